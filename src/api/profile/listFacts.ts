/** What an answer shows about several values in one parameter: whether all of them were applied (§4, §4.3). */
import { separators, type ApiVariant } from '@/api/apiVariant.ts'
import { OPEN_POINTS } from '@/api/fields/specification.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { joinInWords } from '@/lib/text/joinInWords.ts'
import { isSameBut, sentValues, type ObservedAnswer, type Trace } from './observedAnswer.ts'
import type { Evidence, Fact } from './openPoint.ts'
import { echoedValue, isNamedIn } from './readEcho.ts'
import { countOf, times } from './tally.ts'

export type ListForm = Exclude<ApiVariant['filterLists'], 'one value'>

export const listForms: readonly ListForm[] = OPEN_POINTS.filterLists.choices.filter(
  (choice) => choice !== 'one value',
)

const signs = Object.entries(separators) as [keyof typeof separators, string][] // the keys of the object

type SentList = { manner: ListForm; values: string[]; written: string }

const repeats = ({ manner, values }: SentList) =>
  manner === 'repeated parameter' ? ` ${times(values.length)}` : ''

/**
 * Splits a sent list into its values. A single value with a separator is split too; no search for its parts alone is then known,
 * so no counts are compared.
 */
function listSent(trace: Pick<Trace, 'sent'>, parameter: string): SentList | null {
  const sent = sentValues(trace, parameter)
  if (sent.length > 1) {
    return { manner: 'repeated parameter', values: sent, written: `${parameter}=…` }
  }
  for (const [manner, sign] of signs) {
    const values = (sent[0] ?? '').split(sign).map((value) => value.trim())
    if (values.length > 1 && values.every((value) => value !== '')) {
      return { manner, values, written: sent[0] ?? '' }
    }
  }
  return null
}

/** The number of values that a filter may have: the highest number in any reading of its separators. */
export function mostSent(trace: Pick<Trace, 'sent'>, parameter: string): number {
  const sent = sentValues(trace, parameter)
  const counts = signs.map(([, sign]) => (sent[0] ?? '').split(sign).length)
  return sent.length > 1 ? sent.length : Math.max(sent.length, ...counts)
}

/** How many results one value alone had in the same search; null if that was not requested. */
function foundFor(
  value: string,
  parameter: string,
  seen: ObservedAnswer,
  earlier: readonly Trace[],
) {
  const alone = earlier.find(
    (trace) =>
      trace.search !== null &&
      isSameBut(trace, seen, [parameter, 'index', 'limit', 'mode']) &&
      sentValues(trace, parameter).join('\n') === value,
  )
  return alone?.search?.numFound ?? null
}

/** Compares the number of results with those of each value alone. */
function byCounts(
  total: number,
  singles: readonly number[],
): [fact: string, message: string] | null {
  if (singles.filter((single) => single > 0).length < 2) return null
  const sum = singles.reduce((all, single) => all + single, 0)
  const figure = formatCount(total)
  if (total === 0) return ['not understood', 'found nothing']
  if (total > Math.max(...singles) && total <= sum) {
    const parts = joinInWords(singles.map((single) => formatCount(single)))
    return ['understood', `found ${figure}: ${parts} alone`]
  }
  if (total === singles[0]) return ['not understood', `found ${figure}, as the first alone`]
  if (total === singles.at(-1)) return ['not understood', `found ${figure}, as the last alone`]
  return total > sum ? ['not understood', `found ${figure}, more than both together`] : null
}

/** Compares with the echo: there are results, and it names every value, or only the first one. */
function byEcho(
  seen: ObservedAnswer,
  field: string,
  values: readonly string[],
): [string, string] | null {
  const { search } = seen
  const expression = search?.echo ? echoedValue(search.echo, field) : null
  if (expression === null || search === null || search.ids.length === 0) return null
  const named = values.filter((value) => isNamedIn(expression, value))
  const message = `was echoed as \`${field}:${expression}\``
  if (named.length === values.length) return ['understood', message]
  return named.length > 0 ? ['not understood', message] : null
}

/**
 * What an answer shows about a list in a parameter. `field` is the parameter's name in the echo, such as `country` or `merchant`.
 */
export function listFacts(
  seen: ObservedAnswer,
  earlier: readonly Trace[],
  parameter: string,
  field: string,
): Fact[] {
  const list = seen.operation === 'search' ? listSent(seen, parameter) : null
  if (!list) return []
  const { manner, values } = list
  const singles = values.flatMap((value) => foundFor(value, parameter, seen, earlier) ?? [])
  const areKnown = singles.length === values.length
  const total = seen.search?.numFound ?? null
  let found: [fact: string, message: string] | null = null
  if (seen.status === 400 && areKnown) found = ['not understood', 'was refused with 400']
  else if (total !== null && areKnown) found = byCounts(total, singles)
  // Separated by spaces, the values can't be distinguished from one value with several words.
  if (manner !== 'space') found ??= byEcho(seen, field, values)
  if (!found) return []
  const [fact, message] = found
  return [{ fact, value: manner, example: `\`${list.written}\`${repeats(list)} ${message}` }]
}

/** For one way of sending lists: how often it was understood or not, and an example of the more frequent outcome. */
export function mannerOf(evidence: readonly Evidence[], manner: ListForm) {
  const good = countOf(evidence, 'understood', manner)
  const bad = countOf(evidence, 'not understood', manner)
  const isUnderstood = good > 0 && good >= bad
  const fact = isUnderstood ? 'understood' : 'not understood'
  const example = evidence.find((one) => one.fact === fact && one.value === manner)?.example ?? null
  const most = Math.max(good, bad)
  const often = good > 0 && bad > 0 ? `, ${most} of ${good + bad} times` : `, ${times(most)}`
  return { manner, good, bad, isUnderstood, example, often: good + bad > 1 ? often : '' }
}
