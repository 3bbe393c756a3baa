import {
  sentNumber,
  isSameBut,
  sentValues,
  type ObservedSearch,
  type ObservedAnswer,
  type Trace,
} from './observedAnswer.ts'
/** What a page of a search shows about `index` (§4.3): its first row, and the echo's `start`. */
import type { Fact } from './openPoint.ts'

export type IndexBase = 0 | 1

export const isBase = (value: number): value is IndexBase => value === 0 || value === 1

/** Returns true if the rows have a known order, so that they can be compared by place. */
const isOrdered = ({ ids, shuffled }: ObservedSearch) =>
  shuffled !== true &&
  ids.length > 0 &&
  ids.every((id) => id !== null) &&
  new Set(ids).size === ids.length

const row = (fact: string, value: string, example: string): Fact => ({ fact, value, example })

/** The row of the first page at which the later page begins; null if no row repeats, -1 if rows repeat in another order. */
function overlapOf(first: ObservedSearch, later: ObservedSearch): number | null {
  const at = first.ids.indexOf(later.ids[0] ?? null)
  if (at < 0) return first.ids.some((id) => later.ids.includes(id)) ? -1 : null
  const isContiguous = first.ids
    .slice(at)
    .every((id, i) => i >= later.ids.length || later.ids[i] === id)
  return isContiguous ? at : -1
}

/** Compares the rows of a page with those of the first page of the same search. */
function placeOfRows(
  index: number,
  page: ObservedSearch,
  earlier: readonly Trace[],
  seen: ObservedAnswer,
): Fact[] {
  const before = earlier.find(
    (trace) =>
      trace.search !== null &&
      isSameBut(trace, seen, ['index', 'limit', 'mode']) &&
      sentValues(trace, 'index').length === 0,
  )?.search
  if (!before || !isOrdered(before) || !isOrdered(page)) return []
  const rows = before.ids.length
  const overlap = overlapOf(before, page)
  if (overlap === null) {
    const example = `\`index=${index}\` began after the first ${rows} rows`
    return index === rows ? [row('rows', '0', example)] : []
  }
  const base = index - overlap
  // If `index=1` returns the first row again, counting may begin at 1, or `index` may be ignored.
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

/** The number of rows on the last page shows how many rows are before it. */
function rowsLeft(index: number, { ids, numFound }: ObservedSearch, limit: number | null): Fact[] {
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

/**
 * What a page shows about `index`: from the echo, from rows that repeat or continue an earlier page, and from the number of rows
 * on the last page.
 */
export function indexFacts(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  const page = seen.search
  if (!page || page.ids.length === 0) return []
  const index = sentNumber(seen, 'index')
  const start = page.echo?.start ?? null
  if (index === null) {
    if (sentValues(seen, 'index').length > 0 || start === null || !isBase(start)) return []
    return [row('first', String(start), `without \`index\` the echo has \`start=${start}\``)]
  }
  const placed = placeOfRows(index, page, earlier, seen)
  const left = rowsLeft(index, page, sentNumber(seen, 'limit'))
  return [...(placed.length > 0 ? placed : left), ...echoed(index, start)]
}
