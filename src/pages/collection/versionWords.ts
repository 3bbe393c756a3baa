/** The progress of a version as text, for its badge, the version picker, and the head of an export. */
import { isComplete, type Version, type CollectionSource } from '@/domain/collections/collection.ts'
import { versionTimes } from '@/domain/collections/versionTimes.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'

const requested: Readonly<Record<CollectionSource['kind'], string>> = {
  search: 'page',
  picked: 'product',
  codes: 'line',
}

/** How many requests of a version are answered: "43 of 43 pages". The second number is the count of all requests. */
export function requestedWords({ counts }: Version, { kind }: CollectionSource): string {
  return `${formatCount(counts.asks)} of ${plural(counts.asks, requested[kind])}`
}

/** When a version was started: "18 Nov 10:26". Versions are named by this time everywhere. */
export function versionTime({ at }: Version): string {
  return formatWhenShort(at)
}

/**
 * How much of a cut version was loaded although all requests are answered: "50,000 of 60,000 found"; null when it was not cut.
 */
export function cutWords({ counts: { rows }, notes }: Version): string | null {
  const cut = notes.find((note) => note.kind === 'cut')
  if (!cut) return null
  return cut.found === null
    ? `${formatCount(rows)} loaded, there may be more`
    : `${formatCount(rows)} of ${formatCount(cut.found)} found`
}

/**
 * How much of a version is loaded: "480 of 4,213 rows, loading", or "…, started 18 Nov 10:26" if it is not loading any more; "480
 * rows" when the total is unknown. Before the first rows there is no count.
 */
export function partialWords({ counts: { rows }, promised, isRunning, at }: Version): string {
  if (rows === 0 && isRunning) return 'Loading'
  const many =
    promised === null
      ? plural(rows, 'row')
      : `${formatCount(rows)} of ${formatCount(promised)} rows`
  return `${many}, ${isRunning ? 'loading' : `started ${formatWhenShort(at)}`}`
}

/**
 * How much of a loaded version the page has counted: "3,625 of 3,825 rows, reading"; before the first rows are counted, "Reading
 * 3,825 rows".
 */
export function readWords({ counts: { rows } }: Version, unread: number): string {
  if (unread >= rows) return `Reading ${plural(rows, 'row')}`
  return `${formatCount(rows - unread)} of ${formatCount(rows)} rows, reading`
}

/**
 * Returns a function that names a version by its time, "18 Nov 2025, 10:26", with "partial" or "incomplete" if it is; no two of
 * `versions` get the same name.
 */
export function versionNames(versions: readonly Version[]): (version: Version) => string {
  const whenOf = versionTimes(versions)
  return (version) => {
    if (!isComplete(version)) return `${whenOf(version)}, partial`
    return cutWords(version) === null ? whenOf(version) : `${whenOf(version)}, incomplete`
  }
}
