import type { Random } from "./random";

type Group = Record<string, unknown>;

/** A place in a JSON value: the group or list that holds it, and its key there. */
interface Place {
  holder: Group | unknown[];
  key: string;
  path: string;
}

export interface Mutant {
  /** What was done where, for messages. */
  what: string;
  /** The file's new text. */
  text: string;
}

const isHolder = (value: unknown): value is Group | unknown[] =>
  typeof value === "object" && value !== null;

function placesIn(holder: Group | unknown[], path = ""): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const own = `${path}/${key}`;
    return [{ holder, key, path: own }, ...(isHolder(value) ? placesIn(value, own) : [])];
  });
}

const get = ({ holder, key }: Place): unknown => (holder as Group)[key];
const put = ({ holder, key }: Place, value: unknown): void => {
  (holder as Group)[key] = value;
};
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const append = (end: string) => (place: Place) => put(place, `${String(get(place))}${end}`);

/** What can be done to any value. */
const anywhere: Record<string, (place: Place, random: Random) => void> = {
  drop: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  retype: (place, random) =>
    put(place, random.pick([5, -1.5, true, false, "text", [], {}, ["text"], { a: 1 }])),
  empty: (place) => {
    const value = get(place);
    put(place, Array.isArray(value) ? [] : isHolder(value) ? {} : "");
  },
  null: (place) => put(place, null),
  nest: (place, random) => {
    const value = get(place);
    put(place, random.pick([[value], { value }, { [place.key]: value }, [[[value]]]]));
  },
  duplicate: (place) => {
    const { holder, key } = place;
    if (Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(get(place)));
    else holder[`${key}Copy`] = copyOf(get(place));
  },
  rename: ({ holder, key }, random) => {
    if (Array.isArray(holder)) holder.reverse();
    else {
      const value = holder[key];
      delete holder[key];
      holder[random.pick([key.slice(1), `${key}s`, key.toUpperCase(), "__proto__x", ""])] = value;
    }
  },
};

/** What can be done to a text; the last ones are what an editor may well want. */
const texts: Record<string, (place: Place, random: Random) => void> = {
  huge: (place) => put(place, `${String(get(place))} `.repeat(400)),
  "control character": (place, random) =>
    append(random.pick(["\u0000", "\u0007", "\n", "\u001b[31m", "\u0085"]))(place),
  "script tag": (place, random) =>
    append(random.pick(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</title>"]))(
      place,
    ),
  "direction override": (place, random) =>
    append(random.pick(["\u202e", "\u202dabc\u202c", "\u202babc"]))(place),
  placeholder: append(" {{nothing}}"),
  spaces: (place) => put(place, `  ${String(get(place))} `),
  entities: append("&lt;b&gt;"),
  "signs that HTML must escape": append(" & 5 < 6 > 4"),
  "said twice": (place) => put(place, `${String(get(place))} ${String(get(place))}`),
  shorter: (place) => put(place, String(get(place)).slice(0, -1)),
};

const numbers: Record<string, (place: Place, random: Random) => void> = {
  "another number": (place, random) => put(place, Number(get(place)) + random.pick([1, 7, 100])),
  "a number out of bounds": (place, random) => put(place, random.pick([-1, 1e21, 0.1 + 0.2])),
};

/** What can go wrong with the file as a text. */
const files: Record<string, (text: string, random: Random) => string> = {
  "a byte order mark": (text) => `\ufeff${text}`,
  "cut off": (text, random) => text.slice(0, random.below(text.length - 3)),
  "a key twice": (text) => text.replace(/\n(\s*)("[^"]+": [^\n[{]*?),?\n/, "\n$1$2,\n$1$2,\n"),
  "a comma too many": (text) => text.replace(/\n\}\s*$/, ",\n}\n"),
};

function operationsFor(value: unknown) {
  const own = typeof value === "string" ? texts : typeof value === "number" ? numbers : {};
  return { ...anywhere, ...own };
}

/** Changes one thing in the text of a JSON file. */
export function mutate(text: string, random: Random): Mutant {
  if (random.below(40) === 0) {
    const name = random.pick(Object.keys(files));
    return { what: name, text: files[name]?.(text, random) ?? text };
  }
  const json = JSON.parse(text) as Group;
  const place = random.pick(placesIn(json));
  const operations = operationsFor(get(place));
  const name = random.pick(Object.keys(operations));
  operations[name]?.(place, random);
  return { what: `${place.path}: ${name}`, text: `${JSON.stringify(json, null, 2)}\n` };
}
