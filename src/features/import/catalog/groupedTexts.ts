/**
 * Completes the texts of rows that share a product. In the exports of some shops only the first row of a product has its title,
 * its brand and its description; the rows of its variants below have only their codes and prices (Shopify's `Handle`, parents of
 * WooCommerce).
 */
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { RowValues } from '@/features/import/rowValues.ts'

/** The text of a role; '' if nothing is known. */
export type Texts = (role: ColumnRole) => string

export type GroupedRow = {
  text: Texts
  /** Whether the row only adds a picture to the product of its group. */
  isPicture: boolean
}

/** The roles whose text all variants of a product have in common. */
const OF_PRODUCT: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'brand',
  'category',
  'categoryPath',
  'subCategory',
  'division',
  'articleType',
  'description',
  'gender',
  'merchant',
  'country',
])

/** The roles whose text a row without a title takes from the row of its product that has one. */
const OF_TITLE: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...OF_PRODUCT,
  'title',
  'url',
  'image',
  'pattern',
  'fabric',
  'silhouette',
  'subSilhouette',
  'occasion',
])

/** How many products are remembered. The rows of a product are near each other. */
const PRODUCTS = 1000

type Product = ReadonlyMap<ColumnRole, string>

/** The texts of a row in a file without a column that names the product of a row. */
export const ungrouped = ({ text }: RowValues): GroupedRow => ({ text, isPicture: false })

/**
 * Returns a function that completes the texts of a row with the texts of its product. Create it once per file, and pass the rows
 * in order.
 */
export function createGroupedTexts(): (values: RowValues) => GroupedRow {
  const products = new Map<string, Product>()
  const remember = (key: string, { text }: RowValues): void => {
    if (key === '' || products.has(key)) return
    products.set(key, new Map([...OF_TITLE].map((role) => [role, text(role)] as const)))
    if (products.size <= PRODUCTS) return
    const [oldest = ''] = products.keys()
    products.delete(oldest)
  }
  return (values) => {
    const { text, codes, price } = values
    const group = text('group')
    const title = text('title')
    const product = group === '' ? undefined : products.get(group)
    if (product === undefined) {
      // The row of a parent names no group; its variants name its id.
      if (title !== '') remember(group === '' ? text('id') : group, values)
      return { text, isPicture: false }
    }
    const shared = title === '' || title === product.get('title') ? OF_TITLE : OF_PRODUCT
    const isVariant = codes.length > 0 || price !== null || text('id') !== '' || text('size') !== ''
    return {
      text: (role) => text(role) || (shared.has(role) ? (product.get(role) ?? '') : ''),
      isPicture: !isVariant && shared === OF_TITLE,
    }
  }
}
