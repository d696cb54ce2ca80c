/** Has a script loaded and run, at low priority. */
export function append(src: string, onError: () => void = () => undefined): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.setAttribute("fetchpriority", "low");
  script.onerror = onError;
  document.head.append(script);
}

/**
 * Loads Gatsby's scripts, each once more where it fails.
 * @param giveUp called where a script fails twice
 * @returns a function that starts it, the first time that it is called
 */
export function loadScripts(scripts: readonly string[], giveUp: () => void): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of scripts) append(src, () => append(src, giveUp));
  };
}
