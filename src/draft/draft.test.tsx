import "../testing/browser-apis";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { lazyPart } from "../lazy/lazy-part";
import { changeDraft, emptyDraft, nameLength, useDraftName } from "./draft";

/** Line breaks become spaces, and long names are shortened. */
const typed = `Plum\njam ${"m".repeat(nameLength)}`;
const shown = `Plum jam ${"m".repeat(nameLength - 9)}`;

const Name = () => <p>{useDraftName() || "Risotto"}</p>;

afterEach(() => act(() => changeDraft(emptyDraft)));

test("keeps the HTML of a section that hydrates after the name was typed, then shows the name as plain text", async () => {
  let letLoad: (part: typeof Name) => void = () => undefined;
  const Part = lazyPart(
    () => new Promise<typeof Name>((resolve) => (letLoad = resolve)),
    (_, start) => {
      start();
      return () => undefined;
    },
  );
  document.body.innerHTML =
    '<main><p>Risotto</p><div data-lazy=""><!--$--><p>Risotto</p><!--/$--></div></main>';
  const main = document.body.firstElementChild as HTMLElement;
  const [first, later] = main.querySelectorAll("p");
  const lost = jest.fn();
  await act(async () => {
    const page = (
      <>
        <Name />
        <Part />
      </>
    );
    hydrateRoot(main, page, { onRecoverableError: lost });
  });
  await act(async () => changeDraft({ name: typed }));
  expect([...main.querySelectorAll("p")]).toEqual([first, later]);
  expect([first?.textContent, later?.textContent]).toEqual([shown, "Risotto"]);
  await act(async () => letLoad(Name));
  expect([...main.querySelectorAll("p")]).toEqual([first, later]);
  expect(later).toHaveTextContent(shown);
  expect(lost).not.toHaveBeenCalled();
});
