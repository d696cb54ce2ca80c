import { nextTask } from "./next-task";

/** What Gatsby's start needs and runs at once, in an order in which each needs those before; at last that start. */
const parts = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "./wrap-root"),
  () => import(/* webpackMode: "eager" */ "gatsby"),
  () => import(/* webpackMode: "eager" */ "gatsby-start"),
];

/**
 * Where the browser's code begins, in place of Gatsby's own entry (gatsby/internals.ts). Each part runs
 * in a task of its own: in one they hold a slow phone up for 200 ms.
 */
async function start(): Promise<void> {
  for (const run of parts) {
    await nextTask();
    await run();
  }
}

start();
