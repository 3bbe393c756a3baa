/** Ranks the records that a row may mean, best first, and decides whether one stands out. */
import { NO_BRANDS, type KnownBrands } from './comparing/brands.ts'
import type { TitleRecord, TitleRow } from './contradictions.ts'
import { matchTitle, type TitleMatch } from './matchTitle.ts'

/** A record with its codes, which identify a product that several merchants sell. */
export type Candidate = TitleRecord & { id: string; eans: readonly string[] }

export type RankedCandidate<Found extends Candidate = Candidate> = TitleMatch & { record: Found }

/**
 * The score from which on a match can be accepted together with others; more than 98 % of such matches are correct
 * (docs/figures.md).
 */
export const USUAL_THRESHOLD = 0.85

/** The difference of scores by which the best product must lead every other one. */
const GAP = 0.03

const ANOTHER = 'another product matches as well'

/** Whether a match is so clear that it may be accepted before the user has looked at it. */
export const isClear = ({
  score,
  isContradicted,
}: Pick<TitleMatch, 'score' | 'isContradicted'>): boolean =>
  !isContradicted && score >= USUAL_THRESHOLD

const bare = (code: string) => code.replace(/^0+/, '')

/**
 * The product of each record, by a key: records that share a code are one product; a record without codes is a product of its
 * own.
 */
function productsOf(records: readonly Candidate[]): ReadonlyMap<Candidate, string> {
  const root = new Map<string, string>()
  const rootOf = (key: string): string => {
    const next = root.get(key)
    return next === undefined || next === key ? key : rootOf(next)
  }
  const keysOf = ({ id, eans }: Candidate) => (eans.length === 0 ? [`id ${id}`] : eans.map(bare))
  for (const record of records) {
    const [first = '', ...more] = keysOf(record).map(rootOf)
    for (const key of more) root.set(key, first)
  }
  return new Map(records.map((record) => [record, rootOf(keysOf(record)[0] ?? '')]))
}

/** The best record of each product, in the order of `ranked`. */
export function onePerProduct<Found extends Candidate>(
  ranked: readonly RankedCandidate<Found>[],
): RankedCandidate<Found>[] {
  const products = productsOf(ranked.map(({ record }) => record))
  const first = new Map<string, RankedCandidate<Found>>()
  for (const one of ranked) {
    const product = products.get(one.record) ?? ''
    if (!first.has(product)) first.set(product, one)
  }
  return [...first.values()]
}

/** Scores the records and sorts them, the best first; records with a contradiction come after the others. */
export function rankRecords<Found extends Candidate>(
  row: TitleRow,
  records: readonly Found[],
  { brandKey }: Pick<KnownBrands, 'brandKey'> = NO_BRANDS,
): RankedCandidate<Found>[] {
  const brands = [...new Set(records.map(({ brand }) => brand).filter((brand) => brand !== ''))]
  const ranked = records
    .map((record) => ({ record, ...matchTitle(row, record, { brands, brandKey }) }))
    .toSorted(
      (a, b) =>
        Number(a.isContradicted) - Number(b.isContradicted) ||
        b.score - a.score ||
        // Of equal scores, prefer the record with more sizes, because it has the market of each.
        b.record.eans.length - a.record.eans.length,
    )
  const [best] = ranked
  if (!best || best.isContradicted) return ranked
  const products = productsOf(records)
  const product = products.get(best.record)
  const isAnother = ranked.some(
    ({ record, isContradicted, score, isExact }) =>
      !isContradicted &&
      products.get(record) !== product &&
      best.score - score < GAP &&
      // A product with the same words is better than one with synonyms, however close the scores are.
      (isExact || !best.isExact),
  )
  if (!isAnother) return ranked
  // The titles don’t distinguish these products, so no record is proposed as the match.
  return ranked.map((one) =>
    !one.isContradicted && best.score - one.score < GAP
      ? {
          ...one,
          score: Math.min(one.score, USUAL_THRESHOLD - 0.01),
          reasons: [...one.reasons, ANOTHER],
        }
      : one,
  )
}
