import { screen } from "@testing-library/react";
import { renderInPage, text } from "../../testing/render";
import { Faq } from "./faq";

const questions = ["One", "Two", "Three"].map((name) => ({
  id: name,
  question: `${name}?`,
  answer: `${name}.`,
}));

test("each question is a button in a heading, and every answer is in the page", () => {
  renderInPage(<Faq questions={questions} />);
  for (const { question, answer } of questions) {
    const heading = screen.getByRole("heading", { level: 3, name: question });
    expect(heading).toContainElement(screen.getByRole("button", { name: question }));
    expect(screen.getByText(answer)).toBeInTheDocument();
  }
});

test("the first is open; opening another closes it; a click on the open one closes that", async () => {
  const { user } = renderInPage(<Faq questions={questions} />);
  const open = () =>
    screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);
  expect(open()).toEqual(["One?"]);
  await user.click(screen.getByRole("button", { name: "Two?" }));
  expect(open()).toEqual(["Two?"]);
  await user.click(screen.getByRole("button", { name: "Two?" }));
  expect(open()).toEqual([]);
});

test("a language without questions has an empty FAQ, of which nothing broken shows", () => {
  renderInPage(<Faq questions={[]} />);
  const name = `${text("landing:faq.titleFirst")} ${text("landing:faq.titleSecond")}`;
  expect(screen.getByRole("region", { name })).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
