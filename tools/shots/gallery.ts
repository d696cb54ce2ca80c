interface Entry {
  label: string;
  /** One picture, or several side by side. */
  files: readonly string[];
}

/** A page that shows pictures as thumbnails, filtered by what is typed. */
export function gallery(title: string, entries: readonly Entry[]): string {
  const picture = (file: string) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
  const figures = entries.map(
    ({ label, files }) =>
      `<figure>${files.map(picture).join("")}<figcaption>${label}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body{font:14px system-ui;margin:16px}
main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}img{width:220px;max-height:480px;object-fit:cover;object-position:top;border:1px solid #999}
</style>
<h1>${title}</h1>
<label>Show names with <input id="filter" placeholder="ar 390 full"></label>
<main>${figures.join("\n")}</main>
<script>
filter.oninput = () => {
  const words = filter.value.split(" ");
  for (const figure of document.querySelectorAll("figure")) {
    figure.hidden = !words.every((word) => figure.textContent.includes(word));
  }
};
</script>
</html>
`;
}
