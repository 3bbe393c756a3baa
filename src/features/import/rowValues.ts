/** The values of one row by role, once each column has its role and it is decided how its cells are written. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { Remark } from './reading.ts'

export type RowValues = {
  line: number
  /** The valid codes of the row, in their order, each once. */
  codes: readonly string[]
  /** What the merchant charges now: the sale price during the sale, otherwise the regular price. Null if there is none. */
  price: number | null
  /** What the price is reduced from (the service's MRP, §2.1). */
  listPrice: number | null
  cost: number | null
  floor: number | null
  target: number | null
  /** Whether it is in stock; null if the row does not state it, or states it in a word that is not known. */
  inStock: boolean | null
  /** The text of the role's cell without blanks around it; '' if the cell is missing or says "N/A" or the like. */
  text: (role: ColumnRole) => string
  /** The lines of a cell with several values, such as the pictures of a feed. */
  lines: (role: ColumnRole) => readonly string[]
  /** The columns without a role, with their text, in order; empty ones are left out. */
  rest: readonly (readonly [name: string, text: string])[]
  remarks: readonly Remark[]
}
