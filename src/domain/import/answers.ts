/**
 * What a person says about a file instead of what the importer decided. It is stored with a draft and remembered for files
 * of the same shape, so every part is optional and plain JSON.
 */

/** What a column can be used for. The order is the order in which the import preview lists them. */
export const ROLES = [
  'code',
  'title',
  'brand',
  'price',
  'salePrice',
  'listPrice',
  'cost',
  'floor',
  'target',
  'stock',
  'url',
  'id',
  'image',
  'currency',
  'unitQuantity',
  'saleStart',
  'saleEnd',
  'saleDates',
  'note',
  'country',
  'merchant',
  'productId',
  'category',
  'categoryPath',
  'subCategory',
  'division',
  'articleType',
  'description',
  'images',
  'gender',
  'color',
  'size',
  'pattern',
  'fabric',
  'silhouette',
  'subSilhouette',
  'occasion',
  'rating',
  'ratingsCount',
  /** The rows of one product share it where only the first of them has the title and the brand (Shopify's `Handle`). */
  'group',
] as const

export type Role = (typeof ROLES)[number]

export const DELIMITERS = ['\t', ';', ',', '|', 'blanks', 'none'] as const

/** What separates cells; `blanks` is two or more of them, `none` means that a line is one cell. */
export type Delimiter = (typeof DELIMITERS)[number]

export type ImportAnswers = {
  /** The name of a sheet. */
  sheet?: string
  /** As `TextDecoder` names it. */
  encoding?: string
  delimiter?: Delimiter
  /** The line of the heading row, or `none` where the first row is data. */
  heading?: number | 'none'
  /** The place of the column of a role, from 0; null where no column has it. */
  columns?: Partial<Record<Role, number | null>>
  /** The chosen value of a question, by the question's key. */
  replies?: Record<string, string>
  /** Whether a doubtful cell of a line is used all the same, by `line role`. */
  doubtful?: Record<string, 'use' | 'leave out'>
  /** Rows that the sheet hides are used unless this says otherwise. */
  hiddenRows?: 'use' | 'leave out'
}
