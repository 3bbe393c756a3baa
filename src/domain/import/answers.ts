/**
 * The user’s corrections of how a file is read. They are stored with a draft and reused for files of the same shape, so every
 * part is optional and can be written as JSON.
 */

/** The uses of a column, in the order in which the import preview lists them. */
export const COLUMN_ROLES = [
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
  /**
   * A key that all rows of one product share, for files in which only the first of these rows has the title and the brand
   * (Shopify’s `Handle`).
   */
  'group',
] as const

export type ColumnRole = (typeof COLUMN_ROLES)[number]

export const DELIMITERS = ['\t', ';', ',', '|', 'blanks', 'none'] as const

/** The separator of cells; `blanks` is two or more spaces, `none` means that a line is one cell. */
export type Delimiter = (typeof DELIMITERS)[number]

export type ImportAnswers = {
  /** The name of the sheet to read. */
  sheet?: string
  /** The encoding of the text, as a `TextDecoder` label. */
  encoding?: string
  delimiter?: Delimiter
  /** The line number of the heading row, or `none` if the first row is data. */
  heading?: number | 'none'
  /** The index of each role’s column, from 0; null if no column has the role. */
  columns?: Partial<Record<ColumnRole, number | null>>
  /** The chosen value of a question, by the question's key. */
  replies?: Record<string, string>
  /** Whether a doubtful cell is used or left out; the key is the cell’s line and role, separated by a space. */
  doubtful?: Record<string, 'use' | 'leave out'>
  /** Whether hidden rows of the sheet are used; if absent, they are used. */
  hiddenRows?: 'use' | 'leave out'
}
