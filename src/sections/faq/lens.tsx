import * as styles from "./faq.module.css";

/** Where the ruled lines of a paragraph of small print end, in px. */
const paragraph = [430, 418, 436, 402, 424, 436, 260]
  .map((end) => `h${end}m-${end} 15`)
  .join("")
  .concat("m0 15");

/**
 * Draws small print and a magnifying glass in a box of 440 × 600. The enlarged text is a separate element
 * above it.
 */
export function Lens() {
  return (
    <svg className={styles.drawing} viewBox="0 0 440 600" aria-hidden="true">
      <path className={styles.lines} d={`M0 8${paragraph.repeat(5)}`} />
      <path className={styles.handle} d="m318 386 34-22 92 150q10 20-8 31t-31-6z" />
      <path className={styles.ring} d="m331 391 22-14M343 411l22-14" />
      <circle className={styles.glass} cx="208" cy="218" r="206" />
      <circle className={styles.rim} cx="208" cy="218" r="197" />
      <path className={styles.gloss} d="M62 128a168 168 0 0 1 96-72M88 130a140 140 0 0 1 40-36" />
    </svg>
  );
}
