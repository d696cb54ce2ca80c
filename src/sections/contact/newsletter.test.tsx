import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderInPage, text } from "../../testing/render";
import { Newsletter } from "./newsletter";
import type { NewsletterProps } from "./newsletter-form";

const success = text("landing:contact.success");
const address = "ann@example.com";
const supportEmail = "support@example.com";

/** Renders the newsletter with a service, or with none, and a link after it. */
function show(service: NewsletterProps["service"]) {
  return renderInPage(
    <>
      <Newsletter service={service} supportEmail={supportEmail} />
      <a href="/terms">Next</a>
    </>,
  );
}

const field = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: text("landing:contact.emailLabel") });
const button = () => screen.getByRole("button");
const status = () => screen.getByRole("status");
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Submits the form and flushes the service's response. */
async function subscribe(): Promise<void> {
  // As an address that was in the field before hydration, without an event.
  field().value = address;
  button().focus();
  fireEvent.click(button());
  await act(async () => undefined);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("without a service", () => {
  beforeEach(() => {
    show(null);
  });

  // The browser validates the field: e2e/long/services.
  test("asks for an email address and posts to no URL", () => {
    expect(field()).toMatchObject({ type: "email", autocomplete: "email", required: true });
    expect(field().form).toHaveAttribute("method", "dialog");
    expect(screen.queryByText(text("landing:contact.newsletterConsent"))).toBeNull();
  });

  test("shows the thanks for three seconds, restores the form and keeps the focus", async () => {
    await subscribe();
    expect(screen.queryByRole("textbox")).toBeNull();
    // The focus is on the group, not the message, because screen readers announce a focused live region
    // twice.
    const group = screen.getByRole("group", { name: text("landing:contact.newsletter") });
    expect(group).toHaveFocus();
    expect(group).toContainElement(status());
    await wait(2999);
    expect(status()).toHaveTextContent(success);
    await wait(1);
    expect(status()).toBeEmptyDOMElement();
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
  });

  test("does not take the focus back after the visitor has left the form", async () => {
    await subscribe();
    screen.getByRole("link").focus();
    await wait(3000);
    expect(screen.getByRole("link")).toHaveFocus();
  });
});

describe("with a service", () => {
  const service = { endpoint: "https://news.example.com/subscribe", field: "EMAIL" };
  const ask = jest.fn();
  const failure = () => screen.getByRole("alert");

  beforeEach(() => {
    Object.assign(globalThis, { fetch: ask.mockReset() });
    show(service);
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

  test("posts only the address, and posts natively without scripts", async () => {
    expect(field()).toHaveAttribute("name", service.field);
    expect(field().form).toMatchObject({ method: "post", action: service.endpoint });
    ask.mockResolvedValue({ ok: true });
    await subscribe();
    const [endpoint, { body, ...options }] = ask.mock.calls[0];
    expect(endpoint).toBe(service.endpoint);
    expect(body).toEqual(new URLSearchParams({ EMAIL: address }));
    expect(options).toMatchObject({ method: "POST", credentials: "omit" });
    expect(options).not.toHaveProperty("headers");
    expect(status()).toHaveTextContent(success);
  });

  test("says that it is sending, ignores a second press, and gives up after ten seconds", async () => {
    ask.mockImplementation(
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", reject)),
    );
    await subscribe();
    expect(button()).toHaveTextContent(text("landing:contact.sending"));
    expect(button()).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(button());
    expect(ask).toHaveBeenCalledTimes(1);
    await wait(9999);
    expect(failure()).toBeEmptyDOMElement();
    await wait(1);
    expect(failure()).toHaveTextContent(text("landing:contact.failed"));
  });

  test.each([
    ["an error as the answer", () => ask.mockResolvedValue({ ok: false }), true, "failed"],
    ["no network", () => ask.mockRejectedValue(new TypeError()), false, "offline"],
  ])(
    "%s: keeps the address, offers an email link and allows another attempt",
    async (_, answer, onLine, key) => {
      answer();
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
      await subscribe();
      expect(failure()).toHaveTextContent(text(`landing:contact.${key}`));
      const link = within(failure()).getByRole("link", { name: supportEmail });
      expect(link).toHaveAttribute("href", `mailto:${supportEmail}`);
      expect(field()).toHaveValue(address);
      ask.mockResolvedValue({ ok: true });
      await subscribe();
      expect(status()).toHaveTextContent(success);
    },
  );
});
