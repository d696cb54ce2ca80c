import { screen } from "@testing-library/react";
import { questionsOf, testLanguages, textFinder } from "../../testing/content";
import { renderIn } from "../../testing/render";
import { Faq } from "./faq";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const questions = questionsOf(language);
  const [first, second] = questions.map(({ question }) => question);

  const openQuestions = () =>
    screen.getAllByRole("button", { expanded: true }).map((each) => each.textContent);

  test("each question is a button in a heading, and every answer is in the page", () => {
    renderIn(language, <Faq questions={questions} />);
    for (const { question, answer } of questions) {
      const heading = screen.getByRole("heading", { level: 3, name: question });
      expect(heading).toContainElement(screen.getByRole("button", { name: question }));
      expect(screen.getByText(answer)).toBeInTheDocument();
    }
  });

  test("the first is open; opening another closes it; a click on the open one closes that", async () => {
    const { user } = renderIn(language, <Faq questions={questions} />);
    expect(openQuestions()).toEqual([first]);
    await user.click(screen.getByRole("button", { name: second }));
    expect(openQuestions()).toEqual([second]);
    await user.click(screen.getByRole("button", { name: second }));
    expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  });

  test("an unknown language has an empty FAQ, of which nothing broken shows", () => {
    renderIn(language, <Faq questions={[]} />);
    const name = `${text("landing:faq.titleFirst")} ${text("landing:faq.titleSecond")}`;
    expect(screen.getByRole("region", { name })).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  });
});
