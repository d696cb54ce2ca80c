const form = /^(.+)_(zero|one|two|few|many|other)$/;
const formOrder = ["zero", "one", "two", "few", "many", "other"];

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A value with its keys in the order of a model, however deep, and the entries of lists in the order
 * in which the model has their ids. Plural forms stand together, from _zero to _other; what the model
 * does not have comes last.
 * @param sortsEntries false: the entries of lists stay where they are, only their keys are sorted
 */
export function orderLike(value: unknown, model: unknown, sortsEntries: boolean): unknown {
  if (Array.isArray(value)) {
    const models: unknown[] = Array.isArray(model) ? model : [];
    const byId = (item: unknown) =>
      models.find((each) => idOf(each) !== undefined && idOf(each) === idOf(item));
    const items = sortsEntries ? sorted(value, idOf, models.map(idOf)) : value;
    return items.map((item, index) =>
      orderLike(item, byId(item) ?? models[index] ?? models.at(-1), sortsEntries),
    );
  }
  if (!isGroup(value) || !isGroup(model)) return value;
  const order = Object.keys(model).map(baseOf);
  const keys = sorted(Object.keys(value), baseOf, order);
  return Object.fromEntries(
    keys.sort(byForm).map((key) => [key, orderLike(value[key], model[key], sortsEntries)]),
  );
}

/** Stable: what has the same rank, or none, keeps its order. */
function sorted<T>(items: readonly T[], nameOf: (item: T) => unknown, order: readonly unknown[]) {
  const rankOf = (item: T) => {
    const rank = nameOf(item) === undefined ? -1 : order.indexOf(nameOf(item));
    return rank < 0 ? order.length : rank;
  };
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

const idOf = (item: unknown): unknown => (isGroup(item) ? item.id : undefined);

const baseOf = (key: string): string => form.exec(key)?.[1] ?? key;

/** Forms of one group by their form; everything else stays. */
function byForm(a: string, b: string): number {
  const [formA, formB] = [form.exec(a)?.[2] ?? "", form.exec(b)?.[2] ?? ""];
  return baseOf(a) === baseOf(b) ? formOrder.indexOf(formA) - formOrder.indexOf(formB) : 0;
}
