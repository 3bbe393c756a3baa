/** The records that may be what a row means, the best first; and whether one of them stands out. */
import { matchTitle, type TitleMatch, type TitleRecord, type TitleRow } from './matchTitle.ts'

/** A record with what tells products apart: several merchants sell one. */
export type Candidate = TitleRecord & { id: string; eans: readonly string[] }

export type RankedCandidate<Found extends Candidate = Candidate> = TitleMatch & { record: Found }

/** From here on a match may be accepted with others at once: more than 99 of 100 such are right (docs/figures.md). */
export const USUAL_THRESHOLD = 0.85

/** As much better than every other product the best one has to be. */
const GAP = 0.03

const ANOTHER = 'another product fits as well'

/** Records of one product share a code; without one each is its own. */
const productOf = ({ id, eans }: Candidate) => eans[0]?.replace(/^0+/, '') ?? id

/** The best record of each product, in the order given. */
export function onePerProduct<Found extends Candidate>(
  ranked: readonly RankedCandidate<Found>[],
): RankedCandidate<Found>[] {
  const first = new Map<string, RankedCandidate<Found>>()
  for (const one of ranked) {
    const product = productOf(one.record)
    if (!first.has(product)) first.set(product, one)
  }
  return [...first.values()]
}

export function rankRecords<Found extends Candidate>(
  row: TitleRow,
  records: readonly Found[],
): RankedCandidate<Found>[] {
  const ranked = records
    .map((record) => ({ record, ...matchTitle(row, record) }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return []
  const product = productOf(best.record)
  const other = ranked.find(({ record }) => productOf(record) !== product)
  if (!other || best.score - other.score >= GAP) return ranked
  // Nobody can tell them apart by their titles: neither is offered as the one.
  return ranked.map((one) =>
    best.score - one.score < GAP
      ? {
          ...one,
          score: Math.min(one.score, USUAL_THRESHOLD - 0.01),
          reasons: [...one.reasons, ANOTHER],
        }
      : one,
  )
}
