/** How far a moment has come, in words: for its badge, the choice among moments, and the head of an export. */
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import { momentTimes } from '../../model/resultSet/momentTimes.ts'
import { isComplete, type Moment, type SetSource } from '../../model/resultSet/resultSet.ts'

const asked: Readonly<Record<SetSource['kind'], readonly [one: string, several: string]>> = {
  search: ['page', 'pages'],
  list: ['product', 'products'],
  batch: ['line', 'lines'],
}

/** "43 of 43 pages": everything that was asked. */
export function askedWords({ counts }: Moment, { kind }: SetSource): string {
  const all = formatCount(counts.asks)
  const [one, several] = asked[kind]
  return `${all} of ${all} ${counts.asks === 1 ? one : several}`
}

/** "18 Nov 10:26": when it began, as everywhere. */
export function momentTime({ at }: Moment): string {
  return formatWhenShort(at)
}

/** "50,000 of 60,000 found": what a moment that has all it asked for still lacks; null where it has all that was found. */
export function cutWords({ counts: { rows }, notes }: Moment): string | null {
  const cut = notes.find((note) => note.kind === 'cut')
  if (!cut) return null
  return cut.found === null
    ? `${formatCount(rows)} loaded, there may be more`
    : `${formatCount(rows)} of ${formatCount(cut.found)} found`
}

/** "480 of 4,213 rows, loading", or when it began; where nobody said how many there are, "480 rows". */
export function partialWords({ counts: { rows }, promised, isRunning, at }: Moment): string {
  const many =
    promised === null
      ? `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
      : `${formatCount(rows)} of ${formatCount(promised)} rows`
  return `${many}, ${isRunning ? 'loading' : `begun ${formatWhenShort(at)}`}`
}

/** "3,625 of 3,825 rows, reading": all are loaded, and the page counts them as they come. */
export function readWords({ counts: { rows } }: Moment, unread: number): string {
  return `${formatCount(rows - unread)} of ${formatCount(rows)} rows, reading`
}

/** "18 Nov 2025, 10:26", and whether it is all of it; of one among `moments`. */
export function momentNames(moments: readonly Moment[]): (moment: Moment) => string {
  const whenOf = momentTimes(moments)
  return (moment) => {
    if (!isComplete(moment)) return `${whenOf(moment)}, partial`
    return cutWords(moment) === null ? whenOf(moment) : `${whenOf(moment)}, incomplete`
  }
}
