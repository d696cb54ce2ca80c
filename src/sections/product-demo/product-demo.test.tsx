import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { nameLength } from "../../draft/draft";
import { readFragment } from "../../draft/fragment";
import { partsOf } from "../../draft/ingredients";
import { languages } from "../../i18n/languages";
import { headingsOf, plansOf } from "../../testing/fixtures";
import { FakeIntersectionObserver } from "../../testing/intersection-observer";
import { language, renderInPage, text } from "../../testing/render";
import { Contact } from "../contact/contact";
import { ProductDemo } from "./product-demo";

const host = "https://id.example";
const headings = headingsOf(language);
const t = (key: string, values?: Record<string, string>) => text(`product-demo:${key}`, values);
const couponTitle = new RegExp(text("landing:contact.titleSecond"));
const example = t("examples.jar.name");

beforeEach(() => FakeIntersectionObserver.install());
afterAll(() => FakeIntersectionObserver.remove());

const plans = plansOf(language);
const block = <ProductDemo key="block" {...{ host, headings, plans }} samplePath="/sample" />;
const show = () => renderInPage(block).user;

const field = (name: string) => screen.getByRole("textbox", { name: t(`labels.${name}`) });
const button = (key: string, values?: Record<string, string>) =>
  screen.getByRole("button", { name: t(key, values) });
const row = (key: string) => screen.getByRole("button", { name: new RegExp(`^${t(key)}`) });
const codeOf = (path: string) =>
  screen.getByRole("img", { name: text("landing:questions.qrAlt", { uri: host + path }) });
const anyCode = () =>
  screen.queryByRole("img", { name: new RegExp(text("landing:questions.qrAlt", { uri: host })) });
const phone = () => screen.getByRole("tabpanel", { name: t("readers.shopper") });

test("it begins with the example, marked as one, beside empty fields", () => {
  show();
  expect(field("name")).toHaveValue("");
  expect(field("gtin")).toHaveValue("");
  expect(field("gtin")).toHaveAccessibleDescription(t("number.none"));
  expect(anyCode()).toBeInTheDocument();
  expect(screen.getAllByText(t("pack.example"))).not.toHaveLength(0);
  expect(within(phone()).getByText(example)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
});

test("a name stands on pack and page at once; there is no code before there is a number", async () => {
  const user = show();
  await user.type(field("name"), "Jam");
  expect(within(phone()).getByText("Jam")).toBeInTheDocument();
  expect(screen.queryByText(example)).toBeNull();
  expect(anyCode()).toBeNull();
  await user.type(field("gtin"), "6291041500213");
  expect(codeOf("/01/06291041500213")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: t("pack.barcode", { value: "06291041500213" }) }));
  expect(field("gtin")).toHaveAccessibleDescription(new RegExp(t("number.right")));
  expect(within(phone()).getByText("06291041500213")).toBeInTheDocument();
  const whole = within(phone()).getByRole("link", { name: text("landing:hero.openSample") });
  expect(whole).toHaveAttribute("href", expect.stringMatching(/\/sample$/));
});

test("the coupon at the page's end speaks of the product by its name, until it goes", async () => {
  const coupon = <Contact />;
  const { user, rerender } = renderInPage(
    <>
      {block}
      {coupon}
    </>,
  );
  const region = () => within(screen.getByRole("region", { name: couponTitle }));
  await user.type(field("name"), "Jam ");
  expect(region().getByText("Jam")).toBeInTheDocument();
  await user.clear(field("name"));
  await user.paste("é".repeat(nameLength + 1));
  const short = `${"é".repeat(nameLength - 1)}…`;
  expect(region().getByText(short)).toBeInTheDocument();
  rerender(coupon);
  expect(region().queryByText(short)).toBeNull();
});

test("nothing is judged while one types; left, a wrong number has no code and no offered digit", async () => {
  const user = show();
  await user.type(field("gtin"), "62910415");
  expect(field("gtin")).toHaveAccessibleDescription(t("number.soFar", { value: "8" }));
  await user.type(field("gtin"), "00214");
  expect(field("gtin")).toBeValid();
  expect(anyCode()).toBeNull();
  await user.tab();
  expect(field("gtin")).toBeInvalid();
  expect(field("gtin")).toHaveAccessibleDescription(t("faults.checkDigit", { value: "13" }));
  await user.type(field("gtin"), "{Backspace}");
  expect(field("gtin")).toBeValid();
  await user.type(field("gtin"), "3");
  expect(codeOf("/01/06291041500213")).toBeInTheDocument();
});

test("a short number is judged by Enter; a case's number says why it has no barcode", async () => {
  const user = show();
  await user.type(field("gtin"), "96385074{Enter}");
  expect(codeOf("/01/00000096385074")).toBeInTheDocument();
  await user.clear(field("gtin"));
  await user.type(field("gtin"), "10614141000415");
  expect(codeOf("/01/10614141000415")).toBeInTheDocument();
  expect(
    screen.queryByRole("img", { name: t("pack.barcode", { value: "10614141000415" }) }),
  ).toBeNull();
  expect(field("gtin")).toHaveAccessibleDescription(new RegExp(t("number.case")));
  await user.click(screen.getByRole("tab", { name: t("readers.checkout") }));
  expect(screen.getAllByText(t("pack.case"))).toHaveLength(2);
  expect(screen.queryByRole("button", { name: t("readers.addDate") })).toBeNull();
});

test.each([
  ["96385074", true],
  ["6291041500214", false],
])("after a pause %s is judged, too", async (number, isRight) => {
  jest.useFakeTimers();
  show();
  await userEvent.setup({ delay: null }).type(field("gtin"), number);
  expect(anyCode()).toBeNull();
  act(() => jest.advanceTimersByTime(2000));
  if (isRight) expect(anyCode()).toBeInTheDocument();
  else expect(field("gtin")).toBeInvalid();
  jest.useRealTimers();
});

test("a pasted link is taken apart into the fields", async () => {
  const user = show();
  await user.click(field("gtin"));
  await user.paste("https://example.com/a/01/09521234543213/22/2A/10/L%2F1/21/7?17=271200");
  expect(field("gtin")).toHaveValue("09521234543213");
  expect(codeOf("/01/09521234543213/22/2A/10/L%2F1/21/7?17=271200")).toBeInTheDocument();
  await user.click(row("more"));
  expect(field("batch")).toHaveValue("L/1");
  expect(field("serial")).toHaveValue("7");
  expect(screen.getByRole("radio", { name: t("labels.expiry") })).toBeChecked();
  expect(screen.getByRole("combobox", { name: t("labels.month") })).toHaveValue("12");
  expect(screen.getByRole("combobox", { name: t("labels.day") })).toHaveValue("");
});

test.each([
  ["(01)09521234543213(10)LOT1(11)260101", "/10/LOT1", "(11)", undefined],
  ["(01)09521234543213(15)280430(17)280531", "?15=280430", "(17)", "parts.expiry"],
  [
    "https://example.com/01/09521234543213?17=280531&15=280430",
    "?15=280430",
    "(17)",
    "parts.expiry",
  ],
  ["]d201095212345432133103000750", "", "(3103)", undefined],
])("what a pasted code holds beyond the fields is named: %s", async (pasted, path, code, part) => {
  const user = show();
  await user.click(field("gtin"));
  await user.paste(pasted);
  expect(codeOf(`/01/09521234543213${path}`)).toBeInTheDocument();
  const named = `\u2066${code}\u2069${part ? ` ${t(part)}` : ""}`;
  const said = screen.getByText(t("number.leftOut", { value: named }));
  expect(field("gtin")).toHaveAccessibleDescription(
    expect.stringContaining(said.textContent ?? ""),
  );
  await user.type(field("gtin"), "{Backspace}");
  await user.type(field("gtin"), "3");
  expect(codeOf(`/01/09521234543213${path}`)).toBeInTheDocument();
  expect(screen.queryByText(t("number.leftOut", { value: named }))).toBeNull();
});

test("of a pasted code that cannot be read, the part is named", async () => {
  const user = show();
  await user.click(field("gtin"));
  await user.paste("(01)09521234543213(11)2601");
  const fault = t("faults.part", { value: "\u2066(11)\u2069" });
  expect(field("gtin")).toHaveAccessibleDescription(fault);
});

test("a pasted date years ahead stands in the list of years", async () => {
  const user = show();
  const year = new Date().getFullYear() + 30;
  await user.click(field("gtin"));
  await user.paste(`https://example.com/01/09521234543213?15=${String(year).slice(-2)}0131`);
  await user.click(row("more"));
  expect(screen.getByRole("combobox", { name: t("labels.year") })).toHaveValue(String(year));
});

test("nothing of the link before stays beside a pasted link", async () => {
  const user = show();
  await user.click(field("gtin"));
  await user.paste("https://example.com/01/09521234543213/22/2A/10/L/21/7?17=271200");
  await user.clear(field("gtin"));
  await user.paste("https://example.com/01/06291041500213");
  expect(codeOf("/01/06291041500213")).toBeInTheDocument();
});

test("what cannot stand in a code is said at once, stays, and hides no code", async () => {
  const user = show();
  await user.type(field("gtin"), "9521234543213");
  await user.click(row("more"));
  await user.type(field("batch"), "Ä 1");
  expect(field("batch")).toHaveValue("Ä 1");
  expect(field("batch")).toBeInvalid();
  expect(field("batch")).toHaveAccessibleDescription(expect.stringContaining(t("faults.space")));
  expect(codeOf("/01/09521234543213")).toBeInTheDocument();
});

test("one date, best before or use by, without a day the month's last; a past one says so", async () => {
  const user = show();
  await user.type(field("gtin"), "9521234543213");
  await user.click(row("more"));
  const list = (name: string) => screen.getByRole("combobox", { name: t(`labels.${name}`) });
  const year = new Date().getFullYear();
  const short = String(year + 1).slice(-2);
  await user.selectOptions(list("month"), "2");
  expect(screen.getByText(t("datePart"))).toBeInTheDocument();
  await user.selectOptions(list("year"), String(year + 1));
  expect(screen.queryByText(t("datePart"))).toBeNull();
  expect(codeOf(`/01/09521234543213?15=${short}0200`)).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: t("labels.expiry") }));
  await user.selectOptions(list("day"), "9");
  expect(codeOf(`/01/09521234543213?17=${short}0209`)).toBeInTheDocument();
  expect(screen.queryByText(t("past"))).toBeNull();
  await user.selectOptions(list("year"), String(year - 1));
  expect(screen.getByText(t("past"))).toBeInTheDocument();
});

test("an ingredient that is tapped is an allergen on the page", async () => {
  const user = show();
  await user.click(row("labels.ingredients"));
  await user.type(field("ingredients"), "Plums, sugar");
  await user.click(screen.getByRole("button", { name: "sugar" }));
  expect(within(phone()).getByText("sugar").tagName).toBe("STRONG");
  await user.type(field("ingredients"), "Water, ", { initialSelectionStart: 0 });
  expect(within(phone()).getByText("sugar").tagName).toBe("STRONG");
  await user.click(screen.getByRole("button", { name: "sugar" }));
  expect(within(phone()).getByText("sugar").tagName).not.toBe("STRONG");
});

test.each(["Water.\u200b Milk, salt", "Water.\ufeffMilk, salt"])(
  "an allergen is the same in the preview, whatever cannot be seen in the list: %j",
  async (list) => {
    const user = show();
    await user.click(row("labels.ingredients"));
    await user.click(field("ingredients"));
    await user.paste(list);
    await user.click(screen.getByRole("button", { name: "salt" }));
    const [preview] = screen.getAllByRole<HTMLAnchorElement>("link", { name: t("own.open") });
    const { product } = readFragment(preview?.hash ?? "", 2026);
    const parts = partsOf(product?.ingredients ?? "");
    const marked = parts.filter(({ place }) => product?.allergens.includes(place ?? -1));
    expect(marked.map(({ text: words }) => words.trim())).toEqual(["salt"]);
  },
);

test.each([
  ["name", 40],
  ["ingredients", 200],
])("%s of more than %d letters are told, and shown no further", async (name, limit) => {
  const user = show();
  await user.click(row("labels.ingredients"));
  await user.click(field(name));
  await user.paste("m".repeat(limit + 1));
  const values = { limit: String(limit), value: String(limit + 1) };
  expect(screen.getByText(t("faults.tooLong", values))).toBeInTheDocument();
  expect(within(phone()).getByText(`${"m".repeat(limit - 1)}…`)).toBeInTheDocument();
});

test("an example fills all of it, the next time another one; both and clearing can be undone", async () => {
  const user = show();
  await user.type(field("name"), "Jam");
  await user.click(button("example"));
  expect(field("name")).toHaveValue(example);
  expect(anyCode()).toBeInTheDocument();
  await user.click(button("undo"));
  expect(field("name")).toHaveValue("Jam");
  await user.click(button("example"));
  expect(field("name")).toHaveValue(t("examples.bowl.name"));
  await user.type(field("name"), "!");
  await user.click(button("clear"));
  expect(field("name")).toHaveValue("");
  await user.click(button("undo"));
  expect(field("name")).toHaveValue(`${t("examples.bowl.name")}!`);
});

test("the example pressed twice by mistake loses nothing: each press can be undone", async () => {
  const user = show();
  await user.type(field("name"), "Jam");
  await user.dblClick(button("example"));
  expect(field("name")).toHaveValue(t("examples.bowl.name"));
  await user.click(button("undo"));
  expect(field("name")).toHaveValue(example);
  await user.click(button("undo"));
  expect(field("name")).toHaveValue("Jam");
  expect(screen.queryByRole("button", { name: t("undo") })).toBeNull();
});

test("the checkout shows what the code holds, by its application identifiers", async () => {
  const user = show();
  await user.click(screen.getByRole("tab", { name: t("readers.checkout") }));
  const till = within(screen.getByRole("tabpanel", { name: t("readers.checkout") }));
  expect(till.getByText(example)).toBeInTheDocument();
  expect(till.getByText(t("readers.inDate"))).toBeInTheDocument();
  expect(till.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    [
      ["01", "gtin"],
      ["10", "batch"],
      ["15", "bestBefore"],
    ].map(([code, name]) => `${code} ${t(`parts.${name}`)}`),
  );
  await user.click(till.getByRole("radio", { name: t("readers.later") }));
  expect(till.getByText(t("readers.past"))).toBeInTheDocument();
  await user.click(till.getByRole("radio", { name: t("readers.today") }));
  expect(till.getByText(t("readers.inDate"))).toBeInTheDocument();
  await user.type(field("name"), "Jam");
  expect(till.getByText(t("readers.nothing"))).toBeInTheDocument();
});

test("the page's language buttons change its headings; what was typed stays", async () => {
  const user = show();
  const [, other] = headings;
  const { endonym, htmlLang } = languages.find(({ code }) => code === other?.language) ?? {};
  await user.type(field("name"), "Jam");
  await user.click(screen.getByRole("button", { name: endonym ?? "none" }));
  expect(within(phone()).getByText("Jam").closest("[lang]")).toHaveAttribute("lang", htmlLang);
});

test("whether both codes fit is said for the width that is typed, and for each side", async () => {
  const user = show();
  await user.click(row("fit.title"));
  const width = screen.getByRole("textbox", { name: t("fit.width") });
  const verdict = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(verdict()).toContain(t("fit.fits"));
  await user.clear(width);
  await user.type(width, "57");
  expect(verdict()).toContain(t("fit.tooSmall"));
  expect(screen.getByRole("slider", { name: t("fit.width") })).toHaveAttribute(
    "aria-valuenow",
    "57",
  );
  const [smallest] = within(screen.getByRole("radiogroup", { name: t("fit.side") })).getAllByRole(
    "radio",
  );
  expect(screen.getByText(new RegExp(t("fit.smaller", { value: ".+" })))).toBeInTheDocument();
  await user.click(smallest as HTMLElement);
  expect(verdict()).toContain(t("fit.fits"));
  await user.clear(width);
  await user.type(width, "120");
  expect(verdict()).toContain(t("fit.fits"));
  await user.clear(width);
  await user.type(width, "30");
  expect(screen.getByText(new RegExp(t("fit.elsewhere")))).toBeInTheDocument();
  await user.clear(width);
  await user.type(width, "40");
  await user.click(button("fit.stack"));
  expect(verdict()).toContain(t("fit.fits"));
  await user.click(button("fit.unstack"));
  expect(verdict()).toContain(t("fit.tooSmall"));
});

test("nothing is said of the fit while the width is no number; the field says what it wants", async () => {
  const user = show();
  await user.click(row("fit.title"));
  const width = () => screen.getByRole("textbox", { name: t("fit.width") });
  await user.clear(width());
  await user.type(width(), "wide");
  await user.tab();
  expect(width()).toHaveValue("wide");
  expect(width()).toBeInvalid();
  expect(width()).toHaveAccessibleDescription(t("fit.number"));
  for (const verdict of screen.queryAllByText(t("fit.fits"))) expect(verdict).not.toBeVisible();
  await user.clear(width());
  await user.type(width(), "1,000");
  expect(width()).toBeValid();
  expect(screen.getByRole("slider", { name: t("fit.width") })).toHaveAccessibleDescription("");
  expect(screen.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    expect.stringContaining("1,000"),
  );
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    t("fit.fits"),
  );
});

test("nothing is said of the fit while the number is wrong", async () => {
  const user = show();
  await user.type(field("gtin"), "6291041500214");
  await user.tab();
  await user.click(row("fit.title"));
  expect(row("fit.title")).toHaveAccessibleName(t("fit.title"));
  expect(screen.getByText(new RegExp(t("fit.spare", { value: ".+" })))).not.toBeVisible();
  for (const verdict of screen.queryAllByText(t("fit.fits"))) expect(verdict).not.toBeVisible();
});

test("at the checkout a code without a date leads to the fields of one", async () => {
  const user = show();
  await user.type(field("gtin"), "9521234543213");
  await user.click(screen.getByRole("tab", { name: t("readers.checkout") }));
  expect(screen.getByText(t("readers.more"))).toBeVisible();
  await user.click(button("readers.addDate"));
  expect(row("more")).toHaveFocus();
  expect(row("more")).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("combobox", { name: t("labels.month") })).toBeInTheDocument();
});

test("the link is copied, or selected where copying is not allowed", async () => {
  const user = show();
  await user.click(row("link.title"));
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(button("copy"));
  expect(write).toHaveBeenCalledWith(expect.stringMatching(`^${host}/01/`));
  expect(await screen.findByText(t("copied"))).toBeInTheDocument();
  await user.type(field("gtin"), "952123454321");
  expect(button("copy")).toBeDisabled();
  await user.type(field("gtin"), "3");
  write.mockRejectedValueOnce(new Error("denied"));
  await user.click(button("copy"));
  expect(await screen.findByText(t("selected"))).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe(`${host}/01/09521234543213`);
  write.mockRestore();
});

test("the preview is shared by the system; where that fails its address is copied, or selected", async () => {
  const share = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error("no"));
  Object.assign(navigator, { share });
  const user = show();
  // A phone shows the first, a desk the other, beside the code that opens the same.
  const [ofPhone] = screen.getAllByRole("button", { name: t("own.share") }) as [HTMLElement];
  await user.click(ofPhone);
  expect(share).toHaveBeenCalledWith({ url: expect.stringMatching(/\/preview#\d\.[\w-]+$/) });
  const { url } = share.mock.calls[0][0];
  for (const link of screen.getAllByRole("link", { name: t("own.open") })) {
    expect(link).toHaveAttribute("href", url);
  }
  expect(screen.queryByText(t("own.copied"))).toBeNull();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(ofPhone);
  expect(await screen.findByText(t("own.copied"))).toBeInTheDocument();
  write.mockRejectedValueOnce(new Error("denied"));
  await user.click(ofPhone);
  expect(await screen.findByText(t("selected"))).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe(url);
  write.mockRestore();
  Reflect.deleteProperty(navigator, "share");
});

test("where the browser has no way to share, the button says that it copies", async () => {
  const user = show();
  expect(screen.queryByRole("button", { name: t("own.share") })).toBeNull();
  const [copy] = screen.getAllByRole("button", { name: t("own.copy") }) as [HTMLElement];
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(copy);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/preview#\d\.[\w-]+$/));
  expect(await screen.findByText(t("own.copied"))).toBeInTheDocument();
  write.mockRestore();
});

test("the test sheet is printed at every press, also where the browser never says that it is done", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  const user = show();
  await user.click(row("sheet.title"));
  await user.click(button("sheet.print"));
  await user.click(button("sheet.print"));
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText(t("sheet.foot"))).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(t("sheet.foot"))).toBeNull();
  print.mockRestore();
});

test.each([
  ["has no way to print", undefined],
  [
    "refuses to print",
    () => {
      throw new Error("denied");
    },
  ],
])("a browser that %s says so, and keeps what was entered", async (_, print) => {
  const { print: own } = window;
  Object.assign(window, { print });
  const user = show();
  await user.type(field("name"), "Jam");
  await user.type(field("gtin"), "9521234543213");
  await user.click(row("sheet.title"));
  await user.click(button("sheet.print"));
  expect(screen.getByText(t("sheet.unable"))).toBeInTheDocument();
  expect(screen.queryByText(t("sheet.foot"))).toBeNull();
  expect(field("name")).toHaveValue("Jam");
  Object.assign(window, { print: own });
});

test("on arrival the example types itself, and stops when it is done or touched", async () => {
  jest.useFakeTimers();
  show();
  const pack = screen.getByRole("figure");
  const observer = FakeIntersectionObserver.all.find(({ observed }) =>
    observed.some((element) => element.contains(pack)),
  );
  expect(anyCode()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(5000));
  const timers = jest.getTimerCount();
  const notify = observer as unknown as { callback: (entries: object[]) => void };
  act(() => notify.callback([{ isIntersecting: true, target: pack }]));
  expect(anyCode()).toBeNull();
  expect(jest.getTimerCount()).toBeGreaterThan(timers);
  act(() => jest.advanceTimersByTime(5000));
  expect(anyCode()).toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(timers);
  act(() => notify.callback([{ isIntersecting: true, target: pack }]));
  expect(anyCode()).toBeNull();
  const user = userEvent.setup({ delay: null });
  await user.click(field("name"));
  expect(anyCode()).toBeInTheDocument();
  jest.useRealTimers();
});
