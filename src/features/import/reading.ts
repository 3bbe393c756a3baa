/** What the importer makes of a file: its rows, and everything that the import preview shows about how they were read. */
import type { Entry } from '@/domain/codes/readEntry.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { FileFacts } from './table.ts'

/** What a page imports from a file: lines of a collection of codes, a price list, products of a collection, or a catalog. */
export type ImportTask = 'codes' | 'prices' | 'products' | 'catalog'

/** Something that the user should know about one line. */
export type Remark = {
  line: number
  /**
   * Whether the line was corrected, is in doubt, or is missing: a doubtful cell is used only if the user chooses so; a line that
   * is left out has no row.
   */
  kind: 'mended' | 'doubtful' | 'left out'
  /** What the user should know, as a sentence. */
  about: string
  /** The role of the cell; null if the remark is about the whole line. */
  role: ColumnRole | null
  /** The text of the cell as the file has it. */
  rawText: string
  /** For a doubtful cell: the value that would be used, as shown; null if it can’t be used. */
  reads: string | null
  /** For a doubtful cell: whether the user chose to use it. */
  isUsed: boolean
}

/** Something that only the user can decide. Nothing is imported before it is answered. */
export type Question = {
  /** The key of the chosen value in `ImportAnswers.replies`. */
  key: string
  /** What the user has to decide, in one or two sentences. */
  about: string
  /** The possible answers. The first one is safe: it imports nothing that may be wrong. */
  choices: readonly { value: string; label: string; samples: readonly string[] }[]
  /** The lines that the question is about; empty if it is about all lines. */
  lines: readonly number[]
  /** The value that was chosen; null while the question is open. */
  answer: string | null
}

/** One cell: its text in the file, and what is read from it. */
export type SampleCell = {
  line: number
  rawText: string
  /** The value that is read, as shown; null if nothing is read. */
  read: string | null
  remark: Remark['kind'] | null
}

/** The column that a role is read from. */
export type RoleReading = {
  role: ColumnRole
  /** The name of the role on the page: "Your price". */
  label: string
  isNeeded: boolean
  /** The index of the column, from 0; null if no column is used. */
  column: number | null
  /** Up to three cells of the column. */
  samples: readonly SampleCell[]
  /** What the values of the role have in common: "211 EAN-13, all check digits are valid"; '' if there is nothing to note. */
  note: string
  /** Other columns that could have the role, the likeliest first. */
  alternatives: readonly { column: number; samples: readonly string[] }[]
}

export type ImportColumn = { name: string; role: ColumnRole | null; samples: readonly string[] }

/** An unchanged line of the file, from the first to a few below the heading. */
export type FirstLine = {
  line: number
  cells: readonly string[]
  is: 'heading' | 'row' | 'left out'
  /** Why the line is left out: "title", "total", "empty code" …; '' for other lines. */
  about: string
}

export type ImportRead<Row> = {
  kind: 'read'
  task: ImportTask
  file: FileFacts & { bytes: number; lines: number }
  sheets: readonly { name: string; isHidden: boolean; rows: number }[]
  /** The sheet that was read; null unless the file is a workbook. */
  sheet: string | null
  /** The program or service whose export it is; null if it is not known. */
  knownExport: string | null
  /** The lines of the heading; empty for a file without one. */
  headingLines: readonly number[]
  columns: readonly ImportColumn[]
  firstLines: readonly FirstLine[]
  roles: readonly RoleReading[]
  questions: readonly Question[]
  counts: { used: number; mended: number; doubtful: number; leftOut: number; hidden: number }
  /** The first remarks of each kind, at most `MAX_REMARKS`. */
  remarks: readonly Remark[]
  /** Equal for files with the same columns in the same order; the answers about one apply to all of them. */
  shape: string
  rows: readonly Row[]
  /** How many rows there are in total; `rows` has no more than the page can use. */
  rowCount: number
  /** Whether only the first rows of a long feed were read; lines, counts and rows are of those then. */
  isBeginning?: true
  /** The country and the merchant of rows of a catalog that name none; the country is '' if it is not known. */
  defaults?: { country: string; merchant: string }
}

export type ImportReading<Row> =
  | ImportRead<Row>
  /** Why the file is refused: one or two sentences that name it, say what it is and what to do. */
  | { kind: 'refused'; message: string }

/** How many remarks of each kind are returned. */
export const MAX_REMARKS = 1000

/** What a row of a file states beside its code: prices, a note, a title. */
export type PriceCells = {
  /** What the merchant charges now: the sale price during the sale, otherwise the regular price. */
  price: number | null
  listPrice: number | null
  cost: number | null
  floor: number | null
  target: number | null
  note: string
  title: string | null
}

/** A line to look up (task `codes`). */
export type CodeRow = PriceCells & {
  line: number
  /** The text of the cell with the code, as in the file. */
  text: string
  entry: Entry
}

/** A line of a price list (task `prices`): `code` has 8, 12, 13 or 14 digits and a right check digit. */
export type PriceRow = PriceCells & { line: number; code: string }

/** A line with a product for a collection (task `products`). `country` is null if the file names none. */
export type ProductRow = { line: number; id: string; country: string | null; note: string }

/** What a file states about a listing (task `catalog`), in short. */
export type CatalogRow = {
  line: number
  id: string
  title: string
  codes: readonly string[]
  brand: string | null
  merchant: string
  country: string
  size: string | null
  offerPrice: number | null
  /** The MRP, which the specification calls `salePrice` (§2.1). */
  salePrice: number | null
  inStock: boolean | null
}
