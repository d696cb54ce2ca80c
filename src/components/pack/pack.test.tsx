import { screen } from "@testing-library/react";
import { barcode } from "../../digital-link/barcode";
import { qrSymbol } from "../../digital-link/qr-symbol";
import { renderInPage, text } from "../../testing/render";
import { Pack, type PackLabel } from "./pack";

const uri = "https://id.example/01/09521234543213";
const label: PackLabel = {
  gtin: "09521234543213",
  uri,
  qrCode: qrSymbol(uri),
  barcode: barcode("09521234543213"),
};
const jam = { name: "Plum jam", drawing: "jar", photo: "" } as const;
const qrAlt = text("landing:questions.qrAlt", { uri });
const barcodeAlt = text("landing:pack.barcode", { value: label.gtin });

test("shows a visitor's name on front and side in place of the demo product's texts", () => {
  const { container, rerender } = renderInPage(<Pack product={undefined} label={label} />);
  const drawn = screen.getAllByText("Risotto");
  rerender(<Pack product={jam} label={label} />);
  expect(screen.getAllByText("Plum jam")).toHaveLength(drawn.length);
  expect(container).not.toHaveTextContent(/Risotto|mushrooms|Orsola|300/);
});

test("renders both codes as named pictures with the number in text, and no barcode for a case", () => {
  const { rerender } = renderInPage(<Pack product={jam} label={label} />);
  for (const name of [qrAlt, barcodeAlt]) {
    expect(screen.getByRole("img", { name })).toBeInTheDocument();
  }
  expect(screen.getByText(`(01) ${label.gtin}`)).toBeInTheDocument();
  rerender(<Pack product={jam} label={{ ...label, barcode: undefined }} />);
  expect(screen.queryByRole("img", { name: barcodeAlt })).toBeNull();
});

test("is a single picture when it has an alternative text", () => {
  renderInPage(<Pack product={jam} label={label} alt="A pack" />);
  expect(screen.getAllByRole("img").map((image) => image.ariaLabel)).toEqual(["A pack"]);
});

test("draws no code without a valid number", () => {
  const { container } = renderInPage(<Pack product={jam} label={undefined} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container).not.toHaveTextContent("(01)");
});

/** Returns the text of the pack without spaces, because lines may break anywhere. */
const printed = (container: HTMLElement) => container.textContent?.replace(/\s/g, "");
const wanted = (key: string) => text(`landing:pack.${key}`).replace(/\s/g, "");

test("prints batch and date in the page's language, or that one code is for every pack", () => {
  const dated = { ...label, batch: "L24", date: { name: "expiry", text: "31 05 2028" } } as const;
  const { container, rerender } = renderInPage(<Pack product={jam} label={label} />);
  expect(printed(container)).toContain(wanted("oneForAll"));
  rerender(<Pack product={jam} label={dated} />);
  for (const said of ["L24", "31052028", wanted("scan"), wanted("batch"), wanted("expiry")]) {
    expect(printed(container)).toContain(said);
  }
  expect(printed(container)).not.toContain(wanted("oneForAll"));
});

test("replaces the drawing with a photo", () => {
  const photo = "data:image/png;base64,AA";
  const { container } = renderInPage(<Pack product={{ ...jam, photo }} label={label} />);
  expect(container.querySelector("image")).toHaveAttribute("href", photo);
});
