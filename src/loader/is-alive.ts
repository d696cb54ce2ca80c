const { dataset } = document.documentElement;

/** Whether React answers a button: those of the sections when the code of those is there. */
export function isAlive(button: Element | null): boolean {
  return "interactive" in dataset && ("whole" in dataset || !button?.closest("main section"));
}

/** Whether React answers all over the page. */
export const isWhole = (): boolean => isAlive(document.querySelector("main section button"));
