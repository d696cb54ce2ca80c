/** Ends the task: the browser may answer the visitor before what comes next. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
