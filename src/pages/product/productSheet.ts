/** A product to be exported: a row for each SKU, with what holds for all of them in every row. */
import type { Answer } from '../../api/http.ts'
import { readText } from '../../domain/catalog/readers.ts'
import type { Product, Sku } from '../../api/product.ts'
import type { Trait } from '../../api/traits.ts'
import type { Cell, ExportSource, SheetColumn } from '../../domain/export/sheet.ts'
import { aboutAnswer, dayOf } from '../../parts/exportAbout.ts'
import { recordSheetColumns } from '../../domain/catalog/sheetColumns.ts'
import { skuAttribute, skuColumns } from './skuColumns.ts'

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

const skuFigures: readonly SheetColumn<Row>[] = [
  { key: 'sku', label: 'SKU', cell: (sku) => (sku?.skuId ? { code: sku.skuId } : null) },
  { key: 'ean', label: 'EAN', cell: (sku) => (sku?.ean ? { code: sku.ean } : null) },
  { key: 'available', label: 'Available', cell: (sku) => sku?.available ?? null },
  { key: 'quantity', label: 'Inventory', cell: (sku) => sku?.inventoryQuantity ?? null },
  { key: 'sku-offer', label: 'SKU offer price', cell: (sku) => sku?.offerPrice ?? null },
  { key: 'sku-mrp', label: 'SKU MRP', cell: (sku) => sku?.salePrice ?? null },
  { key: 'sku-rank', label: 'SKU rank', cell: (sku) => sku?.rank ?? null },
]

function columnsOf({ product, traits }: Given): SheetColumn<Row>[] {
  const { attributes, moreAttributes } = skuColumns(product.skuSet)
  return [
    ...skuFigures,
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
    ],
    columns: columnsOf(given),
    shown: null,
    rows: product.skuSet.length === 0 ? [null] : product.skuSet,
    filtered: null,
    received: () => answer.text,
  }
}
