/** What changed since the products of a collection were added, as one sentence. */
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { ListFigures } from './listFigures.ts'

/**
 * The sentence: "Since added: 1 cheaper, 1 more expensive, 1 unchanged. Median 20.00, was 22.00 (3 products). 1 out of stock.";
 * null when no product has both prices and none is out of stock. `withUnit` adds the currency label to a price.
 */
export function sinceAdded(
  { decreased, increased, unchanged, n, medianNow, medianFirst, out }: ListFigures,
  withUnit: (figure: string) => string,
): string | null {
  const counts = [
    [decreased, 'cheaper'],
    [increased, 'more expensive'],
    [unchanged, 'unchanged'],
  ] as const
  const changed = counts.flatMap(([count, what]) =>
    count === 0 ? [] : [`${formatCount(count)} ${what}`],
  )
  const sentences = [
    ...(n > 0 ? [`Since added: ${changed.join(', ')}.`] : []),
    ...(medianNow !== null && medianFirst !== null
      ? [
          `Median ${withUnit(formatWorkedOut(medianNow))}, was ${withUnit(formatWorkedOut(medianFirst))} (${plural(n, 'product')}).`,
        ]
      : []),
    ...(out > 0 ? [`${formatCount(out)} out of stock.`] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
