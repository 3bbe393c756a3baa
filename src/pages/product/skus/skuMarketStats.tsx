/** Makes the key figures of a record's SKUs in their markets, each with what it is computed from. */
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { Stat } from '@/components/ui/tables/StatStrip.tsx'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { ParityFacts, VariantsPosition } from './variantParity.ts'

const NAMED = 2

/** Names as text, shortened: "XS, Light blue; S, Light blue and 2 more". */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join('; ')
  return names.length > NAMED ? `${shown} and ${formatCount(names.length - NAMED)} more` : shown
}

const none = <EmptyValue what="no price index" />

/** The figures of your price position over all SKUs. */
function own(position: VariantsPosition, { reference }: Market): Stat[] {
  const { index, n, above, below, equal, widest } = position
  const ofAll = `of ${plural(n, 'EAN')}`
  return [
    {
      label: 'Your price index',
      isCalculated: true,
      tone: 'you',
      value: index === null ? none : formatIndex(index),
      sub: index === null ? 'no EAN can be compared' : `average of ${plural(n, 'EAN')}`,
    },
    {
      label: `Above ${reference.than}`,
      isCalculated: true,
      tone: 'you',
      value: formatCount(above.length),
      sub: someOf(above) || ofAll,
    },
    {
      label: `Below ${reference.than}`,
      isCalculated: true,
      tone: 'you',
      value: formatCount(below.length),
      sub: someOf(below) || (equal.length > 0 ? `${formatCount(equal.length)} the same` : ofAll),
    },
    {
      label: 'Index furthest from 100',
      isCalculated: true,
      value: widest === null ? none : formatIndex(widest.index),
      sub: widest === null ? `${reference.label} = 100` : widest.name,
    },
  ]
}

export function skuMarketStats(
  position: VariantsPosition,
  facts: ParityFacts,
  market: Market,
): Stat[] {
  const { answered, competitors } = position
  const { withoutCode } = facts
  const { codes, hasNoOwnMerchant } = market
  const without =
    withoutCode === 1 ? '1 variant has no code' : `${formatCount(withoutCode)} have no code`
  return [
    {
      label: 'EANs checked',
      value: `${formatCount(answered)} of ${formatCount(codes.length)}`,
      sub: withoutCode > 0 ? without : 'all variants have a code',
    },
    ...(hasNoOwnMerchant ? [] : own(position, market)),
    {
      label: hasNoOwnMerchant ? 'Offers per EAN' : 'Competitors per EAN',
      value:
        competitors === null ? (
          <EmptyValue what="no response" />
        ) : competitors.least === competitors.most ? (
          formatCount(competitors.least)
        ) : (
          `${formatCount(competitors.least)}–${formatCount(competitors.most)}`
        ),
      sub:
        competitors &&
        `${formatCount(competitors.all)} ${hasNoOwnMerchant ? 'offers' : 'competitor offers'}`,
    },
  ]
}
