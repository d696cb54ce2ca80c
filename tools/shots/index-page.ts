/** A page that shows all pictures as thumbnails, filtered by what is typed. */
export function shotIndex(names: readonly string[]): string {
  const figures = names
    .map(
      (name) =>
        `<figure data-name="${name}"><a href="${name}"><img loading="lazy" src="${name}" alt=""></a><figcaption>${name}</figcaption></figure>`,
    )
    .join("\n");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body{font:14px system-ui;margin:16px}
main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0;width:220px}img{width:100%;max-height:480px;object-fit:cover;object-position:top;border:1px solid #999}
</style>
<label>Show names with <input id="filter" placeholder="ar 390 full"></label>
<main>${figures}</main>
<script>
filter.oninput = () => {
  const words = filter.value.split(" ");
  for (const figure of document.querySelectorAll("figure")) {
    figure.hidden = !words.every((word) => figure.dataset.name.includes(word));
  }
};
</script>
</html>
`;
}
