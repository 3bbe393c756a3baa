/** Sums up the assortment gaps: a sentence about the brands that you are missing, and the figures behind it. */
import { countBrands, type BrandCount } from '@/domain/assortment/countBrands.ts'
import type { BrandRow, Assortment } from '@/domain/assortment/makeAssortment.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { plainSentence, type Sentence } from '@/lib/text/sentence.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { brandsInWords } from './assortmentWords.ts'

const inWords = ({ count, isComplete }: BrandCount) => leastInWords(count, isComplete)
const brandCount = (found: BrandCount) => `${inWords(found)} ${pluralForm(found.count, 'brand')}`

/** Names the missing brand of which competitors have most products; '' if none is missing. */
function largestGap({ rows }: Assortment): string {
  const [largest] = rows
    .filter(({ brandStatus }) => brandStatus === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  return largest ? ` The largest gap: ${isolated(largest.brand)}.` : ''
}

/**
 * The sentence: "You’re missing 23 brands that competitors sell. The largest gap: Tessera." Null while merchants are still being
 * loaded, and if there is no brand at all.
 */
export function assortmentSentence(assortment: Assortment, isDone: boolean): Sentence | null {
  const { rows, columns } = assortment
  if (!isDone || rows.length === 0) return null
  const at = `at ${plural(columns.length, 'merchant')}`
  if (!columns.some(({ isOwn }) => isOwn))
    return plainSentence(capital(`${brandsInWords(assortment)} ${at}.`))
  const lacked = countBrands(assortment, 'lacked')
  if (lacked.count > 0) {
    return {
      before: '',
      conclusion: `You’re missing ${brandCount(lacked)}`,
      after: ` that competitors sell.${largestGap(assortment)}`,
    }
  }
  return lacked.isComplete
    ? {
        before: '',
        conclusion: 'You aren’t missing any brand',
        after: ` of ${brandsInWords(assortment)} ${at}.`,
      }
    : plainSentence(`No missing brand is known yet, of ${brandsInWords(assortment)} ${at}.`)
}

const BRAND_STATUSES: readonly { brandStatus: BrandRow['brandStatus']; label: string }[] = [
  { brandStatus: 'lacked', label: 'Missing brands' },
  { brandStatus: 'only mine', label: 'Only you sell' },
  { brandStatus: 'both', label: 'You and competitors sell' },
]

/** The figures behind the sentence, each with its label. */
export function assortmentFigures(assortment: Assortment): { label: string; value: string }[] {
  const hasOwn = assortment.columns.some(({ isOwn }) => isOwn)
  const unknown = assortment.rows.filter(({ brandStatus }) => brandStatus === 'unknown').length
  return [
    { label: 'Brands', value: leastInWords(assortment.rows.length, assortment.hasAllBrands) },
    {
      label: 'Merchants',
      value: leastInWords(assortment.columns.length, assortment.hasAllMerchants),
    },
    ...(hasOwn
      ? BRAND_STATUSES.map(({ brandStatus, label }) => ({
          label,
          value: inWords(countBrands(assortment, brandStatus)),
        }))
      : []),
    ...(hasOwn && unknown > 0 ? [{ label: 'Unknown', value: formatCount(unknown) }] : []),
    { label: 'Missing brand', value: 'A competitor sells it and you don’t' },
  ]
}
