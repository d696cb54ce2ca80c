/** What is in the first list oftener than in the second. */
export function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
