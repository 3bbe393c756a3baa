/** Explains why an item that was searched by title has no product, or why its product has no market. */
import type { TitleAnswer } from '@/domain/pricing/itemAnswer.ts'
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'

/**
 * Why a title has no product: "Best of 5: Tomato Ketchup 500 ml, 0.84", "None of 5 candidates"; null once a candidate was
 * accepted.
 */
export function whyNoProduct({ candidates, choice }: TitleAnswer): string | null {
  const count = formatCount(candidates.length)
  if (choice === 'none') return `None of ${count} ${pluralForm(candidates.length, 'candidate')}`
  const [best] = candidates
  if (choice !== null || !best) return null
  const { record, score } = best
  return `Best of ${count}: ${record.title ?? 'a listing without a title'}, ${formatWorkedOut(score)}`
}

/** Why the accepted product has no market: "Its market could not be requested. The service …"; null if the request did not fail. */
export const whyNoMarket = ({ marketFailure }: TitleAnswer): string | null =>
  marketFailure ? `${CODE_CHECK.marketFailed} ${marketFailure.says}` : null
