/** What the importer makes of a file: its rows, and everything that the import preview shows about how they were read. */
import type { Entry } from '@/domain/codes/readEntry.ts'
import type { Role } from '@/domain/import/answers.ts'
import type { FileFacts } from './table.ts'

/** What a page imports from a file. */
export type ImportTask = 'codes' | 'prices' | 'products' | 'catalog'

/** Something that the user should know about one line. */
export type Remark = {
  line: number
  /** A doubtful cell is used only if the user chooses so; a line that is left out has no row. */
  kind: 'mended' | 'doubtful' | 'left out'
  /** A sentence. */
  about: string
  /** Null where it is about the whole line. */
  role: Role | null
  /** As the file has it. */
  rawText: string
  /** Of a doubtful cell: the value that would be used, as shown; null where it can’t be used. */
  reads: string | null
  /** Of a doubtful cell: whether the user chose to use it. */
  isUsed: boolean
}

/** Something that only the user can decide. Nothing is imported before it is answered. */
export type Question = {
  /** The key of the chosen value in `ImportAnswers.replies`. */
  key: string
  /** One or two sentences. */
  about: string
  /** The first choice is safe: it imports nothing that may be wrong. */
  choices: readonly { value: string; label: string; samples: readonly string[] }[]
  /** The lines that it is about; empty where it is about all lines. */
  lines: readonly number[]
  /** The value that was chosen; null while it is open. */
  answer: string | null
}

/** One cell as it is in the file, and as it is read. */
export type SampleCell = {
  line: number
  rawText: string
  /** As shown; null where nothing is read. */
  read: string | null
  remark: Remark['kind'] | null
}

/** Which column a role is read from. */
export type RoleReading = {
  role: Role
  /** The name on the page: "Your price". */
  label: string
  isNeeded: boolean
  /** The index of the column, from 0; null where no column is used. */
  column: number | null
  /** Up to three. */
  samples: readonly SampleCell[]
  /** What its values have in common: "211 EAN-13, all check digits are valid"; '' where there is nothing to note. */
  note: string
  /** Other columns that could have the role, the likeliest first. */
  alternatives: readonly { column: number; samples: readonly string[] }[]
}

export type ImportColumn = { name: string; role: Role | null; samples: readonly string[] }

/** An unchanged line of the file, from the first to a few below the heading. */
export type FirstLine = {
  line: number
  cells: readonly string[]
  is: 'heading' | 'row' | 'left out'
  /** Why it is left out: "title", "total", "empty code" …; '' for others. */
  about: string
}

export type ImportRead<Row> = {
  kind: 'read'
  task: ImportTask
  file: FileFacts & { bytes: number; lines: number }
  sheets: readonly { name: string; isHidden: boolean; rows: number }[]
  /** Null unless it is a workbook. */
  sheet: string | null
  /** The program or service whose export it is; null where it is not known. */
  knownExport: string | null
  /** The lines of the heading; empty for a file without one. */
  headingLines: readonly number[]
  columns: readonly ImportColumn[]
  firstLines: readonly FirstLine[]
  roles: readonly RoleReading[]
  questions: readonly Question[]
  counts: { used: number; mended: number; doubtful: number; leftOut: number; hidden: number }
  /** The first ones of each kind, at most `MAX_REMARKS`. */
  remarks: readonly Remark[]
  /** Equal for files with the same columns in the same order; answers apply to all of them. */
  shape: string
  rows: readonly Row[]
  /** How many rows there are in total; `rows` has no more than the page can use. */
  rowCount: number
  /** Only the first rows of a long feed were read, so lines, counts and rows are of those. */
  isBeginning?: true
  /** For rows of a catalog that name no country or no merchant; the country is '' where it is not known. */
  defaults?: { country: string; merchant: string }
}

export type ImportReading<Row> =
  | ImportRead<Row>
  /** One or two sentences that name the file, say what it is and what to do. */
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

/** A line that requests something (task `codes`). */
export type CodeRow = PriceCells & {
  line: number
  /** The cell with the code, as given. */
  text: string
  entry: Entry
}

/** A line of a price list (task `prices`): `code` has 8, 12, 13 or 14 digits and a right check digit. */
export type PriceRow = PriceCells & { line: number; code: string }

/** A line of a list of products (task `products`). `country` is null where the file names none. */
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
  /** The MRP (§2.1). */
  salePrice: number | null
  inStock: boolean | null
}
