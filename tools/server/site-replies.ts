import { createFileReplies } from "./file-reply";
import { type Reply, type Request, redirectReply, textReply } from "./reply";
import { resolvePath } from "./resolve-path";
import { openSiteFolder } from "./site-folder";

/** Makes the function that answers every request for a built site, as a good host would. */
export function createSiteReplies(root: string, languages: readonly string[]) {
  const folder = openSiteFolder(root);
  const fileReply = createFileReplies();
  const layout = { hasFile: folder.hasFile, languages };

  return async (request: Request): Promise<Reply> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return textReply(405, "Method not allowed", { Allow: "GET, HEAD" });
    }
    const target = resolvePath(request.path, layout);
    if (target.kind === "bad-request") return textReply(400, "Bad request");
    if (target.kind === "redirect") return redirectReply(target.to, request);
    if (target.file === undefined) return textReply(404, "Not found");
    const status = target.kind === "file" ? 200 : 404;
    return fileReply(target.file, await folder.read(target.file), status, request);
  };
}
