import { inSentence } from '../../lib/numbers/format.ts'
import { fieldOf, keysIn } from '../../catalog/fields/places.ts'
import { readText } from '../../catalog/fields/readers.ts'
import type { Answer } from '../../catalog/http/call.ts'
import type { Product, Sku } from '../../catalog/operations/product.ts'
import type { Trait } from '../../catalog/operations/traits.ts'
import { aboutAnswer, dayOf } from '../../export/exportAbout.ts'
import type { Cell, ExportSource, SheetColumn } from '../../lib/sheet/sheet.ts'
import { cellOf } from '../../catalog/fields/kindFormats.ts'
import { recordSheetColumns } from '../../model/columns/sheetColumns.ts'
import { skuAttribute, skuColumns } from './skus/skuColumns.ts'

/** Null for a product without SKUs, which is a row all the same. */
type Row = Sku | null

type Given = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: readonly string[]
  label: string
  /** Epoch milliseconds. */
  at: number
}

/** Of the product these say the same as columns of the SKUs. */
const COUNTED = new Set(['skus', 'inventory', 'eans'])

function attributeCell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return readText(value) ?? (value === null || value === undefined ? null : JSON.stringify(value))
}

/** A SKU's own fields, then those that its record has as well. */
const skuKeys = keysIn('sku')
  .filter((key) => key !== 'attributes')
  .toSorted((a, b) => fieldOf(a).in.length - fieldOf(b).in.length)

/** What a record names alike says whose it is. */
function skuColumn(key: (typeof skuKeys)[number]): SheetColumn<Row> {
  const { kind, label, in: places } = fieldOf(key)
  const isShared = places.includes('lite') || places.includes('full')
  const name = isShared ? `SKU ${inSentence(label)}` : label
  return {
    key: `sku ${key}`,
    label: name,
    cell: (sku) => cellOf(kind, sku === null ? null : sku[key]),
  }
}

function columnsOf({ product, traits }: Given): SheetColumn<Row>[] {
  const { attributes, moreAttributes } = skuColumns(product.skuSet)
  return [
    ...skuKeys.map(skuColumn),
    ...[...attributes, ...moreAttributes].map((name): SheetColumn<Row> => ({
      key: `attribute ${name}`,
      label: name,
      cell: (sku) => (sku === null ? null : attributeCell(skuAttribute(sku, name))),
    })),
    ...recordSheetColumns
      .filter(({ key }) => !COUNTED.has(key))
      .map(({ key, label, cell }): SheetColumn<Row> => ({
        key,
        label,
        cell: () => cell(product),
      })),
    ...traits.map(([name, value]): SheetColumn<Row> => ({
      key: `trait ${name}`,
      label: `Trait: ${name}`,
      cell: () => value,
    })),
  ]
}

export function productSheet(given: Given): ExportSource<Row> {
  const { id, product, answer, countries, label, at } = given
  const what = product.title === null ? `Product ${id}` : `Product ${id}: ${product.title}`
  return {
    name: `Product ${id}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what, answer, countries, label, at }),
      product.skuSet.length === 0
        ? 'Complete; the record has no SKUs'
        : 'Complete: every SKU of the record',
      'Order: that of the record',
    ],
    columns: columnsOf(given),
    shown: null,
    rows: product.skuSet.length === 0 ? [null] : product.skuSet,
    filtered: null,
    received: () => answer.text,
  }
}
