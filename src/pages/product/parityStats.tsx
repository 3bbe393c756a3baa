/** The key figures of a record's SKUs in their markets, each with what it rests on. */
import { formatCount, formatIndex } from '../../domain/format.ts'
import type { ParityFacts, ParityStanding } from '../../domain/variantParity.ts'
import { Missing } from '../../parts/Missing.tsx'
import { eansInWords } from '../../parts/skuMarket/eansInWords.ts'
import type { Stat } from '../../ui/StatStrip.tsx'

const NAMED = 2

/** "XS, Light blue; S, Light blue and 2 more". */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join('; ')
  return names.length > NAMED ? `${shown} and ${formatCount(names.length - NAMED)} more` : shown
}

export function parityStats(
  standing: ParityStanding,
  facts: ParityFacts,
  codes: number,
  referenceLabel: string,
): Stat[] {
  const { answered, index, n, above, below, equal, widest, rivals } = standing
  const { withoutCode } = facts
  const none = withoutCode === 1 ? '1 SKU has no code' : `${formatCount(withoutCode)} have no code`
  return [
    {
      label: 'EANs answered',
      value: `${formatCount(answered)} of ${formatCount(codes)}`,
      sub: withoutCode > 0 ? none : 'every SKU has a code',
    },
    {
      label: 'Price index',
      fn: true,
      tone: 'you',
      value: index === null ? <Missing what="no price index" /> : formatIndex(index),
      sub: index === null ? 'no EAN can be measured' : `mean of ${eansInWords(n)}`,
    },
    {
      label: 'Above the others',
      fn: true,
      tone: 'you',
      value: formatCount(above.length),
      sub: someOf(above) || `of ${eansInWords(n)}`,
    },
    {
      label: 'Below the others',
      fn: true,
      tone: 'you',
      value: formatCount(below.length),
      sub: someOf(below) || (equal.length > 0 ? `${equal.length} equal` : `of ${eansInWords(n)}`),
    },
    {
      label: 'Widest',
      fn: true,
      value: widest === null ? <Missing what="no index" /> : formatIndex(widest.index),
      sub: widest === null ? `${referenceLabel} = 100` : widest.name,
    },
    {
      label: 'Rivals per EAN',
      value:
        rivals === null ? (
          <Missing what="no answer" />
        ) : rivals.least === rivals.most ? (
          formatCount(rivals.least)
        ) : (
          `${formatCount(rivals.least)}–${formatCount(rivals.most)}`
        ),
      sub: rivals === null ? null : `${formatCount(rivals.all)} rival offers`,
    },
  ]
}
