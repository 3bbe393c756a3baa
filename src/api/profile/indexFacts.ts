/** What a page of a search shows about `index` (§4.3): which row it began with, and what the echo says of it. */
import type { Fact } from './openPoint.ts'
import { figureSent, isSameBut, sentOf, type SearchSeen, type Seen, type Trace } from './seen.ts'

export type Base = 0 | 1

export const isBase = (value: number): value is Base => value === 0 || value === 1

/** Rows that may come in another order from one answer to the next say nothing of their place. */
const isOrdered = ({ ids, shuffled }: SearchSeen) =>
  shuffled !== true &&
  ids.length > 0 &&
  ids.every((id) => id !== null) &&
  new Set(ids).size === ids.length

const row = (fact: string, value: string, example: string): Fact => ({ fact, value, example })

/** From which row of the first page on the rows come again; null where they don't, -1 where they come in another order. */
function overlapOf(first: SearchSeen, later: SearchSeen): number | null {
  const at = first.ids.indexOf(later.ids[0] ?? null)
  if (at < 0) return first.ids.some((id) => later.ids.includes(id)) ? -1 : null
  const isContiguous = first.ids
    .slice(at)
    .every((id, i) => i >= later.ids.length || later.ids[i] === id)
  return isContiguous ? at : -1
}

/** What the rows of a page show beside those of the first page of the same search. */
function placeOfRows(
  index: number,
  page: SearchSeen,
  earlier: readonly Trace[],
  seen: Seen,
): Fact[] {
  const before = earlier.find(
    (trace) =>
      trace.search !== null &&
      isSameBut(trace, seen, ['index', 'limit', 'mode']) &&
      sentOf(trace, 'index').length === 0,
  )?.search
  if (!before || !isOrdered(before) || !isOrdered(page)) return []
  const rows = before.ids.length
  const overlap = overlapOf(before, page)
  if (overlap === null) {
    const example = `\`index=${index}\` began after the first ${rows} rows`
    return index === rows ? [row('rows', '0', example)] : []
  }
  const base = index - overlap
  // The first row again for `index=1` is what both a count from 1 and an ignored `index` give.
  if (isBase(base) && (base === 0 || index > 1)) {
    return [
      row(
        'rows',
        String(base),
        `\`index=${index}\` began with row ${overlap + 1} of the first page`,
      ),
    ]
  }
  return overlap === 0 && index > 1
    ? [row('ignored', '', `\`index=${index}\` gave the rows of the first page again`)]
    : []
}

/** The last page says how many rows lie before it. */
function rowsLeft(index: number, { ids, numFound }: SearchSeen, limit: number | null): Fact[] {
  const rows = ids.length
  if (numFound === null || limit === null || rows === 0 || rows >= limit) return []
  const base = index - (numFound - rows)
  return isBase(base) && index > 1
    ? [row('rows', String(base), `\`index=${index}\` gave the last ${rows} of ${numFound} rows`)]
    : []
}

function echoed(index: number, start: number | null): Fact[] {
  if (start === null) return []
  const example = `\`index=${index}\` was echoed as \`start=${start}\``
  const offset = index - start
  return [isBase(offset) ? row('start', String(offset), example) : row('elsewhere', '', example)]
}

/** From the echo, from rows that come again or follow on, and from the rows left on the last page. */
export function indexFacts(seen: Seen, earlier: readonly Trace[]): Fact[] {
  const page = seen.search
  if (!page || page.ids.length === 0) return []
  const index = figureSent(seen, 'index')
  const start = page.echo?.start ?? null
  if (index === null) {
    if (sentOf(seen, 'index').length > 0 || start === null || !isBase(start)) return []
    return [row('first', String(start), `without \`index\` the echo has \`start=${start}\``)]
  }
  const placed = placeOfRows(index, page, earlier, seen)
  const left = rowsLeft(index, page, figureSent(seen, 'limit'))
  return [...(placed.length > 0 ? placed : left), ...echoed(index, start)]
}
