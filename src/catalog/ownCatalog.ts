/** A person's own product feed in place of the demo catalog: what the demo service offers, so that the app need not know how it reads one. */

export type FeedFormat = 'records' | 'table' | 'rss'

/** How a file is read: guessed from its first bytes, and each part can be set. */
export type FeedReading = {
  /** Records are NDJSON or a JSON array in the form of the specification; a table is CSV or TSV with a head. */
  format: FeedFormat
  /** As TextDecoder names it. */
  encoding: string
  /** Of a table; null otherwise. */
  separator: ',' | ';' | '\t' | '|' | null
  /** For each field of the catalog the name of the column it is read from; a field without one stays empty. */
  columns: Readonly<Record<string, string>>
  /** For rows that name none: a country code of two letters, and a merchant. */
  country: string
  merchant: string
}

/** What is wrong with one row; the row is skipped, or its field is left empty. */
export type RowProblem = { row: number; says: string; isSkipped: boolean }

export type FeedPreview = {
  reading: FeedReading
  /** What the file has, with the first values of each. Empty for records in the form of the specification. */
  columns: readonly { name: string; samples: readonly string[] }[]
  /** What the catalog can take, in an order to be shown. */
  fields: readonly { name: string; label: string; isNeeded: boolean }[]
  rows: readonly {
    row: number
    country: string
    merchant: string
    title: string
    brand: string
    offerPrice: number | null
    code: string
    problems: readonly RowProblem[]
  }[]
  /** Why the file can't be read as it is, in words that say what to do; null where it can. */
  problem: string | null
}

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

export type KeptCatalog = {
  /** Tells one import from the next: what is stored for a connection hangs on it. */
  id: string
  fileName: string
  rows: number
  skipped: number
  /** Epoch milliseconds. */
  importedAt: number
  bytes: number
  /** Why less than the file holds was taken (its end, its limit, a cancel, no room); null for the whole. */
  cutBecause: string | null
  countries: readonly string[]
  /** The first of them, at most a thousand. */
  problems: readonly RowProblem[]
  /** The browser keeps nothing, or had no room: it lives in this page alone, and a reload would lose it. */
  isForThisVisit: boolean
}

/** Held by another tab as an older version made it, open, with a catalog kept anew, or deleted with the catalog it held. */
export type CatalogStorage = 'waiting' | 'open' | 'kept' | 'deleted'

export type OwnCatalog = {
  /** The catalog that is kept, whether or not it is the one asked; null without one. Rejects in words where the browser keeps nothing. */
  kept: () => Promise<KeptCatalog | null>
  /** Reads no more than the beginning of a file. */
  preview: (file: File, reading?: Partial<FeedReading>) => Promise<FeedPreview>
  /**
   * Reads, keeps and indexes a file in a worker. The catalog before it stays untouched until this resolves. After an abort
   * what was read is offered: `takePartial` says whether to take it.
   */
  take: (
    file: File,
    reading: FeedReading,
    options: {
      signal: AbortSignal
      isPaused: () => boolean
      onProgress: (progress: ImportProgress) => void
      takePartial: (rows: number) => boolean
    },
  ) => Promise<KeptCatalog | null>
  /** What is kept of it stays, out of sight, until `forget`. */
  remove: () => Promise<void>
  /** Brings back the removed catalog of this id; false where that is gone, or another one is kept by now. */
  putBack: (id: string) => Promise<boolean>
  /** For when nobody can ask for that any more; a page that is closed before does so at the next start. */
  forget: (id: string) => Promise<void>
  /** Calls back with how its storage fares, now and whenever that changes. */
  onStorage: (listener: (state: CatalogStorage) => void) => void
  /** Which catalog the service answers from, from the next request on; what the app read before has to be dropped. */
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}
