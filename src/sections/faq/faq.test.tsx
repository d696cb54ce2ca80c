import { screen } from "@testing-library/react";
import { renderInPage } from "../../testing/render";
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
