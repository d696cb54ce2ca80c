import { screen } from "@testing-library/react";
import { barcode } from "../../digital-link/barcode";
import { qrSymbol } from "../../digital-link/qr-symbol";
import { renderInPage, text } from "../../testing/render";
import { fitText, isRightToLeft } from "./fitted-text";
import { Pack } from "./pack";
import type { PackLabel } from "./pack-label";

const uri = "https://id.example/01/09521234543213";
const gtin = "09521234543213";
const label: PackLabel = { gtin, uri, qrCode: qrSymbol(uri), barcode: barcode(gtin) };
const sample = { brand: "Brand", netWeightGrams: 250, name: undefined };
const jam = { name: "Plum jam", drawing: "jar", photo: "" } as const;
const pictures = () => screen.queryAllByRole("img").map((image) => image.ariaLabel);

test("shows a visitor's name on front and side in place of the sample product's texts", () => {
  const { container, rerender } = renderInPage(
    <Pack product={undefined} sample={sample} label={label} />,
  );
  const drawn = screen.getAllByText("Risotto");
  expect(container).toHaveTextContent("Brand250 g");
  rerender(<Pack product={jam} sample={sample} label={label} />);
  expect(screen.getAllByText("Plum jam")).toHaveLength(drawn.length);
  expect(container).not.toHaveTextContent(/Risotto|mushrooms|Brand|250/);
});

test("shows the sample product's name in another language in place of the English one", () => {
  const { container } = renderInPage(
    <Pack product={undefined} sample={{ ...sample, name: "きのこ" }} label={label} />,
  );
  expect(screen.getAllByText("きのこ")).toHaveLength(2);
  expect(container).not.toHaveTextContent(/Risotto|mushrooms/);
});

test("has codes as named pictures with the number in text, and no barcode for a case", () => {
  const qrAlt = text("landing:shopperQuestions.qrAlt", { uri });
  const { container, rerender } = renderInPage(
    <Pack product={jam} sample={sample} label={label} />,
  );
  expect(pictures()).toEqual([qrAlt, text("landing:pack.barcode", { value: gtin })]);
  expect(screen.getByText(`(01) ${gtin}`)).toBeInTheDocument();
  rerender(<Pack product={jam} sample={sample} label={{ ...label, barcode: undefined }} />);
  expect(pictures()).toEqual([qrAlt]);
  rerender(<Pack product={jam} sample={sample} label={label} alt="A pack" />);
  expect(pictures()).toEqual(["A pack"]);
  rerender(<Pack product={jam} sample={sample} label={undefined} />);
  expect(pictures()).toEqual([]);
  expect(container).not.toHaveTextContent("(01)");
});

test("prints batch and date in the page's language", () => {
  // Without spaces, because lines may break anywhere.
  const printed = () => container.textContent?.replace(/\s/g, "");
  const expected = (key: string) => text(`landing:pack.${key}`).replace(/\s/g, "");
  const date = { name: "expiry", text: "31 05 2028" } as const;
  const { container } = renderInPage(
    <Pack product={jam} sample={sample} label={{ ...label, batch: "L24", date }} />,
  );
  for (const each of ["L24", "31052028", expected("scan"), expected("batch"), expected("expiry")]) {
    expect(printed()).toContain(each);
  }
});

const box = { width: 294, height: 94, largest: 118, lines: 2 } as const;

test.each([
  ["Soup", ["Soup"]],
  ["Organic strawberry marmalade", ["Organic strawberry", "marmalade"]],
  ["番茄奶油浓汤配罗勒", ["番茄奶油", "浓汤配罗勒"]],
  ["শিশুর সাবান", ["শিশুর সাবান"]],
  ["خ".repeat(40), ["خ".repeat(20), "خ".repeat(20)]],
])(
  "sets %s in the lines %j, which fit: divided between words, or else between letters",
  (name, expected) => {
    const { size, lines } = fitText(name, box);
    expect(lines.map((line) => line.text)).toEqual(expected);
    for (const { width, y } of lines) {
      expect(width).toBeLessThanOrEqual(box.width + 0.01);
      expect(y).toBeGreaterThan(0.5 * size);
      expect(y).toBeLessThan(box.height);
    }
  },
);

test("detects right-to-left text by its first letter", () => {
  expect(["2 مربى", "Jam مربى"].map(isRightToLeft)).toEqual([true, false]);
});
