/** A list as a table to export: what was seen of each product, when, and the notes. */
import { DERIVED } from '../../../catalog/fields/derived.ts'
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { currencyLine, dayOf } from '../../../export/exportAbout.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { ExportSource } from '../../../lib/sheet/sheet.ts'
import {
  countriesOf,
  listCountries,
  type ListEntry,
  type ProductList,
} from '../../../model/lists/productList.ts'
import { marketSheetColumns } from '../../../model/columns/sheetColumns.ts'
import { askedEntry } from '../../../model/market/askedRow.ts'
import { filePosition } from '../../../model/market/filePosition.ts'
import { marketKeyOf, measuredInWords, type Marketed } from '../../../model/market/rowMarket.ts'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { listsFile } from '../../../store/lists/listsFile.ts'
import { changeOf } from './listFigures.ts'

type Row = { place: number; entry: ListEntry } & Marketed

type Given = {
  list: ProductList
  /** Keys of what is selected; all products where nothing is. */
  isSelected: (entry: ListEntry) => boolean
  /** What is known of the markets of its products. */
  market: Pick<SetMarket, 'markets' | 'reference'>
  /** The currency label of some countries; '' for none. */
  labelOf: (countries: readonly string[]) => string
  /** Of the export, in epoch milliseconds. */
  now: number
}

function labelLine(entries: readonly ListEntry[], labelOf: Given['labelOf']): string {
  const countries = listCountries(entries)
  const [only = ''] = countries
  if (countries.length <= 1) return currencyLine(labelOf(only.split(',')))
  const labels = countries.flatMap((country) => {
    const label = labelOf(country.split(','))
    return label === '' ? [] : [`${country} ${label}`]
  })
  return currencyLine(labels.join(', '))
}

export function listSource({ list, isSelected, market, labelOf, now }: Given): ExportSource<Row> {
  const { name, entries, at } = list
  const rows = entries.map((entry, place): Row => {
    const known = market.markets.get(marketKeyOf(askedEntry(entry)))
    return { place: place + 1, entry, ...(known && { market: known }) }
  })
  const isAsked = rows.some((row) => row.market !== undefined)
  const selected = rows.filter(({ entry }) => isSelected(entry))
  const unseen = entries.filter(({ seen }) => seen === null).length
  return {
    name: `${name}, ${dayOf(now)}`,
    about: () => [
      name,
      `Exported ${formatWhen(now)}; list made ${formatWhen(at)}`,
      `Country: ${listCountries(entries).join('; ')}`,
      'Each product as it was last seen: see the column “Seen (UTC)”',
      ...(unseen > 0 ? [`Never answered so far: ${formatCount(unseen)}`] : []),
      labelLine(entries, labelOf),
      'Change, in percent: (offer price − offer price when first seen in the list) ÷ the latter × 100',
      ...(isAsked ? [measuredInWords(market.reference)] : []),
    ],
    columns: [
      { key: 'place', label: '#', cell: ({ place }) => place },
      { key: 'id', label: FIELDS.productId.label, cell: ({ entry }) => ({ code: entry.id }) },
      {
        key: 'eans',
        label: DERIVED.eans.label,
        cell: ({ entry }) =>
          entry.seen?.eans?.length ? { code: entry.seen.eans.join(' ') } : null,
      },
      { key: 'country', label: 'Country', cell: ({ entry }) => countriesOf(entry).join('+') },
      { key: 'title', label: FIELDS.title.label, cell: ({ entry }) => entry.seen?.title ?? null },
      {
        key: 'merchant',
        label: FIELDS.merchant.label,
        cell: ({ entry }) => entry.seen?.merchant ?? null,
      },
      { key: 'brand', label: FIELDS.brand.label, cell: ({ entry }) => entry.seen?.brand ?? null },
      {
        key: 'first',
        label: 'Offer price when first seen',
        cell: ({ entry }) => entry.first?.offerPrice ?? null,
      },
      {
        key: 'offer',
        label: FIELDS.offerPrice.label,
        cell: ({ entry }) => entry.seen?.offerPrice ?? null,
      },
      { key: 'change', label: 'Change', cell: ({ entry }) => changeOf(entry) },
      ...(isAsked ? marketSheetColumns(market.reference) : []),
      {
        key: 'active',
        label: FIELDS.active.label,
        cell: ({ entry }) => entry.seen?.active ?? null,
      },
      {
        key: 'seen',
        label: 'Seen (UTC)',
        cell: ({ entry }) => (entry.seen ? { at: entry.seen.at } : null),
      },
      {
        key: 'missing',
        label: 'Not found (UTC)',
        cell: ({ entry }) => (entry.missingAt === null ? null : { at: entry.missingAt }),
      },
      { key: 'added', label: 'Added (UTC)', cell: ({ entry }) => ({ at: entry.addedAt }) },
      { key: 'note', label: 'Note', cell: ({ entry }) => entry.note || null },
    ],
    shown: null,
    rows,
    filtered: selected.length > 0 ? selected : null,
    received: () => {
      const file = listsFile([list], now)
      if (!isAsked) return file
      const positions = rows.map((row) => filePosition(row, market.reference))
      const withTheirs = entries.map((entry, place) => ({ ...entry, position: positions[place] }))
      return { ...file, lists: [{ name, entries: withTheirs }] }
    },
    receivedLabel: 'JSON, to be brought in again',
  }
}
