/** What a product feed is to the demo service: how a file is read, what is found in it, and the catalog that comes of it. */
import type { WireProduct, WireTraits } from '../wire.ts'

export type FeedFormat = 'records' | 'table' | 'rss'
export type Separator = ',' | ';' | '\t' | '|'

/** How a file is read: guessed from its first bytes, and each part can be set. */
export type FeedReading = {
  format: FeedFormat
  /** As TextDecoder names it. */
  encoding: string
  /** Of a table; null otherwise. */
  separator: Separator | null
  /** For each field (`fields.ts`) the name of the column it is read from. */
  columns: Readonly<Record<string, string>>
  /** For rows that name none. */
  country: string
  merchant: string
}

export type RowProblem = { row: number; says: string; isSkipped: boolean }

export type FeedPreview = {
  reading: FeedReading
  /** With the first values of each; empty for records in the form of the specification. */
  columns: readonly { name: string; samples: readonly string[] }[]
  fields: readonly { name: string; label: string; isNeeded: boolean }[]
  rows: readonly PreviewRow[]
  /** Why the file can't be read as it is; null where it can. */
  problem: string | null
}

export type PreviewRow = {
  row: number
  country: string
  merchant: string
  title: string
  brand: string
  offerPrice: number | null
  code: string
  problems: readonly RowProblem[]
}

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

export type KeptCatalog = {
  id: string
  fileName: string
  rows: number
  skipped: number
  /** Epoch milliseconds. */
  importedAt: number
  bytes: number
  /** Why less than the file holds was taken; null for the whole. */
  cutBecause: string | null
  /** Those with most listings first. */
  countries: readonly string[]
  /** The first thousand. */
  problems: readonly RowProblem[]
  /** Nothing keeps it beyond this page. */
  isForThisVisit: boolean
}

/** The facets that §2.2 has no field for; prices, discounts, merchants and brands are counted from the record. */
export type OwnFacets = {
  silhouette: string
  pattern: string
  primaryColor: string
  fabric: string
  occasion: string
  subSilhouette: string
  size: string[]
}

/** One listing as it was read. */
export type OwnRecord = {
  country: string
  product: WireProduct
  traits: WireTraits
  facets: OwnFacets
}

/** What a reader finds in a file, one after the other; rows are numbered as the file's owner counts them, from 1. */
export type FeedRow = { row: number } & (
  | { cells: ReadonlyMap<string, string> }
  | { record: unknown }
  | { problem: string }
)

/** Takes the text of a file in pieces of any size and hands over each row as soon as it is whole. */
export type FeedReader = {
  write: (text: string) => void
  /** Why the file ends in the middle of something; null for a whole one. */
  end: () => string | null
}
