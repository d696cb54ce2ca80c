// A CloudFront Function (runtime cloudfront-js-2.0) for viewer requests. S3 serves files, not pages, so this
// maps /privacy to privacy.html. Other spellings of a URL are redirected once to the canonical one.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const path = request.uri;
  const listed =
    path
      .replace(/\/$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/";
  if (/^(\/[A-Za-z-]+)?\/404$/.test(listed) || /^\/_(headers|redirects)$/.test(path)) {
    request.uri = "/no-such-file";
    return request;
  }
  if (path !== listed && !path.includes("//")) {
    const pairs = Object.entries(request.querystring).map(
      ([name, { value }]) => `${name}=${value}`,
    );
    const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
    return {
      statusCode: 301,
      statusDescription: "Moved Permanently",
      headers: { location: { value: listed + query } },
    };
  }
  const isFile = /\.[a-z0-9]+$/.test(path);
  if (!isFile) request.uri = path === "/" ? "/index.html" : `${path}.html`;
  return request;
}
