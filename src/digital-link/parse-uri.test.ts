/** @jest-environment node */
import { parseDigitalLink } from "./parse-uri";

const stem = "https://id.gs1.org/01/09506000134352";
const read = (uri: string) => parseDigitalLink(uri, 2026);
const gtin = "09506000134352";

// Verdicts of GS1's own syntax engine.
test.each([
  [
    `${stem}/22/2A/10/ABC123/21/12345?17=271231`,
    { gtin, variant: "2A", batch: "ABC123", serial: "12345", expiry: "271231" },
  ],
  [
    "https://example.com/some/path/01/09506000134352/10/ABC123?17=271231",
    { gtin, batch: "ABC123", expiry: "271231" },
  ],
  [`${stem}/10/AB-12%2F3`, { gtin, batch: "AB-12/3" }],
  ["HTTPS://ID.GS1.ORG/01/09506000134352", { gtin }],
  [`${stem}?foo=bar&17=271231`, { gtin, expiry: "271231" }],
  [`${stem}/10/01`, { gtin, batch: "01" }],
  [`https://example.com/01/${gtin.slice(2)}/01/${gtin}`, { gtin }],
  [`${stem}#part`, { gtin }],
])("%s is valid", (uri, identifiers) => {
  expect(read(uri)).toEqual({ value: { identifiers, others: [] } });
});

test("names the Application Identifiers in the query that the site does not use", () => {
  const { value } = read(`${stem}/10/A?11=260101&foo=bar&17=271231&3103=000750&2024=x`);
  expect(value?.identifiers).toEqual({ gtin, batch: "A", expiry: "271231" });
  expect(value?.others).toEqual(["11", "3103"]);
});

test.each([
  ["a GTIN of 13 digits", "https://id.gs1.org/01/9506000134352", { kind: "length", count: 13 }],
  ["the order", `${stem}/21/12345/10/ABC123`, { kind: "order" }],
  ["a qualifier twice", `${stem}/10/A/10/B`, { kind: "order" }],
  ["the expiry in the path", `${stem}/17/271231`, { kind: "link" }],
  ["a qualifier in the query", `${stem}?21=A`, { kind: "link" }],
  ["words for numbers", "https://id.gs1.org/gtin/09506000134352", { kind: "link" }],
  ["a date twice", `${stem}?17=271231&17=281231`, { kind: "link" }],
  ["a batch of dots, which browsers take for a way up", `${stem}/10/..`, { kind: "dots" }],
  ["the same, encoded", `${stem}/10/%2E`, { kind: "dots" }],
  ["month 13", `${stem}?17=271331`, { kind: "month" }],
  ["a raw space", `${stem}/10/A B`, { kind: "link" }],
  ["an encoded space", `${stem}/10/A%20B`, { kind: "character", characters: [" "] }],
  ["a slash at the end", `${stem}/`, { kind: "link" }],
  ["an empty batch", `${stem}/10/`, { kind: "part", code: "10" }],
  ["a broken encoding", `${stem}/10/A%2`, { kind: "link" }],
  ["digits of another script", "https://id.gs1.org/01/٠٩٥٠٦٠٠٠١٣٤٣٥٢", { kind: "digits" }],
  ["no scheme", "id.gs1.org/01/09506000134352", { kind: "link" }],
  ["another scheme", "ftp://id.gs1.org/01/09506000134352", { kind: "link" }],
  ["no key", "https://example.com/", { kind: "link" }],
])("%s is invalid", (_, uri, fault) => {
  expect(read(uri)).toEqual({ fault });
});
