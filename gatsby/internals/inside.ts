/**
 * A part of another program's inside, on which nobody promises that it stays. One that is renamed or
 * gone stops the build.
 * @param part what was found where it is expected
 * @param where what it is, and the version in which it was seen there
 */
export function inside<T>(part: T | null | undefined, where: string): T {
  if (part === undefined || part === null) {
    throw new Error(
      `${where} is not there any more: see what came in its place (gatsby/internals)`,
    );
  }
  return part;
}
