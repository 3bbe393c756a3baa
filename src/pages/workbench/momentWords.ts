/** How far a moment has come, in words: for its badge, the choice among moments, and the head of an export. */
import { formatCount } from '../../domain/format.ts'
import { formatWhen, formatWhenShort } from '../../domain/formatTimes.ts'
import { isComplete, type Moment, type SetSource } from '../../domain/resultSet/resultSet.ts'

const asked: Readonly<Record<SetSource['kind'], readonly [one: string, several: string]>> = {
  search: ['page', 'pages'],
  list: ['product', 'products'],
  batch: ['line', 'lines'],
}

/** "Complete, 43 of 43 pages, 18 Nov 10:26". */
export function completeWords({ counts, at, endedAt }: Moment, { kind }: SetSource): string {
  const all = formatCount(counts.asks)
  const [one, several] = asked[kind]
  const what = counts.asks === 1 ? one : several
  return `Complete, ${all} of ${all} ${what}, ${formatWhenShort(endedAt ?? at)}`
}

/** "480 of 4,213 rows, loading", or when it began; where nobody said how many there are, "480 rows". */
export function partialWords({ counts: { rows }, promised, isRunning, at }: Moment): string {
  const many =
    promised === null
      ? `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
      : `${formatCount(rows)} of ${formatCount(promised)} rows`
  return `${many}, ${isRunning ? 'loading' : `begun ${formatWhenShort(at)}`}`
}

/** "18 Nov 2025, 10:26", and whether it is all of it. */
export function momentName(moment: Moment): string {
  const when = formatWhen(moment.endedAt ?? moment.at)
  return isComplete(moment) ? when : `${when}, partial`
}
