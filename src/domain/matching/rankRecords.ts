/** The records that may be what a row means, the best first; and whether one of them stands out. */
import { NO_BRANDS, type KnownBrands } from './comparing/brands.ts'
import type { TitleRecord, TitleRow } from './contradictions.ts'
import { matchTitle, type TitleMatch } from './matchTitle.ts'

/** A record with what tells products apart: several merchants sell one. */
export type Candidate = TitleRecord & { id: string; eans: readonly string[] }

export type RankedCandidate<Found extends Candidate = Candidate> = TitleMatch & { record: Found }

/** From here on a match may be accepted with others at once: more than 98 of 100 such are right (docs/figures.md). */
export const USUAL_THRESHOLD = 0.85

/** As much better than every other product the best one has to be. */
const GAP = 0.03

const ANOTHER = 'another product matches as well'

/** Whether a match may be accepted without anybody looking at it. */
export const isClear = ({
  score,
  isContradicted,
}: Pick<TitleMatch, 'score' | 'isContradicted'>): boolean =>
  !isContradicted && score >= USUAL_THRESHOLD

const bare = (code: string) => code.replace(/^0+/, '')

/** A key for each record; records that share a code are one product, and without one each is its own. */
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

/** The best record of each product, in the order given. */
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

/** Records that are contradicted stand behind the others. */
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
        // A record of all sizes has the market of each.
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
      // The same words are better than others that mean the same.
      (isExact || !best.isExact),
  )
  if (!isAnother) return ranked
  // Nobody can tell them apart by their titles: neither is offered as the one.
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
