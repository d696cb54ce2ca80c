/** @jest-environment node */
import { fitName, type NameRoom } from "./fit-name";

const room: NameRoom = { width: 294, height: 94, largest: 118, smallest: 18, lines: 2 };
const names = ["Soup", "A B", "Apricot jam with whole hazelnuts, 340 g", "टमाटर सूप", "শিশুর সাবান"];

test.each([
  ["Soup", "Tomato soup"],
  ["Tomato soup", "Tomato soup with basil and cream, 400 g"],
  ["番茄汤", "番茄奶油浓汤配罗勒"],
  ["شوربة", "شوربة الطماطم بالريحان"],
])("sets %s larger than %s and shortens neither", (short, long) => {
  expect(fitName(short, room).size).toBeGreaterThan(fitName(long, room).size);
  expect(fitName(long, room).isCut).toBe(false);
});

test.each([...names, "خ".repeat(40), "番".repeat(40), "W".repeat(40), "खुबानी ".repeat(9)])(
  "keeps the lines of %s within the available space",
  (name) => {
    const { size, lines } = fitName(name, room);
    for (const { width, y } of lines) {
      expect(width).toBeLessThanOrEqual(room.width + 0.01);
      expect(y).toBeGreaterThan(0.5 * size);
      expect(y).toBeLessThan(room.height);
    }
  },
);

test("shortens a name that is too long with an ellipsis and reports it", () => {
  const { isCut, lines } = fitName("番".repeat(40), room);
  expect(isCut).toBe(true);
  expect(lines.map(({ text }) => text.at(-1))).toEqual(["番", "…"]);
  const oneLine = fitName("番".repeat(40), { ...room, lines: 1 });
  expect(oneLine.lines.map(({ text }) => text.at(-1))).toEqual(["…"]);
});

test("breaks a long name between words", () => {
  const { lines } = fitName("Organic strawberry marmalade", room);
  expect(lines.map(({ text }) => text)).toEqual(["Organic strawberry", "marmalade"]);
});

test("detects right-to-left text by its first letter", () => {
  expect(fitName("2 مربى", room).isFromRight).toBe(true);
  expect(fitName("Jam مربى", room).isFromRight).toBe(false);
});
