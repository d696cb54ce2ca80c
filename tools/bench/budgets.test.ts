import { exceeded, type Figures } from "./budgets";

test.each<[Figures, Figures, string[]]>([
  [{ seo: 92 }, { seo: 92 }, []],
  [{ seo: 91 }, { seo: 92 }, ["Lighthouse SEO: 91; at least 92"]],
  [{ firstPaint: 1050 }, { firstPaint: 1000 }, []],
  [{ firstPaint: 1060 }, { firstPaint: 1000 }, ["First Contentful Paint, ms: 1060; at most 1050"]],
  [{ blockingTime: 121 }, { blockingTime: 20 }, ["Total Blocking Time, ms: 121; at most 120"]],
  [{ layoutShift: 0.0004 }, {}, []],
  [{ menuTap: Number.POSITIVE_INFINITY }, {}, ["tap on the menu, ms: Infinity; at most 200"]],
])("%j beside %j of the scriptless copy", (figures, control, lines) => {
  expect(exceeded(figures, control)).toEqual(lines);
});
