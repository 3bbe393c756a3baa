/** Rows that stand for all of a table when it is guessed what its columns hold. */

const SAMPLE = 200

/** At most two hundred rows, taken evenly from the whole table. */
export function sampleOf<T>(rows: readonly T[]): T[] {
  const step = Math.max(rows.length / SAMPLE, 1)
  return Array.from(
    { length: Math.min(rows.length, SAMPLE) },
    (_, at) => rows[Math.floor(at * step)],
  ).filter((row) => row !== undefined)
}
