import type { Answer } from '@/api/http/call.ts'
import type { Product, Sku } from '@/api/operations/product.ts'
import type { Trait } from '@/api/operations/traits.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { recordSheetColumns } from '@/domain/columns/sheetColumns.ts'
import { aboutAnswer, dayOf } from '@/features/export/exportAbout.ts'
import { columnsOfPart, type ExportSource, type SheetColumn } from '@/lib/sheet/sheet.ts'
import { skuTableColumns } from './columns.tsx'
import { skuColumns } from './skus/skuColumns.ts'

/** A row of the file is a SKU; null for a product without SKUs, which still gets one row. */
type Row = Sku | null

type Options = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: readonly string[]
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

/** The columns of a product that are left out, because the columns of its SKUs have the same data. */
const COUNTED = new Set(['skus', 'inventory', 'eans'])

function columnsOf({ product, traits }: Options): SheetColumn<Row>[] {
  const { skuSet } = product
  const ofSkus = fileColumns(skuTableColumns(skuColumns(skuSet)), skuSet, {
    countries: [],
    isMore: true,
  })
  return [
    ...columnsOfPart(ofSkus, (sku: Row) => sku),
    // A product’s figures repeat in each row, so adding them up would be wrong: they have no total.
    ...columnsOfPart(
      recordSheetColumns.filter(({ key }) => !COUNTED.has(key)),
      () => product,
    ).map((column) => ({ ...column, total: undefined })),
    ...traits.map(([name, value]): SheetColumn<Row> => ({
      key: `trait ${name}`,
      label: `Attribute: ${name}`,
      cell: () => value,
    })),
  ]
}

export function productSheet(options: Options): ExportSource<Row> {
  const { id, product, answer, countries, label, at } = options
  const what = product.title === null ? `Product ${id}` : `Product ${id}: ${product.title}`
  return {
    name: `Product ${id}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what, answer, countries, label, at }),
      product.skuSet.length === 0
        ? 'Complete; the listing has no variants'
        : 'Complete: all variants of the listing',
      'Order: as in the listing',
    ],
    columns: columnsOf(options),
    shown: null,
    rows: product.skuSet.length === 0 ? [null] : product.skuSet,
    filtered: null,
    received: () => answer.text,
  }
}
