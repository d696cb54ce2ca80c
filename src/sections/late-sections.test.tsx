import { screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { isWhole, markInteractive } from "../app/interactive";
import { renderInPage } from "../testing/render";

/** What the page does when it has nothing else to do; the browser has time for one at a time. */
const mockIdle: (() => void)[] = [];
jest.mock("../app/when-idle", () => ({
  whenIdle: (callback: () => void) => mockIdle.push(callback),
}));

test("once the code is said to be there, each section is taken over at once", async () => {
  delete document.documentElement.dataset.interactive;
  const { Contact, Faq } = await import("./late-sections");
  markInteractive();
  mockIdle.shift()?.();
  await waitFor(() => expect(isWhole()).toBe(true));
  const waits = (section: JSX.Element) => {
    const { unmount } = renderInPage(<Suspense fallback="waits">{section}</Suspense>);
    const isWaiting = screen.queryByText("waits") !== null;
    unmount();
    return isWaiting;
  };
  expect([waits(<Contact />), waits(<Faq questions={[]} />)]).toEqual([false, false]);
});
