import fc from "fast-check";

type Group = Record<string, unknown>;

/** A place in a JSON value: the group or list that holds it, and its key there. */
interface Place {
  holder: Group | unknown[];
  key: string;
  path: string;
}

/** Numbers that choose a place, what is done there, and how. */
type Choice = [place: number, change: number, variant: number];

/** Choices that look random and are the same for the same seed. */
export function choices(seed: number, numRuns: number): Choice[] {
  return fc.sample(fc.noBias(fc.tuple(fc.nat(), fc.nat(), fc.nat())), { seed, numRuns });
}

const isHolder = (value: unknown): value is Group | unknown[] =>
  typeof value === "object" && value !== null;

function placesIn(holder: Group | unknown[], path = ""): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const own = `${path}/${key}`;
    return [{ holder, key, path: own }, ...(isHolder(value) ? placesIn(value, own) : [])];
  });
}

type Change = (value: unknown, place: Place) => unknown[];

/** Other values that may come to stand at a place, by what was done. */
const anywhere: Record<string, Change> = {
  retype: () => [5, -1.5, true, "text", [], {}, ["text"], { a: 1 }, null, ""],
  nest: (value, { key }) => [[value], { value }, { [key]: value }, [[[value]]]],
};

/** What editors paste and mistype; the last ones are what they may well want. */
const texts: Record<string, Change> = {
  huge: (value) => [`${value} `.repeat(400)],
  "control character": (value) =>
    ["\u0000", "\n", "\u001b[31m", "\u0085"].map((end) => value + end),
  "script tag": (value) => [`${value}<script>alert(1)</script>`, `${value}</title>`],
  "direction override": (value) => [`${value}\u202e`, `${value}\u202dabc\u202c`],
  placeholder: (value) => [`${value} {{nothing}}`],
  spaces: (value) => [`  ${value} `],
  entities: (value) => [`${value}&lt;b&gt;`],
  "signs that HTML must escape": (value) => [`${value} & 5 < 6 > 4`],
  "said twice": (value) => [`${value} ${value}`],
  shorter: (value) => [String(value).slice(0, -1)],
};

const numbers: Record<string, Change> = {
  "another number": (value) => [1, 7, 100].map((more) => Number(value) + more),
  "a number out of bounds": () => [-1, 1e21, 0.1 + 0.2],
};

/** What can happen to a place as such. */
const moves: Record<string, (place: Place) => void> = {
  drop: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  duplicate: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[Number(key)]);
    else holder[`${key}Copy`] = holder[key];
  },
  rename: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.reverse();
    else {
      holder[key.toUpperCase()] = holder[key];
      delete holder[key];
    }
  },
};

const pick = <T>(items: readonly T[], choice: number): T => items[choice % items.length] as T;

/** Changes one thing in a JSON file, and says what. */
export function mutate(text: string, [placed, changed, variant]: Choice) {
  const json = JSON.parse(text) as Group;
  const place = pick(placesIn(json), placed);
  const holder = place.holder as Group;
  const value = holder[place.key];
  const own = typeof value === "string" ? texts : typeof value === "number" ? numbers : {};
  const changes: Record<string, Change> = { ...anywhere, ...own };
  const name = pick([...Object.keys(moves), ...Object.keys(changes)], changed);
  if (changes[name]) holder[place.key] = pick(changes[name](value, place), variant);
  else moves[name]?.(place);
  return { what: `${place.path}: ${name}`, text: `${JSON.stringify(json, null, 2)}\n` };
}
