/** What the list of used rows shows of each row, depending on the task. */
import { margin } from '@/domain/pricing/priceList/margin.ts'
import type {
  CatalogRow,
  CodeRow,
  PriceCells,
  PriceRow,
  ProductRow,
} from '@/features/import/reading.ts'
import { formatPercent, formatPrice } from '@/lib/numbers/format.ts'

/** A row of any task. */
export type ImportedRow = CodeRow | PriceRow | ProductRow | CatalogRow

/** What is shown of a row. `name` is what the row is about; `facts` are short texts: "47.90", "cost 18.40". */
export type RowFacts = { name: string; facts: readonly string[] }

const filled = (texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '')

const figure = (label: string, value: number | null) =>
  value === null ? null : `${label} ${formatPrice(value)}`

function priceFacts(row: PriceCells): string[] {
  const percent = margin(row.price, row.cost)
  return filled([
    row.title,
    row.price === null ? 'no price' : formatPrice(row.price),
    figure('MRP', row.listPrice),
    figure('cost', row.cost),
    percent === null ? null : `margin ${formatPercent(percent, { digits: 1 })}`,
    figure('floor', row.floor),
    figure('target', row.target),
    row.note,
  ])
}

const STOCK = { true: 'in stock', false: 'out of stock', null: 'stock unknown' }

function catalogFacts(row: CatalogRow): string[] {
  return filled([
    ...row.codes,
    row.brand,
    row.size,
    row.offerPrice === null ? 'no price' : formatPrice(row.offerPrice),
    figure('MRP', row.salePrice),
    STOCK[`${row.inStock}`],
  ])
}

/** The facts of a line of codes. A file of codes needs no prices, so “no price” is left out. */
function codeFacts(row: CodeRow): RowFacts {
  const { entry } = row
  const name = entry.kind === 'ean' ? entry.code : row.text
  const { title, ...cells } = row
  const isTitled = title !== name
  const facts = priceFacts({ ...cells, title: isTitled ? title : null })
  return { name, facts: row.price === null ? facts.filter((fact) => fact !== 'no price') : facts }
}

export function rowFacts(row: ImportedRow): RowFacts {
  if ('entry' in row) return codeFacts(row)
  if ('code' in row) return { name: row.code, facts: priceFacts(row) }
  if ('merchant' in row) return { name: row.title || row.id, facts: catalogFacts(row) }
  return { name: row.id, facts: filled([row.country, row.note]) }
}
