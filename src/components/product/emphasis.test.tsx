import { render } from "@testing-library/react";
import { Emphasis } from "./emphasis";

test.each([
  ["rice, salt", "rice, salt"],
  ["butter (**milk**), **celery**.", "butter (<strong>milk</strong>), <strong>celery</strong>."],
  ["**milk**", "<strong>milk</strong>"],
  ["**milk****egg**", "<strong>milk</strong><strong>egg</strong>"],
  ["<b>**x**", "&lt;b&gt;<strong>x</strong>"],
  ["", ""],
])("%p", (text, html) => {
  const { container } = render(<Emphasis text={text} />);
  expect(container.innerHTML).toBe(html);
});
