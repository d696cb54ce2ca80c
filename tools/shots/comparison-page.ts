import type { Row } from "./compare-folders";

const isChanged = ({ change }: Row) => change !== 0;

/** A share as people read it; what differs is never called 0 %. */
export function percentage(share: number): string {
  if (share > 0 && share < 0.0001) return "under 0.01 %";
  return `${(share * 100).toFixed(2)} %`;
}

function entry({ name, change }: Row): string {
  if (typeof change === "string") return `<li>${name}: ${change}</li>`;
  const label = `${name}: ${percentage(change)}`;
  return `<li><a href="${name}">${label}<br><img loading="lazy" src="${name}" alt=""></a></li>`;
}

/** A page with what differs, most first: before, after and the differences beside each other. */
export function comparisonPage(rows: readonly Row[]): string {
  const changed = rows.filter(isChanged);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Differences</title>
<style>
body{font:14px system-ui;margin:16px}
li{margin-block:16px}img{max-width:100%;max-height:600px;object-fit:cover;object-position:top;border:1px solid #999}
</style>
<h1>${changed.length} of ${rows.length} pictures differ</h1>
<p>Each from the left: before, after, and in red what differs. Grey is where one of them ends.</p>
<ol>
${changed.map(entry).join("\n")}
</ol>
</html>
`;
}
