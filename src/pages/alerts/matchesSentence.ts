/** Sums up the matches of all alerts in one sentence, for the page and its report. */
import { isNewRow, type MatchRow } from '@/domain/alerts/matchRows.ts'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { plainSentence, type Sentence } from '@/lib/text/sentence.ts'

const productKey = ({
  first: { country, listing, code, productId, setId: collectionId, name },
}: MatchRow) => `${country} ${listing?.id ?? code ?? productId ?? `${collectionId} ${name}`}`

/** How many of the matches are new, as the end of a phrase: ", 10 of them new"; '' when none is new. */
function newInWords(count: number, of: number): string {
  if (count === 0) return ''
  if (count < of) return `, ${formatCount(count)} of them new`
  return of === 1 ? ', new' : ', all new'
}

/**
 * The sentence, such as "24 matches on 21 products, 10 of them new. The largest: Oxford shirt, +26.9%." `rows` has no snoozed
 * matches.
 */
export function matchesSentence(rows: readonly MatchRow[]): Sentence {
  if (rows.length === 0) return plainSentence('No matches.')
  const products = new Set(rows.map(productKey)).size
  const isNew = rows.filter(isNewRow).length
  const [largest] = rows
    .flatMap(({ first: { name, code, difference } }) =>
      difference?.unit === '%' ? [{ name: name ?? code ?? '', value: difference.value }] : [],
    )
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const which = largest
    ? ` The largest: ${isolated(largest.name)}, ${formatPercent(largest.value, { digits: 1, signed: true })}.`
    : ''
  return {
    before: '',
    conclusion: plural(rows.length, 'match', 'matches'),
    after: ` on ${plural(products, 'product')}${newInWords(isNew, rows.length)}.${which}`,
  }
}
