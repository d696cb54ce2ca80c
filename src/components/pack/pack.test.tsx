import { screen } from "@testing-library/react";
import { barcode } from "../../digital-link/barcode";
import { qrSymbol } from "../../digital-link/qr-symbol";
import { renderInPage, text } from "../../testing/render";
import { Pack } from "./pack";
import type { PackLabel } from "./pack-label";

const uri = "https://id.example/01/09521234543213";
const gtin = "09521234543213";
const label: PackLabel = { gtin, uri, qrCode: qrSymbol(uri), barcode: barcode(gtin) };
const jam = { name: "Plum jam", drawing: "jar", photo: "" } as const;
const qrAlt = text("landing:questions.qrAlt", { uri });
const barcodeAlt = text("landing:pack.barcode", { value: gtin });
const pictures = () => screen.queryAllByRole("img").map((image) => image.ariaLabel);

test("shows a visitor's name on front and side in place of the demo product's texts", () => {
  const { container, rerender } = renderInPage(<Pack product={undefined} label={label} />);
  const drawn = screen.getAllByText("Risotto");
  rerender(<Pack product={jam} label={label} />);
  expect(screen.getAllByText("Plum jam")).toHaveLength(drawn.length);
  expect(container).not.toHaveTextContent(/Risotto|mushrooms|Orsola|300/);
});

test("renders both codes as named pictures with the number in text, and no barcode for a case", () => {
  const { rerender } = renderInPage(<Pack product={jam} label={label} />);
  expect(pictures()).toEqual([qrAlt, barcodeAlt]);
  expect(screen.getByText(`(01) ${gtin}`)).toBeInTheDocument();
  rerender(<Pack product={jam} label={{ ...label, barcode: undefined }} />);
  expect(pictures()).toEqual([qrAlt]);
  rerender(<Pack product={jam} label={label} alt="A pack" />);
  expect(pictures()).toEqual(["A pack"]);
});

test("draws no code without a valid number", () => {
  const { container } = renderInPage(<Pack product={jam} label={undefined} />);
  expect(pictures()).toEqual([]);
  expect(container).not.toHaveTextContent("(01)");
});

test("prints batch and date in the page's language, or that one code is for every pack", () => {
  // Without spaces, because lines may break anywhere.
  const printed = () => container.textContent?.replace(/\s/g, "");
  const expected = (key: string) => text(`landing:pack.${key}`).replace(/\s/g, "");
  const { container, rerender } = renderInPage(<Pack product={jam} label={label} />);
  expect(printed()).toContain(expected("oneForAll"));
  const date = { name: "expiry", text: "31 05 2028" } as const;
  rerender(<Pack product={jam} label={{ ...label, batch: "L24", date }} />);
  for (const each of ["L24", "31052028", expected("scan"), expected("batch"), expected("expiry")]) {
    expect(printed()).toContain(each);
  }
  expect(printed()).not.toContain(expected("oneForAll"));
});

test("replaces the drawing with a photo", () => {
  const photo = "data:image/png;base64,AA";
  const { container } = renderInPage(<Pack product={{ ...jam, photo }} label={label} />);
  expect(container.querySelector("image")).toHaveAttribute("href", photo);
});
