/** Whether `index` counts from 0 or from 1 (§4.3), or does anything at all. */
import type { Evidence, Fact, Judgement, OpenPoint } from '../openPoint.ts'
import { assumed, contradicted, observed } from '../judgement.ts'
import { about, searchCall } from '../probe.ts'
import { figureSent, isSameBut, sentOf, type SearchSeen, type Seen, type Trace } from '../seen.ts'
import { allOf, countOf, times } from '../tally.ts'

type Base = 0 | 1

const isBase = (value: number): value is Base => value === 0 || value === 1

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

function observe(seen: Seen, earlier: readonly Trace[]): Fact[] {
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

type Votes = { base: Base; votes: number; of: number; example: string }

/** Rows are better witnesses than the echo, which may state `index` as sent whatever it means. */
function votesOf(evidence: readonly Evidence[]): Votes | null {
  const rows = allOf(evidence, 'rows')
  const firstStart = allOf(evidence, 'first')[0]?.value ?? null
  // Where the first page is at 1, a start that equals `index` means that `index` counts from 1, too.
  const echo = allOf(evidence, 'start')
    .filter(({ value }) => value === '1' || firstStart !== null)
    .map((one) => ({
      ...one,
      value: firstStart === '1' ? String(Number(one.value) + 1) : one.value,
    }))
  const [best] = rows.length > 0 ? rows : echo
  if (!best || !isBase(Number(best.value))) return null
  const all = rows.length > 0 ? rows : echo
  return {
    base: Number(best.value) as Base, // looked at above
    votes: best.count,
    of: all.reduce((sum, { count }) => sum + count, 0),
    example: best.example,
  }
}

function echoSaid(evidence: readonly Evidence[]): string {
  const same = countOf(evidence, 'start', '0')
  const less = countOf(evidence, 'start', '1')
  return [
    ...(same > 0 ? [`; \`start\` in the echo equals \`index\`, ${times(same)}`] : []),
    ...(less > 0 ? [`; \`start\` in the echo is one less, ${times(less)}`] : []),
  ].join('')
}

function judge(evidence: readonly Evidence[], base: Base): Judgement {
  const votes = votesOf(evidence)
  if (!votes) {
    const [ignored] = allOf(evidence, 'ignored')
    const [elsewhere] = allOf(evidence, 'elsewhere')
    if (ignored) return contradicted(`${ignored.example}, ${times(ignored.count)}`, ignored.count)
    if (elsewhere) {
      return contradicted(`${elsewhere.example}, ${times(elsewhere.count)}`, elsewhere.count)
    }
    return assumed('No page after the first was asked for yet')
  }
  const often = votes.votes === votes.of ? times(votes.of) : `${votes.votes} of ${votes.of} times`
  const says = `${votes.example}, ${often}${echoSaid(evidence)}`
  if (votes.base === base) return observed(says, votes.votes)
  return contradicted(says, votes.votes, {
    kind: 'change',
    label: `Count from ${votes.base}`,
    change: { indexBase: votes.base },
    done: `index now counts from ${votes.base}`,
  })
}

export const indexBase: OpenPoint = {
  id: 'indexBase',
  title: 'First value of `index`',
  section: '§4.3',
  assumes: ({ dialect }) => String(dialect.indexBase),
  observe,
  judge: (evidence, { dialect }) => judge(evidence, dialect.indexBase),
  probe: {
    requests: 3,
    needsSubject: true,
    // 1 alone cannot tell a count from 1 from an `index` that is ignored; 2 can.
    run: async (ask, subject) => {
      await ask(searchCall(about(subject), 2))
      await ask(searchCall([...about(subject), ['index', '1']], 2))
      await ask(searchCall([...about(subject), ['index', '2']], 2))
    },
  },
}
