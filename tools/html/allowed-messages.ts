/**
 * What the Nu HTML checker says about CSS that is newer than its own CSS validator, and nothing
 * else. Each was looked up in the named specification; an entry that no page needs any more must go.
 */
export const allowedMessages: readonly { message: string; why: string }[] = [
  {
    message: "CSS: “container-type”: Property “container-type” doesn't exist.",
    why: "CSS Containment 3: the hero's picture measures its parts by its own width",
  },
  {
    message: "CSS: “font-size”: Unknown dimension.",
    why: "CSS Containment 3: the unit cqw",
  },
  {
    message: "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
    why: "SVG 2: strokes that keep their width when a drawing is stretched",
  },
];
