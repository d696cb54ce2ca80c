/**
 * Adds what a page without scripts has from the start, and others after their first paint: the text
 * face, and the rules for paper.
 */
export function addLate(): void {
  const late = document.querySelector<HTMLTemplateElement>("head>template");
  late?.replaceWith(late.content);
}
