/** A list as a table to export: what was seen of each product, when, and the notes. */
import { DERIVED } from '../../../catalog/fields/derived.ts'
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { KINDS } from '../../../catalog/fields/kinds.ts'
import { currencyLine, currencyLineOf, dayOf } from '../../../export/exportAbout.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { together } from '../../../lib/countryCode.ts'
import type { ExportSource } from '../../../lib/sheet/sheet.ts'
import type { SortKeys } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import {
  countriesOf,
  entryKey,
  listCountries,
  type ListEntry,
  type ProductList,
} from '../../../model/lists/productList.ts'
import { marketSheetColumns } from '../../../model/columns/sheetColumns.ts'
import { filePosition } from '../../../model/market/filePosition.ts'
import { measuredInWords, type Marketed } from '../../../model/market/rowMarket.ts'
import { listsFile } from '../../../store/lists/listsFile.ts'
import type { ListColumn } from '../listsState.ts'
import { changeOf } from '../../workbench/items/picked/listFigures.ts'

type Row = { place: number; entry: ListEntry } & Marketed

type Given = {
  list: ProductList
  /** Of its products those to be written, in the order shown, each with what is known of its market. */
  rows: readonly ({ entry: ListEntry } & Marketed)[]
  /** They were selected one by one. */
  isSelection: boolean
  /** Empty: the order of the list. */
  sort: SortKeys<ListColumn>
  reference: ReferenceWords
  /** The currency label of some countries; '' for none. */
  labelOf: (countries: readonly string[]) => string
  /** Of the export, in epoch milliseconds. */
  now: number
}

function labelLine(entries: readonly ListEntry[], labelOf: Given['labelOf']): string {
  const countries = listCountries(entries)
  const [only = ''] = countries
  if (countries.length <= 1) return currencyLine(labelOf(only.split(',')))
  return currencyLineOf(
    countries.map((one) => ({ countries: one, label: labelOf(one.split(',')) })),
  )
}

export function listSource(given: Given): ExportSource<Row> {
  const { list, isSelection, sort, reference, labelOf, now } = given
  const { name, at } = list
  const places = new Map(list.entries.map((entry, place) => [entryKey(entry), place + 1]))
  const rows = given.rows.map((row): Row => ({
    ...row,
    place: places.get(entryKey(row.entry)) ?? 0,
  }))
  const entries = rows.map(({ entry }) => entry)
  const isAsked = rows.some((row) => row.market !== undefined)
  const unseen = entries.filter(({ seen }) => seen === null).length
  return {
    name: `${name}, ${dayOf(now)}`,
    about: () => [
      name,
      `Exported ${formatWhen(now)}; list made ${formatWhen(at)}`,
      `Country: ${listCountries(entries)
        .map((country) => together(country.split(',')))
        .join('; ')}`,
      ...(isSelection ? ['Rows: selected one by one'] : []),
      sort.length > 0 ? 'Order: by columns; # is the place in the list' : 'Order: that of the list',
      labelLine(entries, labelOf),
      ...(unseen > 0 ? [`Never answered so far: ${formatCount(unseen)}`] : []),
    ],
    details: () => [
      'Each product as it was last seen: see the column “Seen (UTC)”',
      'Change, in percent: (offer price − offer price when first seen in the list) ÷ the latter × 100',
      ...(isAsked ? [measuredInWords(reference)] : []),
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
      { key: 'country', label: 'Country', cell: ({ entry }) => together(countriesOf(entry)) },
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
        total: { kind: KINDS.price.total, isPrice: true },
      },
      {
        key: 'change',
        label: 'Change',
        cell: ({ entry }) => changeOf(entry),
        total: { kind: KINDS.percent.total, isPrice: false },
      },
      ...(isAsked ? marketSheetColumns(reference) : []),
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
    countryOf: ({ entry }) => entry.country,
    filtered: null,
    received: () => {
      const file = listsFile([{ ...list, entries }], now)
      if (!isAsked) return file
      const positions = rows.map((row) => filePosition(row, reference))
      const withTheirs = entries.map((entry, place) => ({ ...entry, position: positions[place] }))
      return { ...file, lists: [{ name, entries: withTheirs }] }
    },
    receivedLabel: 'JSON, to import again',
  }
}
