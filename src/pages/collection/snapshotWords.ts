/** How far a snapshot has come, in words: for its badge, the choice among snapshots, and the head of an export. */
import { isComplete, type Snapshot, type SetSource } from '@/domain/resultSet/resultSet.ts'
import { snapshotTimes } from '@/domain/resultSet/snapshotTimes.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'

const asked: Readonly<Record<SetSource['kind'], readonly [one: string, several: string]>> = {
  search: ['page', 'pages'],
  picked: ['product', 'products'],
  codes: ['line', 'lines'],
}

/** "43 of 43 pages": everything that was asked. */
export function askedWords({ counts }: Snapshot, { kind }: SetSource): string {
  const all = formatCount(counts.asks)
  const [one, several] = asked[kind]
  return `${all} of ${all} ${counts.asks === 1 ? one : several}`
}

/** "18 Nov 10:26": when it began, as everywhere. */
export function snapshotTime({ at }: Snapshot): string {
  return formatWhenShort(at)
}

/** "50,000 of 60,000 found": what a snapshot that has all it asked for still lacks; null where it has all that was found. */
export function cutWords({ counts: { rows }, notes }: Snapshot): string | null {
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
export function partialWords({ counts: { rows }, promised, isRunning, at }: Snapshot): string {
  if (rows === 0 && isRunning) return 'Loading'
  const many =
    promised === null
      ? `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
      : `${formatCount(rows)} of ${formatCount(promised)} rows`
  return `${many}, ${isRunning ? 'loading' : `started ${formatWhenShort(at)}`}`
}

/** "3,625 of 3,825 rows, reading": all are loaded, and the page counts them as they come; before the first, "Reading 3,825 rows". */
export function readWords({ counts: { rows } }: Snapshot, unread: number): string {
  if (unread >= rows) return `Reading ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
  return `${formatCount(rows - unread)} of ${formatCount(rows)} rows, reading`
}

/** "18 Nov 2025, 10:26", and whether it is all of it; of one among `versions`. */
export function snapshotNames(snapshots: readonly Snapshot[]): (snapshot: Snapshot) => string {
  const whenOf = snapshotTimes(snapshots)
  return (snapshot) => {
    if (!isComplete(snapshot)) return `${whenOf(snapshot)}, partial`
    return cutWords(snapshot) === null ? whenOf(snapshot) : `${whenOf(snapshot)}, incomplete`
  }
}
