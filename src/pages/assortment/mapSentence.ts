import type { BrandRow, AssortmentMap } from '@/domain/assortment/assortmentMap.ts'
/** Sums up the assortment gaps: a sentence about the brands that you are missing, and the figures behind it. */
import { countBrands, type BrandCount } from '@/domain/assortment/standCounts.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { plainSentence, type Sentence } from '@/lib/text/sentence.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { brandsInWords } from './mapWords.ts'

const inWords = ({ count, isComplete }: BrandCount) => leastInWords(count, isComplete)
const brandCount = (found: BrandCount) => `${inWords(found)} ${pluralForm(found.count, 'brand')}`

/** Names the missing brand of which competitors have most products; '' where none is missing. */
function largestGap({ rows }: AssortmentMap): string {
  const [largest] = rows
    .filter(({ brandStatus }) => brandStatus === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  return largest ? ` The largest gap: ${isolated(largest.brand)}.` : ''
}

/**
 * The sentence: "You’re missing 23 brands that competitors sell. The largest gap: Tessera." Null while merchants are still being
 * loaded, and where there is no brand at all.
 */
export function mapSentence(map: AssortmentMap, isDone: boolean): Sentence | null {
  const { rows, columns } = map
  if (!isDone || rows.length === 0) return null
  const at = `at ${plural(columns.length, 'merchant')}`
  if (!columns.some(({ isOwn }) => isOwn))
    return plainSentence(capital(`${brandsInWords(map)} ${at}.`))
  const lacked = countBrands(map, 'lacked')
  if (lacked.count > 0) {
    return {
      before: '',
      conclusion: `You’re missing ${brandCount(lacked)}`,
      after: ` that competitors sell.${largestGap(map)}`,
    }
  }
  return lacked.isComplete
    ? {
        before: '',
        conclusion: 'You aren’t missing any brand',
        after: ` of ${brandsInWords(map)} ${at}.`,
      }
    : plainSentence(`No missing brand is known yet, of ${brandsInWords(map)} ${at}.`)
}

const BRAND_STATUSES: readonly { brandStatus: BrandRow['brandStatus']; label: string }[] = [
  { brandStatus: 'lacked', label: 'Missing brands' },
  { brandStatus: 'only mine', label: 'Only you sell' },
  { brandStatus: 'both', label: 'You and competitors sell' },
]

/** The figures behind the sentence, each with its label. */
export function mapFigures(map: AssortmentMap): { label: string; value: string }[] {
  const hasOwn = map.columns.some(({ isOwn }) => isOwn)
  const unknown = map.rows.filter(({ brandStatus }) => brandStatus === 'unknown').length
  return [
    { label: 'Brands', value: leastInWords(map.rows.length, map.hasAllBrands) },
    { label: 'Merchants', value: leastInWords(map.columns.length, map.hasAllMerchants) },
    ...(hasOwn
      ? BRAND_STATUSES.map(({ brandStatus, label }) => ({
          label,
          value: inWords(countBrands(map, brandStatus)),
        }))
      : []),
    ...(hasOwn && unknown > 0 ? [{ label: 'Unknown', value: formatCount(unknown) }] : []),
    { label: 'Missing brand', value: 'A competitor sells it and you don’t' },
  ]
}
