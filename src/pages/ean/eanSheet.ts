/** Writes a code's offers as a sheet for export, in the order of the page and with its figures. */
import type { Offer } from '@/api/operations/ean.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import type { FilePosition } from '@/domain/market/filePosition.ts'
import { marketLabel, type MarketColumn } from '@/domain/market/rowMarket.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import { toOfferRows, type OfferSummary } from '@/domain/pricing/offerRows.ts'
import {
  ownMerchantsIn,
  ownMerchantLines,
  type OwnMerchants,
} from '@/domain/pricing/ownMerchants.ts'
import { rankInCell } from '@/domain/pricing/rankInWords.ts'
import { readReference, competitorName } from '@/domain/pricing/reference.ts'
import { receivedLabelOf, withPositions } from '@/features/export/answerTexts.ts'
import { aboutAnswer, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import {
  formatCount,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import type { FoundPrices } from './code/eanIdentity.ts'
import { offerColumns, type OfferLine } from './columns.tsx'
import { exclusionSentence } from './eanStats.tsx'
import { formula } from './offers/formula.ts'
import { marketLines } from './offers/marketLines.ts'
import { ownPosition, type OwnPosition } from './offers/ownPosition.ts'
import type { OwnListEntry } from './offers/useOwnListEntry.ts'

type Options = {
  code: string
  /** The product's name; null when unknown. */
  title: string | null
  countries: readonly string[]
  state: EanState
  /** The names of your merchants, including their aliases. */
  ownMerchants: OwnMerchants
  /** The user's merchant aliases. */
  aliases: Aliases
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
  result: FoundPrices
  /** The entry for the code in your price list. */
  list: Pick<OwnListEntry, 'own' | 'isUnreadable'>
  /** The currency label of these countries; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

const percent = (value: number | null) => formatPercent(value, { digits: 1 })

function figureLines(
  summary: OfferSummary<Offer>,
  position: OwnPosition,
  { ownMerchants, ref }: EanState,
  countries: readonly string[],
  offers: readonly Offer[],
): string[] {
  const { n, min, median, max } = summary
  const { rankedPrice, index, noIndex, margin, competitor } = position
  const excluded = exclusionSentence(summary)
  const words = { label: position.referenceLabel }
  const named = (column: MarketColumn, message: string) => [
    `${marketLabel(column, words)}: ${message}`,
  ]
  const hasNoOwnMerchant =
    ownMerchantsIn(ownMerchants, countries).length === 0 && rankedPrice === null
  const why = noIndex === null || hasNoOwnMerchant ? '' : `. ${noIndex}`
  return [
    `n = ${formatCount(n)}: lowest ${formatPrice(min)}, median ${formatWorkedOut(median)}, highest ${formatPrice(max)}`,
    ...(excluded === null ? [] : [excluded]),
    ...ownMerchantLines(ownMerchants, [countries], offers),
    ...(rankedPrice === null
      ? []
      : named(
          'myPrice',
          `${formatPrice(rankedPrice.price)}${rankedPrice.source === 'price list' ? ', from your price list; not an offer' : ''}`,
        )),
    ...(position.reference === null
      ? []
      : named(
          'reference',
          `${formatWorkedOut(position.reference)}, n = ${formatCount(position.referenceN)}`,
        )),
    ...named(
      'index',
      index === null
        ? `none${why}`
        : `${formatIndex(index.index)}; ${formula({ ...position, ownPrice: rankedPrice }, readReference(ref))}`,
    ),
    ...(index === null
      ? []
      : named('difference', formatPercent(index.index - 100, { digits: 1, signed: true }))),
    ...(rankedPrice === null ? [] : named('rank', rankInCell(rankedPrice))),
    ...(hasNoOwnMerchant || competitor === null
      ? []
      : named('rival', `${competitor.name ?? '–'}, ${formatPrice(competitor.price)}`)),
    ...(margin === null
      ? []
      : [
          `Margin: ${percent(margin.atOwnPrice)} at your price, ${percent(margin.atReference)} at the ${position.referenceLabel}`,
        ]),
  ]
}

/** Your price position for this code; empty until a merchant is chosen as yours or a price of yours is known. */
function positionsOf(
  requested: string,
  position: OwnPosition,
  merchants: number,
  { min, median, mean, max, spread, excluded }: OfferSummary<Offer>,
): FilePosition[] {
  const { rankedPrice, index, competitor } = position
  if (rankedPrice === null) return []
  return [
    {
      referenceLabel: position.referenceLabel,
      code: requested,
      myPrice: rankedPrice.price,
      reference: position.reference,
      difference: rankedPrice.vsReference,
      index: index?.index ?? null,
      amount: index?.difference ?? null,
      rank: rankedPrice.rank,
      of: rankedPrice.of,
      tied: rankedPrice.tied,
      rival: competitor?.name ?? null,
      rivalPrice: competitor?.price ?? null,
      n: position.referenceN,
      status: position.status,
      why: position.noIndex,
      merchants,
      lowest: min,
      median,
      mean,
      highest: max,
      spread,
      excluded,
    },
  ]
}

export function eanSheet(sheetOptions: Options): ExportSource<OfferLine> {
  const { title, countries, state, ownMerchants, aliases, tolerance, result, list, label, at } =
    sheetOptions
  const { offers, answer } = result
  const reference = readReference(state.ref, competitorName(state.ref, [offers], aliases))
  const options = { ownMerchants, reference, aliases, tolerance }
  const { rows, summary } = toOfferRows(offers, options)
  const position = ownPosition(offers, summary, list.own, options)
  const positions = positionsOf(
    sheetOptions.code,
    position,
    countMerchants(offers, aliases),
    summary,
  )
  const lines = marketLines(rows, position)
  const what = title === null ? `EAN ${sheetOptions.code}` : `EAN ${sheetOptions.code}: ${title}`
  return {
    name: `EAN ${sheetOptions.code}, ${shownCountries(countries)}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what, answer, countries, label, at }),
      'Complete: all offers. Stock isn’t included',
      'Order: offer price, lowest first',
    ],
    details: () => [
      ...(list.isUnreadable ? ['Your price list: couldn’t be read'] : []),
      ...figureLines(summary, position, state, countries, offers),
    ],
    columns: fileColumns(offerColumns, lines, {
      referenceLabel: position.referenceLabel,
      hasOwn: ownMerchants.length > 0 || position.rankedPrice !== null,
      drawn: null,
    }),
    shown: null,
    rows: lines,
    filtered: null,
    received: () => withPositions(answer.text, positions),
    ...receivedLabelOf(positions),
  }
}
