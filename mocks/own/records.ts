/**
 * An own catalog as the demo service receives and stores it: records in the form of the specification, one JSON object a line.
 * The service reads no files: whoever has one turns it into records first.
 */
import type { WireProduct, WireTraits } from '../wire.ts'

/** What is wrong with one row of the file that the records come from. */
export type RowProblem = {
  /** As the owner of the file counts it, from 1. */
  row: number
  /** A sentence. */
  message: string
  /** The row is not in the catalog; otherwise it is there without the value that is wrong. */
  isSkipped: boolean
}

/** One listing. */
export type OwnRecord = {
  country: string
  product: WireProduct
  traits: WireTraits
  facets: OwnFacets
}

/** The facets (§2.5) that a record (§2.2) has no field for. Prices, discounts, merchants, brands and genders are counted from the record. */
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
  /** Its size on the disk. */
  bytes: number
}

/** What a reader of files sends, in this order: any number of pieces, then the end. */
export type RecordPiece =
  | {
      kind: 'records'
      /** Any number of whole lines (`recordLine.ts`), each with its line feed. */
      records: string
      /** How many bytes of the file are read so far. */
      bytes: number
      /** How many rows since the last piece gave no record. */
      skipped: number
      /** What was found wrong since the last piece. */
      problems: readonly RowProblem[]
    }
  /** `cutBecause` says why the records are not those of the whole file; null where they are. */
  | { kind: 'end'; cutBecause: string | null }

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

/** What is stored about a catalog. */
export type StoredCatalog = {
  id: string
  fileName: string
  rows: number
  skipped: number
  /** Epoch milliseconds. */
  importedAt: number
  /** Of the file. */
  bytes: number
  /** Why it holds less than the file; null for the whole. */
  cutBecause: string | null
  /** Those with most listings first. */
  countries: readonly string[]
  /** The first thousand. */
  problems: readonly RowProblem[]
  /** It is not stored: it ends with the page. */
  isForThisVisit: boolean
}
