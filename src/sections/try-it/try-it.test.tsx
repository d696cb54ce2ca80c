import { act, screen, waitFor } from "@testing-library/react";
import { applicationIdentifiers } from "../../digital-link/identifiers";
import { languageOf } from "../../testing/content";
import { FakeIntersectionObserver } from "../../testing/intersection-observer";
import { language, renderInPage, text } from "../../testing/render";
import { TryIt } from "./try-it";

const example = { host: "https://id.gs1.org", gtin: "09506000134352", size: 25, file: "/code.svg" };
const good = `${example.host}/01/${example.gtin}`;

beforeEach(() => FakeIntersectionObserver.install());
afterAll(() => FakeIntersectionObserver.remove());

const field = (name: string) =>
  screen.getByRole("textbox", { name: text(`try-it:labels.${name}`) });
const codeOf = (uri: string) =>
  screen.getByRole("img", { name: text("landing:questions.qrAlt", { uri }) });

/** Renders the strip, and brings its script by a touch of its field. */
async function show() {
  const { user } = renderInPage(<TryIt example={example} />);
  await user.click(field("gtin"));
  await screen.findByRole("button", { name: text("try-it:copy") });
  return user;
}

test("the example stands there before the script, with its explanation", () => {
  renderInPage(<TryIt example={example} />);
  expect(field("gtin")).toHaveValue(example.gtin);
  expect(codeOf(good)).toHaveAttribute("src", example.file);
  expect(screen.getByText(`(01)${example.gtin}`)).toBeInTheDocument();
  expect(
    screen.getByText(text("try-it:note", { value: new URL(example.host).host })),
  ).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

test("what the script adds waits until somebody comes to the field", async () => {
  const { user } = renderInPage(<TryIt example={example} />);
  // The strip has no id.
  FakeIntersectionObserver.cross({ "": true });
  const copy = { name: text("try-it:copy") };
  await act(async () => void (await import("./live")));
  expect(screen.queryByRole("button", copy)).toBeNull();
  await user.click(field("gtin"));
  expect(await screen.findByRole("button", copy)).toBeInTheDocument();
});

test("a whole number makes its link and code at once", async () => {
  const user = await show();
  await user.clear(field("gtin"));
  await user.type(field("gtin"), "9521234543213");
  expect(codeOf(`${example.host}/01/09521234543213`)).toBeInTheDocument();
  expect(screen.getByText("(01)09521234543213")).toBeInTheDocument();
  await waitFor(() =>
    expect(field("gtin")).toHaveAccessibleDescription(text("try-it:notes.example")),
  );
});

test("a wrong check digit is told when the field is left; the last good code stays", async () => {
  const user = await show();
  await user.type(field("gtin"), "{Backspace}3");
  expect(field("gtin")).toBeValid();
  await user.tab();
  const fault = text("try-it:faults.checkDigit", { value: "2" });
  await waitFor(() => expect(field("gtin")).toHaveAccessibleDescription(fault));
  expect(field("gtin")).toBeInvalid();
  expect(codeOf(good)).toBeInTheDocument();
  expect(screen.getByText(text("try-it:stale"))).toBeInTheDocument();
  for (const key of ["copy", "svg"]) {
    expect(screen.getByRole("button", { name: text(`try-it:${key}`) })).toBeDisabled();
  }
  await user.type(field("gtin"), "{Backspace}2");
  expect(field("gtin")).toBeValid();
  expect(
    screen.getByText(text("try-it:note", { value: new URL(example.host).host })),
  ).toBeInTheDocument();
});

test("a pasted link is taken apart into the fields", async () => {
  const user = await show();
  await user.clear(field("gtin"));
  await user.paste("https://example.com/a/01/09521234543213/22/2A/10/L%2F1/21/7?17=271200");
  await waitFor(() => expect(field("gtin")).toHaveValue("09521234543213"));
  expect(field("batch")).toHaveValue("L/1");
  expect(field("serial")).toHaveValue("7");
  expect(field("expiry")).toHaveValue("271200");
  const day = new Intl.DateTimeFormat(`${languageOf(language).htmlLang}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date("2027-12-31"));
  expect(field("expiry")).toHaveAccessibleDescription(day);
  const uri = `${example.host}/01/09521234543213/22/2A/10/L%2F1/21/7?17=271200`;
  expect(codeOf(uri)).toBeInTheDocument();
  expect(screen.getByText(text("try-it:parts.domain"))).toBeInTheDocument();
  for (const [part, code] of Object.entries(applicationIdentifiers)) {
    expect(screen.getByText(`${code} ${text(`try-it:parts.${part}`)}`)).toBeInTheDocument();
  }
});

test.each([
  ["batch", "A B", "character", { value: "\u2066 \u2069" }],
  ["expiry", "271331", "month", {}],
  ["gtin", "123", "length", { value: "3" }],
])("%s %s: the fault %s is told beside its field", async (name, entered, kind, values) => {
  const user = await show();
  await user.click(screen.getByRole("button", { name: text("try-it:more") }));
  await user.clear(field(name));
  await user.type(field(name), entered);
  await user.tab();
  const fault = text(`try-it:faults.${kind}`, values as Record<string, string>);
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(fault));
  expect(field(name)).toBeInvalid();
});
