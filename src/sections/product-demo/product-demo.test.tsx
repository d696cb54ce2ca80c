import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languageTag } from "../../content/format";
import { changeDraft, emptyDraft, ingredientsLength, nameLength } from "../../draft/draft";
import { languageByCode } from "../../i18n/languages";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import ProductDemo from "./product-demo";

const host = "https://id.example";
const { sampleProductJson: sample, productTranslations: translations } = landingData(language);
const t = (key: string, values?: Record<string, string>) => text(`product-demo:${key}`, values);

const inDigits = (value: number) => value.toLocaleString(languageTag(languageByCode(language)));

beforeEach(() => changeDraft(emptyDraft));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "share");
});

const show = () =>
  renderInPage(<ProductDemo host={host} translations={translations} sample={sample} />).user;
type User = ReturnType<typeof show>;

const field = (name: string) => screen.getByRole("textbox", { name: t(`labels.${name}`) });
const list = (name: string) => screen.getByRole("combobox", { name: t(`labels.${name}`) });
const button = (key: string) => screen.getByRole("button", { name: t(key) });
const radio = (key: string) => screen.getByRole("radio", { name: t(key) });
const view = (key: string) => screen.getByRole("tabpanel", { name: t(`views.${key}`) });
const open = async (user: User, key: string) => {
  await user.click(screen.getByRole("tab", { name: t(`views.${key}`) }));
  return within(view(key));
};
const shopper = () => within(view("shopper"));
const preview = () => screen.getByRole<HTMLAnchorElement>("link", { name: t("share.open") });
const mail = () =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name: t("share.mail") }).href);
const body = () => mail().searchParams.get("body");
/** Returns the URL in the pack's code, as the row for developers shows it. */
const codeAddress = () => {
  const row = screen.getByText(t("link.title")).parentElement as HTMLElement;
  const segments = within(row).getAllByText(/\S/, { selector: "bdi" });
  return segments.map(({ textContent }) => textContent).join("");
};
const paste = async (user: User, pasted: string, name = "gtin") => {
  await user.click(field(name));
  await user.paste(pasted);
};
const showBatchFields = (user: User) => user.click(radio("printed.no"));

test("shows the sample product with its values as placeholders while the draft is empty", async () => {
  const user = show();
  expect(field("name")).toHaveAttribute("placeholder", sample.texts.name);
  expect(field("gtin")).toHaveAttribute("placeholder", sample.gtin.replace(/^0/, ""));
  expect(field("gtin")).toHaveAccessibleDescription(t("number.none"));
  expect(codeAddress()).toBe(`${host}/01/${sample.gtin}`);
  expect(preview()).toHaveAttribute("href", expect.stringMatching(`${sample.paths.product}$`));
  expect(screen.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
  for (const name of ["name", "gtin"]) await user.type(field(name), " ");
  await user.tab();
  expect(field("gtin")).toHaveAccessibleDescription(t("number.none"));
  expect(shopper().getByText(sample.texts.name)).toBeInTheDocument();
});

test("says on the page where to enter ingredients, and a batch if the code contains one", async () => {
  const user = show();
  const place = t("views.enter", { value: t("more") });
  await user.type(field("name"), "Jam");
  expect(shopper().getAllByText(place)).toHaveLength(1);
  await showBatchFields(user);
  expect(shopper().getAllByText(place)).toHaveLength(2);
  await user.type(field("batch"), "L1");
  await user.type(field("ingredients"), "plums");
  expect(shopper().queryByText(place)).toBeNull();
});

test("makes the codes once the number is valid and reports an invalid one at its last digit", async () => {
  const user = show();
  await user.type(field("gtin"), "(62");
  expect(field("gtin")).toHaveAccessibleDescription(t("number.soFar", { value: "2" }));
  await user.clear(field("gtin"));
  await user.type(field("gtin"), "6291041500214");
  expect(field("gtin")).toBeInvalid();
  expect(field("gtin")).toHaveAccessibleDescription(t("faults.checkDigit", { value: "13" }));
  expect(codeAddress()).toBe(`${host}/01/…`);
  await user.type(field("gtin"), "{Backspace}3");
  expect(field("gtin")).toBeValid();
  expect(field("gtin")).toHaveAccessibleDescription(new RegExp(t("number.right")));
  expect(codeAddress()).toBe(`${host}/01/06291041500213`);
  expect(shopper().getByText("06291041500213")).toBeInTheDocument();
});

test("validates after a pause a number that may be complete", async () => {
  jest.useFakeTimers();
  show();
  const user = userEvent.setup({ delay: null });
  await user.type(field("gtin"), "96385074");
  expect(field("gtin")).toHaveAccessibleDescription(t("number.soFar", { value: "8" }));
  act(() => jest.advanceTimersByTime(2000));
  expect(codeAddress()).toBe(`${host}/01/00000096385074`);
});

test("shows no barcode and no checkout for the number of a case", async () => {
  const user = show();
  await user.type(field("gtin"), "10614141000415");
  expect(field("gtin")).toHaveAccessibleDescription(t("number.case"));
  expect((await open(user, "checkout")).getByText(t("checkout.case"))).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: t("checkout.addDate") })).toBeNull();
});

test("distributes a pasted link to the fields and names values without a field", async () => {
  const user = show();
  await paste(user, "https://example.com/a/01/09521234543213/22/2A/10/L%2F1/21/7?17=271200");
  expect(field("gtin")).toHaveValue("09521234543213");
  expect(codeAddress()).toBe(`${host}/01/09521234543213/22/2A/10/L%2F1?17=271200`);
  const serial = `\u2066(21)\u2069 ${t("parts.serial")}`;
  expect(field("gtin")).toHaveAccessibleDescription(
    expect.stringContaining(t("number.ignoredIdentifiers", { value: serial })),
  );
  expect(field("batch")).toHaveValue("L/1");
  expect(radio("labels.expiry")).toBeChecked();
  expect(list("month")).toHaveValue("12");
  expect(list("day")).toHaveValue("");
});

test.each([
  ["(01)09521234543213(10)LOT1(11)260101", "/10/LOT1", "(11)", undefined],
  ["(01)09521234543213(15)280430(17)280531", "?15=280430", "(17)", "parts.expiry"],
])("names what it omits of the pasted code: %s", async (pasted, path, ai, part) => {
  const user = show();
  await paste(user, pasted);
  expect(codeAddress()).toBe(`${host}/01/09521234543213${path}`);
  const named = `\u2066${ai}\u2069${part ? ` ${t(part)}` : ""}`;
  expect(screen.getByText(t("number.ignoredIdentifiers", { value: named }))).toBeInTheDocument();
});

test("names the part of a pasted code that it cannot read", async () => {
  const user = show();
  await paste(user, "(01)09521234543213(10)");
  const fault = t("faults.part", { value: "\u2066(10)\u2069" });
  expect(field("gtin")).toHaveAccessibleDescription(fault);
});

test("adds the batch to the code only if labels are not printed in advance", async () => {
  const user = show();
  expect(screen.queryByRole("textbox", { name: t("labels.batch") })).toBeNull();
  await showBatchFields(user);
  expect(codeAddress()).toBe(`${host}/01/${sample.gtin}/10/${sample.batch}`);
  await user.type(field("gtin"), "9521234543213");
  expect(codeAddress()).toBe(`${host}/01/09521234543213`);
  await user.type(field("batch"), "B 1");
  expect(field("batch")).toBeInvalid();
  expect(field("batch")).toHaveAccessibleDescription(expect.stringContaining(t("faults.space")));
  expect(codeAddress()).toBe(`${host}/01/09521234543213`);
  await user.type(field("batch"), "{Backspace}{Backspace}2");
  expect(codeAddress()).toBe(`${host}/01/09521234543213/10/B2`);
  await user.click(radio("printed.yes"));
  expect(codeAddress()).toBe(`${host}/01/09521234543213`);
});

test("takes one date, best before or use by, and reports it if incomplete or past", async () => {
  const user = show();
  await user.type(field("gtin"), "9521234543213");
  await showBatchFields(user);
  const year = new Date().getFullYear();
  const short = String(year + 1).slice(-2);
  await user.selectOptions(list("month"), "2");
  expect(screen.getByText(t("dateIncomplete"))).toBeInTheDocument();
  await user.selectOptions(list("year"), String(year + 1));
  expect(screen.queryByText(t("dateIncomplete"))).toBeNull();
  expect(codeAddress()).toBe(`${host}/01/09521234543213?15=${short}0200`);
  await user.click(radio("labels.expiry"));
  await user.selectOptions(list("day"), "9");
  expect(codeAddress()).toBe(`${host}/01/09521234543213?17=${short}0209`);
  await user.selectOptions(list("year"), String(year - 1));
  expect(screen.getByText(t("past"))).toBeInTheDocument();
  await user.click(radio("printed.yes"));
  expect(codeAddress()).toBe(`${host}/01/09521234543213`);
});

test("marks a pressed ingredient as an allergen on the page, despite invisible characters", async () => {
  const user = show();
  await paste(user, "Plums.\u200b Milk, sugar", "ingredients");
  await user.click(screen.getByRole("button", { name: "sugar" }));
  expect(shopper().getByText("sugar").tagName).toBe("STRONG");
  await user.type(field("ingredients"), "Water, ", { initialSelectionStart: 0 });
  expect(shopper().getByText("sugar").tagName).toBe("STRONG");
  await user.click(screen.getByRole("button", { name: "sugar" }));
  expect(shopper().getByText(/sugar/).tagName).not.toBe("STRONG");
});

test.each([
  ["name", nameLength],
  ["ingredients", ingredientsLength],
])("reports a %s of more than %d letters and shortens it", async (name, limit) => {
  const user = show();
  await paste(user, "m".repeat(limit + 1), name);
  const values = { limit: String(limit), value: String(limit + 1) };
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(t("faults.tooLong", values));
  expect(shopper().getByText(`${"m".repeat(limit - 1)}…`)).toBeInTheDocument();
});

test("clears all fields and can undo that", async () => {
  const user = show();
  expect(screen.queryByRole("button", { name: t("clear") })).toBeNull();
  await user.click(radio("drawings.bottle"));
  expect(button("clear")).toBeInTheDocument();
  await user.type(field("name"), "Jam");
  await user.click(button("clear"));
  expect(field("name")).toHaveValue("");
  expect(radio("drawings.bottle")).not.toBeChecked();
  await user.click(button("undo"));
  expect(field("name")).toHaveValue("Jam");
  expect(radio("drawings.bottle")).toBeChecked();
});

test("shows at the checkout what the code contains, leads to the date fields, and says if the date is past", async () => {
  const user = show();
  await open(user, "checkout");
  await user.click(button("checkout.addDate"));
  expect(screen.getByText(t("more"))).toHaveFocus();
  expect(list("month")).toBeVisible();
  const year = String(new Date().getFullYear() + 1).slice(-2);
  await paste(user, `https://example.com/01/09521234543213/10/L1?15=${year}0500`);
  const checkout = within(view("checkout"));
  expect(checkout.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    [
      ["01", "gtin"],
      ["10", "batch"],
      ["15", "bestBefore"],
    ].map(([code, name]) => `${code} ${t(`parts.${name}`)}`),
  );
  expect(checkout.getByText(t("checkout.inDate"))).toBeInTheDocument();
  await user.click(checkout.getByRole("radio", { name: t("checkout.later") }));
  expect(checkout.getByText(t("checkout.past"))).toBeInTheDocument();
  await user.type(field("gtin"), "{Backspace}4");
  expect(checkout.getByText(t("checkout.nothing"))).toBeInTheDocument();
});

test("says for each valid width and side whether both codes fit", async () => {
  const user = show();
  const size = await open(user, "size");
  const width = () => size.getByRole("textbox", { name: t("fit.width") });
  const enter = async (value: string) => {
    await user.clear(width());
    await user.type(width(), value);
  };
  expect(size.getByText(t("fit.fits"))).toBeInTheDocument();
  await enter("57");
  expect(size.getByText(t("fit.tooSmall"))).toBeInTheDocument();
  expect(size.getByText(new RegExp(t("fit.smaller", { value: ".+" })))).toBeInTheDocument();
  const sides = within(size.getByRole("radiogroup", { name: t("fit.side") }));
  await user.click(sides.getAllByRole("radio")[0] as HTMLElement);
  expect(size.getByText(t("fit.fits"))).toBeInTheDocument();
  await enter("30");
  expect(size.getByText(new RegExp(t("fit.elsewhere")))).toBeInTheDocument();
  await enter("40");
  await user.click(button("fit.stack"));
  expect(size.getByText(t("fit.fits"))).toBeInTheDocument();
  await enter("wide");
  expect(width()).toBeInvalid();
  expect(width()).toHaveAccessibleDescription(t("fit.number"));
  expect(size.queryByText(t("fit.fits"))).toBeNull();
  await enter("1000");
  expect(width()).toBeValid();
  expect(size.getByText(t("fit.fits"))).toBeInTheDocument();
  const length = expect.stringContaining(inDigits(1000));
  expect(size.getByRole("slider")).toHaveAttribute("aria-valuetext", length);
  await user.type(field("gtin"), "6291041500214");
  expect(size.queryByText(t("fit.fits"))).toBeNull();
  expect(button("sheet.print")).toBeDisabled();
});

test("copies the link, or selects it when copying is not allowed", async () => {
  const user = show();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(button("link.copy"));
  expect(write).toHaveBeenCalledWith(`${host}/01/${sample.gtin}`);
  expect(await screen.findByText(t("copied"))).toBeInTheDocument();
  await user.type(field("gtin"), "952123454321");
  expect(button("link.copy")).toBeDisabled();
  await user.type(field("gtin"), "3");
  write.mockRejectedValueOnce(new Error("denied"));
  await user.click(button("link.copy"));
  expect(await screen.findByText(t("selected"))).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe(`${host}/01/09521234543213`);
});

test("shares the preview as a code in place of the pack, and as a copied URL", async () => {
  const user = show();
  await user.click(button("share.phone"));
  expect(screen.getByRole("img", { name: t("share.code") })).toBeInTheDocument();
  await user.click(button("share.pack"));
  expect(screen.queryByRole("img", { name: t("share.code") })).toBeNull();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(button("share.copy"));
  expect(await screen.findByText(t("copied"))).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(preview().href);
});

test("opens the share sheet with the preview's URL, or copies it if that fails", async () => {
  const share = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  Object.assign(navigator, { share });
  const user = show();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.type(field("name"), "Jam");
  await user.click(button("share.send"));
  expect(share).toHaveBeenCalledWith({ url: preview().href });
  expect(write).not.toHaveBeenCalled();
  await user.click(button("share.send"));
  expect(await screen.findByText(t("copied"))).toBeInTheDocument();
});

test("writes an email to the printer without a recipient, with all data and a warning", async () => {
  const user = show();
  await user.type(field("name"), "Jam & Co");
  expect(body()).not.toContain(sample.gtin);
  await user.type(field("gtin"), "6291041500213");
  expect(mail().pathname).toBe("");
  expect(mail().searchParams.get("subject")).toBe(t("mail.subject", { value: "Jam & Co" }));
  for (const line of [
    t("mail.product", { value: "Jam & Co" }),
    t("mail.number", { value: "06291041500213" }),
    t("mail.distance"),
    t("mail.preview", { value: preview().href }),
    t("mail.test"),
    t("fit.mm", { value: inDigits(37.3) }),
  ]) {
    expect(body()).toContain(line);
  }
  await user.clear(field("gtin"));
  await user.type(field("gtin"), "10614141000415");
  expect(body()).not.toContain(t("mail.distance"));
});

test("prints the test sheet on every press, or reports that the browser cannot print", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  const user = show();
  await open(user, "size");
  await user.click(button("sheet.print"));
  await user.click(button("sheet.print"));
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText(t("sheet.foot"))).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(t("sheet.foot"))).toBeNull();
  print.mockImplementation(() => {
    throw new Error("denied");
  });
  await user.click(button("sheet.print"));
  expect(screen.getByText(t("sheet.unable"))).toBeInTheDocument();
  expect(screen.queryByText(t("sheet.foot"))).toBeNull();
});
