/** @jest-environment node */
import { nameSize } from "./name-size";

test.each([
  ["Soup", "Tomato soup"],
  ["Tomato soup", "Tomato soup with basil"],
  ["Tomato soup with basil", "Tomato soup with basil and cream, 400 g"],
  ["番茄汤", "番茄奶油浓汤配罗勒"],
  ["شوربة", "شوربة الطماطم بالريحان"],
])("%s stands larger than %s", (short, long) => {
  expect(nameSize(short).size).toBeGreaterThan(nameSize(long).size);
  expect(nameSize(long).isCut).toBe(false);
});

test("a name that two lines cannot hold ends with an ellipsis, and says so", () => {
  expect(nameSize("番".repeat(40)).isCut).toBe(true);
});

test("two lines of it are never higher than their room", () => {
  for (const name of ["A B", "Soup", "टमाटर सूप", "শিশুর সাবান", "石けん"]) {
    const { size, lineHeight } = nameSize(name);
    expect(size * lineHeight).toBeLessThanOrEqual(94);
  }
});

test("vowel signs that stand beside their letters make a name smaller, those above and below do not", () => {
  const [plain, above, beside] = ["र", "रे", "रा"].map((each) => nameSize(each.repeat(8)).size);
  expect(above).toBe(plain);
  expect(beside).toBeLessThan(plain ?? 0);
});
