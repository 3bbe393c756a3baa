/**
 * A user's catalog as the demo service receives and stores it: records in the form of the specification, one JSON object on
 * each line. The service reads no files; the sender converts them to records.
 */
import type { WireProduct, WireTraits } from '../wire.ts'

/** A problem in one row of the file that the records come from. */
export type RowProblem = {
  /** The row number as a spreadsheet shows it, from 1. */
  row: number
  /** A sentence. */
  message: string
  /** True if the row is not in the catalog; false if it is there without its wrong value. */
  isSkipped: boolean
}

export type OwnRecord = {
  country: string
  product: WireProduct
  traits: WireTraits
  facets: OwnFacets
}

/**
 * The facets (§2.5) that a record (§2.2) has no field for. Prices, discounts, merchants, brands and genders are counted from the
 * record.
 */
export type OwnFacets = {
  silhouette: string
  pattern: string
  primaryColor: string
  fabric: string
  occasion: string
  subSilhouette: string
  size: string[]
}

/** The file that records come from. */
export type RecordsFile = {
  fileName: string
  /** The size of the file. */
  bytes: number
}

/** What a file reader sends: any number of pieces, then the end. */
export type RecordPiece =
  | {
      kind: 'records'
      /** Complete lines (`recordLine.ts`), each with its line feed. */
      records: string
      /** The bytes of the file read so far. */
      bytes: number
      /** The rows without a record since the last piece. */
      skipped: number
      /** The problems found since the last piece. */
      problems: readonly RowProblem[]
    }
  /** `cutBecause` is why the end of the file is missing; null if the records are complete. */
  | { kind: 'end'; cutBecause: string | null }

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

/** The stored description of a catalog. */
export type StoredCatalog = {
  id: string
  fileName: string
  rows: number
  skipped: number
  /** Epoch milliseconds. */
  importedAt: number
  /** The size of the file. */
  bytes: number
  /** Why the catalog has fewer rows than the file; null if it has all. */
  cutBecause: string | null
  /** Sorted by number of listings, highest first. */
  countries: readonly string[]
  /** At most the first thousand. */
  problems: readonly RowProblem[]
  /** The catalog is not stored and ends with the page. */
  isForThisVisit: boolean
}
