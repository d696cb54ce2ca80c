import { act, fireEvent, screen } from "@testing-library/react";
import { testLanguages, textFinder } from "../testing/content";
import { renderIn } from "../testing/render";
import { NewsletterForm } from "./newsletter-form";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const label = text("landing:contact.emailLabel");
  const success = text("landing:contact.success");

  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(label) });
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

test("the English thanks are those of the issue", () => {
  renderIn("en", <NewsletterForm />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "ann@example.com" } });
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Thanks for subscribing! We'll be in touch soon\.$/,
  );
});
