// Things that exist several times, told apart by number.

/** Entries with their number among equal ones. */
export function numbered<T>(entries: T[]): { entry: T; copy: number }[] {
  const copyAt = (place: number) => entries.slice(0, place).filter((other) => other === entries[place]).length;
  return entries.map((entry, place) => ({ entry, copy: copyAt(place) }));
}
