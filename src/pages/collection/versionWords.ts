/** How far a version has come, in words: for its badge, the choice among versions, and the head of an export. */
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

/** "43 of 43 pages": everything that was requested. */
export function askedWords({ counts }: Version, { kind }: CollectionSource): string {
  return `${formatCount(counts.asks)} of ${plural(counts.asks, requested[kind])}`
}

/** "18 Nov 10:26": when it began, as everywhere. */
export function versionTime({ at }: Version): string {
  return formatWhenShort(at)
}

/** "50,000 of 60,000 found": what a version that has all it requested still lacks; null where it has all that was found. */
export function cutWords({ counts: { rows }, notes }: Version): string | null {
  const cut = notes.find((note) => note.kind === 'cut')
  if (!cut) return null
  return cut.found === null
    ? `${formatCount(rows)} loaded, there may be more`
    : `${formatCount(rows)} of ${formatCount(cut.found)} found`
}

/**
 * "480 of 4,213 rows, loading", or when it began; where nobody said how many there are, "480 rows". Before the first rows
 * there is nothing to count.
 */
export function partialWords({ counts: { rows }, promised, isRunning, at }: Version): string {
  if (rows === 0 && isRunning) return 'Loading'
  const many =
    promised === null
      ? plural(rows, 'row')
      : `${formatCount(rows)} of ${formatCount(promised)} rows`
  return `${many}, ${isRunning ? 'loading' : `started ${formatWhenShort(at)}`}`
}

/** "3,625 of 3,825 rows, reading": all are loaded, and the page counts them as they come; before the first, "Reading 3,825 rows". */
export function readWords({ counts: { rows } }: Version, unread: number): string {
  if (unread >= rows) return `Reading ${plural(rows, 'row')}`
  return `${formatCount(rows - unread)} of ${formatCount(rows)} rows, reading`
}

/** "18 Nov 2025, 10:26", and whether it is all of it; of one among `versions`. */
export function versionNames(versions: readonly Version[]): (version: Version) => string {
  const whenOf = versionTimes(versions)
  return (version) => {
    if (!isComplete(version)) return `${whenOf(version)}, partial`
    return cutWords(version) === null ? whenOf(version) : `${whenOf(version)}, incomplete`
  }
}
