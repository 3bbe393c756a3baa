/** Makes the figures about a market and your price, each with its n and its inputs. */
import type { ReactNode } from 'react'
import type { Offer } from '@/api/operations/ean.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { Stat } from '@/components/ui/tables/StatStrip.tsx'
import { marketLabel } from '@/domain/market/rowMarket.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import type { OfferSummary } from '@/domain/pricing/offerRows.ts'
import { rankInWords, tiedInWords } from '@/domain/pricing/rankInWords.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import {
  formatCount,
  formatIndex,
  formatPercent,
  formatPrice,
  formatSigned,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { shortMerchantName } from './offers/merchantChoices.ts'
import type { OwnPosition } from './offers/ownPosition.ts'

type Options = {
  summary: OfferSummary<Offer>
  position: OwnPosition
  reference: Reference
  /** Whether any merchant is chosen as yours. */
  hasOwn: boolean
  /** The currency label of the countries; '' for none. */
  label: string
  /** The input for your price; null when it can't be entered. */
  field: ReactNode
}

type MarketOptions = Pick<Options, 'summary'> & {
  offers: readonly Offer[]
  countries: readonly string[]
  aliases: Aliases
}

type Figure = { label: ReactNode; value: ReactNode; detail?: ReactNode }

/** A figure with its unit as a separate element; in plain text the unit is part of the figure. */
function amount(figure: string): ReactNode {
  return (
    <>
      <CurrencyPrefix />
      <LangText>{figure}</LangText>
    </>
  )
}

function whoseOffers(offers: readonly Offer[]): string {
  const names = [...new Set(offers.map(shortMerchantName))]
  const [first = ''] = names
  if (names.length === 1) return first
  return `${first} and ${formatCount(names.length - 1)} more, ${tiedInWords(offers.length)}`
}

function merchants({ offers, countries, aliases }: MarketOptions): Figure {
  const count = countMerchants(offers, aliases)
  const sub = offers.length === count ? 'one offer each' : `${formatCount(offers.length)} offers`
  return {
    label: (
      <>
        Merchants in <b>{shownCountries(countries)}</b>
      </>
    ),
    value: formatCount(count),
    detail: sub,
  }
}

function market({ summary }: MarketOptions): Figure[] {
  const { n, min, median, max, spread, spreadPercent } = summary
  const none = <EmptyValue what="no usable offer price" />
  return [
    {
      label: 'Lowest',
      value: min === null ? none : amount(formatPrice(min)),
      detail: whoseOffers(summary.lowest),
    },
    {
      label: 'Median',
      value: median === null ? none : amount(formatWorkedOut(median)),
      detail: `of ${plural(n, 'offer price')}`,
    },
    {
      label: 'Highest',
      value: max === null ? none : amount(formatPrice(max)),
      detail: whoseOffers(summary.highest),
    },
    {
      label: 'Spread',
      value: spread === null ? <EmptyValue what="no spread" /> : amount(formatWorkedOut(spread)),
      detail:
        spreadPercent === null
          ? 'none if there are fewer than two prices'
          : `${formatPercent(spreadPercent, { digits: 1 })} of the lowest`,
    },
  ]
}

const TYPE_IT = 'to see how it compares'

function ownPrice({ summary, position, reference, hasOwn, label, field }: Options): Stat[] {
  const { rankedPrice: own, index, noIndex: why, referenceLabel } = position
  const words = { label: referenceLabel }
  const isCompetitor = typeof reference !== 'string'
  const rank = own && [
    summary.ownPrice ? shortMerchantName(summary.ownPrice.offer) : 'from your price list',
    rankInWords(own),
  ]
  const price: Stat = {
    label: marketLabel('myPrice', words),
    tone: 'you',
    value:
      field ?? (own ? amount(formatPrice(own.price)) : <EmptyValue what="no price of yours" />),
    sub: rank ? rank.join(', ') : hasOwn ? why : TYPE_IT,
  }
  // Without a merchant or price of yours, only the field for a price is shown.
  if (!own && !hasOwn) return field !== null ? [price] : []
  return [
    price,
    {
      label: marketLabel('index', words),
      isCalculated: true,
      tone: 'you',
      value: index ? formatIndex(index.index) : <EmptyValue what="no index" />,
      sub: index ? `${referenceLabel} =\u00a0100` : own && why,
    },
    {
      label: marketLabel('difference', words),
      isCalculated: true,
      tone: 'you',
      value: (
        <Delta
          value={index === null ? null : withoutNoise(index.index - 100)}
          plain={position.status === 'equal'}
        />
      ),
      sub:
        index &&
        `${formatSigned(index.difference)} on ${
          isCompetitor
            ? withCurrencyLabel(label, formatPrice(index.reference))
            : `${withCurrencyLabel(label, formatWorkedOut(index.reference))}, n\u00a0=\u00a0${formatCount(index.n)}`
        }`,
    },
  ]
}

const percent = (value: number) => formatPercent(value, { digits: 1 })

/** Your margin, when your price list has a cost for the code. */
function ownMargin({ position, label }: Options): Stat[] {
  if (position.margin === null) return []
  const { cost, atOwnPrice, atReference } = position.margin
  const words = [
    ...(atReference === null ? [] : [`${percent(atReference)} at the ${position.referenceLabel}`]),
    `cost ${withCurrencyLabel(label, formatPrice(cost))}`,
  ]
  return [
    {
      label: 'Margin',
      isCalculated: true,
      tone: 'you',
      value: atOwnPrice === null ? <EmptyValue what="no price of yours" /> : percent(atOwnPrice),
      sub: words.join(', '),
    },
  ]
}

/** The figures about all offers, which are the statistics behind the conclusion. */
export const marketFigures = (options: MarketOptions): Figure[] => [
  merchants(options),
  ...market(options),
]

/** The figures about your price, with the field to enter it, and how it compares. */
export const ownStats = (options: Options): Stat[] => [...ownPrice(options), ...ownMargin(options)]

/** How many offers were left out: "2 offers without a usable price left out of every figure; n = 7."; null when none was. */
export function exclusionSentence({ n, excluded }: OfferSummary<Offer>): string | null {
  if (excluded === 0) return null
  const offers = plural(excluded, 'offer')
  return `${offers} without a usable price left out of every figure; n = ${formatCount(n)}.`
}
