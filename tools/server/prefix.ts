import { type Reply, type Request, redirectReply, textReply } from "./reply";

/**
 * Serves a site below a path of its host, as GitHub Pages serves a project: what lies elsewhere is
 * not the site's.
 * @param prefix "" or like "/site"
 * @param reply answers for the site itself, whose paths know no prefix
 */
export function belowPrefix(prefix: string, reply: (request: Request) => Promise<Reply>) {
  if (prefix === "") return reply;
  return async (request: Request): Promise<Reply> => {
    const path = pathBelow(prefix, request.path);
    if (path === undefined) return textReply(404, "Not found");
    if (path === "") return redirectReply(`${prefix}/`, request);
    const answer = await reply({ ...request, path });
    const { Location } = answer.headers;
    if (Location === undefined) return answer;
    return { ...answer, headers: { ...answer.headers, Location: prefix + Location } };
  };
}

/** A path as the site knows it; undefined for what does not lie below the prefix. */
export function pathBelow(prefix: string, path: string): string | undefined {
  const rest = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
  return rest === "" || rest?.startsWith("/") ? rest : undefined;
}
