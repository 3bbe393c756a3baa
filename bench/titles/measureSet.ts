/** Measures how well the rows of a set are found by their titles, with the method of a title check, and formats the figures. */
import type { TitleRow } from '@/domain/matching/contradictions.ts'
import {
  isClear,
  onePerProduct,
  rankRecords,
  USUAL_THRESHOLD,
  type Candidate,
  type RankedCandidate,
} from '@/domain/matching/rankRecords.ts'
import { titleKeywords } from '@/domain/matching/titleKeywords.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

export type TitleCase = {
  row: TitleRow
  /** The record that the row stands for. Every record that shares a code with it counts as right. */
  meant: Candidate
  /** The kinds of change that were made to the row. */
  kinds: readonly string[]
  /** Other products that are always among the candidates; each differs in the one thing that `axis` names. */
  decoys: readonly { axis: string; record: Candidate }[]
  /** The catalog has no record of the product. */
  isAbsent: boolean
}

/** Searches for words; resolves with the records found, in the order of the service. */
export type Find = (words: string) => Promise<Candidate[]>

type Result = {
  titleCase: TitleCase
  best: RankedCandidate | undefined
  second: RankedCandidate | undefined
  isRight: boolean
  isAmong: boolean
  /** The `axis` of the decoy that was accepted; null if no decoy was. */
  axis: string | null
}

export type SetMeasurement = { results: Result[]; requests: number }

/** One code may be written with 12, 13 or 14 digits, so leading zeros are removed. */
const bare = (code: string) => code.replace(/^0+/, '')

/** The words of a title, sorted, without brackets, numbers and units. */
const nameOf = (title: string) =>
  foldLetters(title.replace(/\([^)]*\)?/g, ' '))
    .replace(/\d[\d.,]*\s?\p{L}*|(?<!\p{L})and(?!\p{L})/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

export async function measureSet(cases: readonly TitleCase[], find: Find): Promise<SetMeasurement> {
  const results: Result[] = []
  let requests = 0
  for (const titleCase of cases) {
    const { row, meant, decoys, isAbsent } = titleCase
    const codes = new Set(meant.eans.map(bare))
    const isSame = ({ eans }: Candidate) => eans.some((ean) => codes.has(bare(ean)))
    // Catalogs may list one product under two codes. If one of them is missing, the other would be right.
    const isTwin = ({ title }: Candidate) => nameOf(title) === nameOf(meant.title)
    const seen = new Map(decoys.map(({ record }) => [record.id, record]))
    let ranked: RankedCandidate[] = []
    for (const words of titleKeywords(row)) {
      requests += 1
      for (const record of await find(words)) {
        if (!isAbsent || !(isSame(record) || isTwin(record))) seen.set(record.id, record)
      }
      ranked = rankRecords(row, [...seen.values()])
      if (ranked[0] && isClear(ranked[0])) break
    }
    const best = ranked[0]
    results.push({
      titleCase,
      best,
      second: onePerProduct(ranked)[1],
      isRight: best !== undefined && isSame(best.record),
      isAmong: ranked.some(({ record }) => isSame(record)),
      axis: decoys.find(({ record }) => record === best?.record)?.axis ?? null,
    })
  }
  return { results, requests }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** True if the catalog has the product of the row. */
const isFindable = ({ titleCase }: Result) => !titleCase.isAbsent

const isAccepted = ({ best }: Result, threshold: number) =>
  best !== undefined && !best.isContradicted && best.score >= threshold

function line(results: readonly Result[], threshold = USUAL_THRESHOLD): string {
  const accepted = results.filter((one) => isAccepted(one, threshold))
  const right = accepted.filter(({ isRight }) => isRight).length
  const findable = results.filter(isFindable).length
  return `${results.length} rows, ${accepted.length} accepted, precision ${percent(right, accepted.length)}, recall ${percent(right, findable)}`
}

/** Precision counts accepted rows; recall counts the rows whose product is in the catalog. */
export function measuredInWords({ results, requests }: SetMeasurement): string[] {
  const kinds = [...new Set(results.flatMap(({ titleCase }) => titleCase.kinds))].toSorted()
  const axes = [...new Set(results.flatMap(({ axis }) => axis ?? []))]
  const findable = results.filter(isFindable)
  const among = findable.filter(({ isAmong }) => isAmong).length
  const absent = results.filter(({ titleCase }) => titleCase.isAbsent)
  const accepted = results.filter((one) => isAccepted(one, USUAL_THRESHOLD))
  return [
    ...[0.7, 0.8, USUAL_THRESHOLD, 0.9, 0.95].map(
      (threshold) => `threshold ${threshold}: ${line(results, threshold)}`,
    ),
    ...(absent.length === 0 ? [] : [`product not in the catalog: ${line(absent)}`]),
    ...kinds.map(
      (kind) =>
        `${kind}: ${line(results.filter(({ titleCase }) => titleCase.kinds.includes(kind)))}`,
    ),
    ...axes
      .map((axis) => {
        const wrong = accepted.filter((one) => one.axis === axis).length
        return wrong === 0 ? null : `accepted with another ${axis}: ${wrong}`
      })
      .filter((text) => text !== null),
    `the right one is among the candidates of ${percent(among, findable.length)}; ${(requests / Math.max(1, results.length)).toFixed(1)} searches a row`,
  ]
}

/** Returns up to `count` rows with a wrong accepted result, and up to `count` rows of the catalog without an accepted result. */
export function examplesOf({ results }: SetMeasurement, count: number): string[] {
  const text = ({ titleCase, best, second, isRight }: Result) =>
    [
      `${titleCase.row.title}  [${titleCase.kinds.join(', ')}]`,
      `   meant ${titleCase.meant.title}${titleCase.isAbsent ? ' (not in the catalog)' : ''}`,
      `   found ${isRight ? '(right) ' : ''}${best?.record.title ?? '–'} ${best?.score.toFixed(3) ?? ''} (${best?.reasons.join('; ') ?? ''})`,
      `   then ${second?.record.brand ?? ''} | ${second?.record.title ?? '–'} ${second?.score.toFixed(3) ?? ''}`,
    ].join('\n')
  const passesThreshold = (one: Result) => isAccepted(one, USUAL_THRESHOLD)
  const wrong = results.filter((one) => passesThreshold(one) && !one.isRight)
  const left = results.filter((one) => !passesThreshold(one) && isFindable(one))
  return [
    ...wrong.slice(0, count).map((one) => `accepted and wrong: ${text(one)}`),
    ...left.slice(0, count).map((one) => `not accepted: ${text(one)}`),
  ]
}
