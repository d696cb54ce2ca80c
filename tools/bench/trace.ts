/** An event of Chrome's tracing; times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { documentLoaderURL?: string; url?: string; fileName?: string } };
}

export interface Task {
  /** Milliseconds. */
  duration: number;
  /** The longest pieces of work in it: "EvaluateScript /app-1a2b.js 120 ms". */
  work: string;
}

const runTask = /^(?:RunTask|ThreadControllerImpl::RunTask)$/;
const script = /^(?:EvaluateScript|v8\.compile|v8\.evaluateModule|FunctionCall)$/;
const page = /^(?:ParseHTML|Layout|UpdateLayoutTree|Paint|PrePaint|Layerize|Commit)$/;

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** The events of a list that stand inside no other one of it. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  for (const event of [...events].sort((a, b) => a.ts - b.ts || end(b) - end(a))) {
    const last = kept.at(-1);
    if (last === undefined || event.ts >= end(last)) kept.push(event);
  }
  return kept;
}

function nameOf({ name, args }: TraceEvent): string {
  const url = args.data?.url ?? args.data?.fileName;
  return url ? `${name} ${URL.canParse(url) ? new URL(url).pathname : url}` : name;
}

function describe(pieces: readonly TraceEvent[]): string {
  const sums = new Map<string, number>();
  for (const piece of pieces) {
    sums.set(nameOf(piece), (sums.get(nameOf(piece)) ?? 0) + (piece.dur ?? 0) / 1000);
  }
  const longest = [...sums].sort(([, a], [, b]) => b - a).slice(0, 3);
  const telling = longest.filter(([, ms]) => ms >= 1);
  return telling.map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(", ");
}

/**
 * The longest task of the page's main thread since its navigation, and the longest of those that
 * script takes more than half of, until the first touch and after it; undefined where there is none.
 * @param touch the performance mark that tells of the first touch
 */
export function longestTasks(events: readonly TraceEvent[], url: string, touch: string) {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  if (start === undefined) throw new Error(`The trace holds no navigation to ${url}`);
  const own = events.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const touched = own.find(({ name }) => name === touch)?.ts ?? Number.POSITIVE_INFINITY;
  const tasks = outermost(own.filter(({ name, dur }) => runTask.test(name) && dur));
  const before = tasks.filter(({ ts }) => ts < touched);
  const after = tasks.filter(({ ts }) => ts >= touched);
  type Choice = (inside: TraceEvent[], task: TraceEvent) => boolean;
  const longest = (among: readonly TraceEvent[], isWanted: Choice) => {
    for (const task of [...among].sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).slice(0, 200)) {
      const inside = own.filter((event) => event.ts >= task.ts && end(event) <= end(task));
      if (!isWanted(inside, task)) continue;
      const pieces = outermost(inside.filter(({ name }) => script.test(name) || page.test(name)));
      return { duration: (task.dur ?? 0) / 1000, work: describe(pieces) };
    }
    return undefined;
  };
  const byScript = (inside: TraceEvent[], task: TraceEvent) => {
    const runs = outermost(inside.filter(({ name }) => script.test(name)));
    return runs.reduce((sum, { dur = 0 }) => sum + dur, 0) > (task.dur ?? 0) / 2;
  };
  return {
    any: longest(before, () => true),
    script: longest(before, byScript),
    touched: longest(after, byScript),
  };
}
