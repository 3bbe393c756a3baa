/** The price list as a table to export: what was given, and the margin worked out of it. */
import { shownCountry } from '../../../lib/countryCode.ts'
import { KINDS } from '../../../catalog/fields/kinds.ts'
import { currencyLine, dayOf } from '../../../export/exportAbout.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '../../../lib/sheet/sheet.ts'
import { margin, MARGIN_FORMULA } from '../../../market/priceList/margin.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'
import { PRICES } from '../../../words/priceListNames.ts'

type Given = {
  entries: readonly PriceEntry[]
  /** Those that are looked for; null for all. */
  found: readonly PriceEntry[] | null
  q: string
  country: string
  /** When the list was saved, in epoch milliseconds. */
  at: number | null
  /** The currency label of the country; '' for none. */
  label: string
  /** Of the export, in epoch milliseconds. */
  now: number
}

const PRICE = { kind: KINDS.price.total, isPrice: true }
const COST = { ...PRICE, hasZero: true }
const PERCENT = { kind: KINDS.percent.total, isPrice: false }
const NAME: SheetColumn<PriceEntry> = {
  key: 'title',
  label: PRICES.title,
  cell: ({ title }) => title ?? null,
}

const FLOOR: SheetColumn<PriceEntry> = {
  key: 'floor',
  label: PRICES.floor,
  cell: ({ floor = null }) => floor,
}

export function priceListSource({
  entries,
  found,
  q,
  country,
  at,
  label,
  now,
}: Given): ExportSource<PriceEntry> {
  return {
    name: `Price list ${shownCountry(country)}, ${dayOf(now)}`,
    about: () => [
      `Own price list for ${shownCountry(country)}`,
      `Exported ${formatWhen(now)}${at === null ? '' : `; imported ${formatWhen(at)}`}`,
      ...(q === '' ? [] : [`Looked for: ${q}`]),
      currencyLine(label),
      'Order: as imported',
    ],
    details: () => [`Margin, in percent: ${MARGIN_FORMULA}`],
    columns: [
      { key: 'code', label: 'EAN', cell: ({ code }) => ({ code }) },
      ...(entries.some(({ title }) => title !== undefined) ? [NAME] : []),
      { key: 'price', label: PRICES.price, cell: ({ price }) => price, total: PRICE },
      { key: 'cost', label: PRICES.cost, cell: ({ cost }) => cost, total: COST },
      {
        key: 'margin',
        label: PRICES.margin,
        cell: ({ price, cost }) => margin(price, cost),
        total: PERCENT,
      },
      ...(entries.some(({ floor = null }) => floor !== null) ? [FLOOR] : []),
      { key: 'note', label: PRICES.note, cell: ({ note }) => (note === '' ? null : note) },
    ],
    shown: null,
    rows: entries,
    filtered: found,
  }
}
