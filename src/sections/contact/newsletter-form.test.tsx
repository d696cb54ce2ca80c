import { act, fireEvent, screen, within } from "@testing-library/react";
import { site, testLanguages, textFinder } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { NewsletterForm } from "./newsletter-form";
import { thanksDuration } from "./use-newsletter";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const label = text("landing:contact.emailLabel");
  const success = text("landing:contact.success");

  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: label });
  const button = () => screen.getByRole("button", { name: text("landing:contact.subscribe") });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test("a required e-mail field with a label, and a form that goes nowhere", () => {
    renderIn(language, <NewsletterForm />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute("type", "email");
    expect(field()).toHaveAttribute("autocomplete", "email");
    expect(field()).toHaveAttribute("placeholder", text("landing:contact.emailPlaceholder"));
    expect(button()).toHaveAttribute("type", "submit");
    expect(field().form).toHaveAttribute("method", "dialog");
    expect(field().form).not.toHaveAttribute("action");
    expect(field().form?.noValidate).toBe(false);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test.each([
    ["", false],
    ["ann", false],
    ["ann@", false],
    ["ann@example.com", true],
  ])("the browser finds %p valid: %p", (value, isValid) => {
    renderIn(language, <NewsletterForm />);
    type(value);
    expect(field().form?.checkValidity()).toBe(isValid);
  });

  test("nothing happens with an empty field: no message of our own", () => {
    renderIn(language, <NewsletterForm />);
    fireEvent.click(button());
    fireEvent.submit(field().form as HTMLFormElement);
    wait(5000);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(success)).toBeNull();
  });

  test("the thanks stand in the form's place for three seconds, then the form is back, empty", () => {
    renderIn(language, <NewsletterForm />, { styled: true });
    type("ann@example.com");
    fireEvent.click(button());
    expect(screen.getByRole("status")).toHaveTextContent(success);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    wait(2999);
    expect(screen.getByRole("status")).toHaveTextContent(success);
    wait(1);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(field()).toHaveValue("");
    expect(button()).toBeVisible();
  });

  test("the focus is not lost: on the group around the thanks, then in the field", () => {
    renderIn(language, <NewsletterForm />);
    type("ann@example.com");
    button().focus();
    fireEvent.click(button());
    // Not on the thanks themselves: a live region that takes the focus is read out twice.
    const group = screen.getByRole("group", { name: text("landing:contact.newsletter") });
    expect(group).toHaveFocus();
    expect(group).toContainElement(screen.getByRole("status"));
    wait(3000);
    wait(16);
    expect(field()).toHaveFocus();
  });

  test("a visitor who has gone on is not called back", () => {
    renderIn(
      language,
      <>
        <NewsletterForm />
        <a href="/terms">Terms</a>
      </>,
    );
    type("ann@example.com");
    fireEvent.click(button());
    screen.getByRole("link", { name: "Terms" }).focus();
    wait(3016);
    expect(screen.getByRole("link", { name: "Terms" })).toHaveFocus();
  });

  test("leaving the page while the thanks stand leaves nothing behind", () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const { unmount } = renderIn(language, <NewsletterForm />);
    type("ann@example.com");
    fireEvent.click(button());
    unmount();
    wait(5000);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe("with a service that sends the newsletter", () => {
  const text = textFinder("en");
  const service = { endpoint: "https://news.example.com/subscribe", field: "EMAIL" };
  const shell = shellOf("en");
  const siteJson = shell.siteJson && { ...shell.siteJson, newsletter: service };
  const ask = jest.fn();
  const field = () => screen.getByRole<HTMLInputElement>("textbox");
  const button = () => screen.getByRole("button");
  const failure = () => screen.getByRole("alert");

  /** Subscribes, and lets the service's answer arrive. */
  async function subscribe(): Promise<void> {
    fireEvent.change(field(), { target: { value: "ann@example.com" } });
    fireEvent.click(button());
    await act(async () => undefined);
  }

  beforeEach(() => {
    Object.assign(globalThis, { fetch: ask.mockReset() });
    renderIn("en", <NewsletterForm />, { shell: { ...shell, siteJson } });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, "fetch");
  });

  test("without scripts the form posts there by itself", () => {
    expect(field()).toHaveAttribute("name", service.field);
    expect(field().form).toHaveAttribute("method", "post");
    expect(field().form).toHaveAttribute("action", service.endpoint);
  });

  test("the address is posted as by a form, and nothing else; then the thanks stand", async () => {
    ask.mockResolvedValue({ ok: true });
    await subscribe();
    const [endpoint, { body, ...options }] = ask.mock.calls[0];
    expect(endpoint).toBe(service.endpoint);
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(String(body)).toBe("EMAIL=ann%40example.com");
    expect(options).toMatchObject({ method: "POST", credentials: "omit" });
    expect(options).not.toHaveProperty("headers");
    expect(screen.getByRole("status")).toHaveTextContent(text("landing:contact.success"));
    act(() => jest.advanceTimersByTime(thanksDuration));
    expect(field()).toHaveValue("");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("while it is on its way the button says so, and a second press sends nothing", async () => {
    ask.mockReturnValue(new Promise(() => undefined));
    await subscribe();
    expect(button()).toHaveTextContent(text("landing:contact.sending"));
    expect(button()).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(button());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["an error as the answer", () => ask.mockResolvedValue({ ok: false }), true, "failed"],
    ["no answer that may be read", () => ask.mockRejectedValue(new TypeError()), true, "failed"],
    ["no network", () => ask.mockRejectedValue(new TypeError()), false, "offline"],
  ])("%s: the address stays, and there is a way to write", async (_, answer, onLine, key) => {
    answer();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    await subscribe();
    expect(failure()).toHaveTextContent(text(`landing:contact.${key}`));
    const { supportEmail } = site;
    expect(within(failure()).getByRole("link", { name: supportEmail })).toHaveAttribute(
      "href",
      `mailto:${supportEmail}`,
    );
    expect(field()).toHaveValue("ann@example.com");
    expect(button()).toHaveTextContent(text("landing:contact.subscribe"));
    ask.mockResolvedValue({ ok: true });
    await subscribe();
    expect(screen.getByRole("status")).toHaveTextContent(text("landing:contact.success"));
  });

  test("ten seconds are the limit", async () => {
    ask.mockImplementation(
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", reject)),
    );
    await subscribe();
    await act(() => jest.advanceTimersByTimeAsync(9999));
    expect(failure()).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(failure()).toHaveTextContent(text("landing:contact.failed"));
  });
});

test("the thanks stand for three seconds", () => {
  expect(thanksDuration).toBe(3000);
});
