/**
 * The demo service's interface for a user's catalog in place of the demo's. The service receives records in the form of the
 * specification; the importer makes them from a file.
 */

/** A problem in one row of a file. */
export type RowProblem = {
  /** The row number as a spreadsheet shows it, from 1. */
  row: number
  /** A sentence. */
  message: string
  /** True if the catalog lacks the row; false if the row is there without its wrong value. */
  isSkipped: boolean
}

/** The file that records come from. */
export type RecordsFile = {
  fileName: string
  /** The size of the file. */
  bytes: number
}

/** What a file reader sends to the service: any number of pieces, then the end or a failure. */
export type FromReader =
  | {
      kind: 'records'
      /**
       * Complete lines of JSON, each with its line feed: `{"row": 7, "country": "us", "product": {…}, "traits": {…}, "facets":
       * {…}}`, with a full record (§2.2), its traits (§2.4) and the facets (§2.5) that a record has no field for.
       */
      records: string
      /** How many bytes of the file have been read so far. */
      bytes: number
      /** The number of rows since the last piece that became no record. */
      skipped: number
      /** The problems found since the last piece. */
      problems: readonly RowProblem[]
    }
  /** `cutBecause` is a sentence: why the end of the file is missing; null if the records are complete. */
  | { kind: 'end'; cutBecause: string | null }
  | { kind: 'failure'; message: string }

/** The service's replies to the file reader, which may send one piece for each `more`, and nothing after `stop`. */
export type ToReader = { kind: 'more' } | { kind: 'stop' }

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

export type StoredCatalog = {
  /** Identifies the import; data stored for a connection belongs to it. */
  id: string
  fileName: string
  rows: number
  skipped: number
  /** When the file was imported, in epoch milliseconds. */
  importedAt: number
  bytes: number
  /** Why the catalog has less than the file (its end, a limit, a cancel, no space); null if it has all. */
  cutBecause: string | null
  countries: readonly string[]
  /** The problems in the file, at most the first thousand. */
  problems: readonly RowProblem[]
  /** Whether the catalog ends with this page, because the browser stores nothing or had no space. */
  isForThisVisit: boolean
}

/**
 * The state of the browser's storage, in this order: blocked by an older version in another tab; open; open with a newly stored
 * catalog; deleted together with its catalog.
 */
export type CatalogStorage = 'waiting' | 'open' | 'kept' | 'deleted'

export type OwnCatalog = {
  /**
   * The stored catalog, whether or not the service uses it; null without one. Rejects with a message if the browser stores nothing.
   */
  storedCatalog: () => Promise<StoredCatalog | null>
  /**
   * Stores and indexes the records of a file in a worker; `records` is one end of a channel to the reader. The previous catalog
   * stays until this resolves. After an abort, `acceptsPartial` decides whether the rows read so far become the catalog; null if
   * they don't.
   */
  importFile: (
    file: RecordsFile,
    records: MessagePort,
    options: {
      signal: AbortSignal
      isPaused: () => boolean
      onProgress: (progress: ImportProgress) => void
      acceptsPartial: (rows: number) => boolean
    },
  ) => Promise<StoredCatalog | null>
  /** Hides the catalog; its data stays stored until `forget`. */
  remove: () => Promise<void>
  /** Restores the removed catalog of this id; false if it is gone, or another catalog is stored now. */
  putBack: (id: string) => Promise<boolean>
  /** Deletes the removed catalog when it can no longer be restored; if the page was closed before, the next start deletes it. */
  forget: (id: string) => Promise<void>
  /** Calls back with the state of the storage, now and whenever it changes. */
  onStorage: (listener: (state: CatalogStorage) => void) => void
  /**
   * Which catalog the service uses. `choose` changes it from the next request on; the app must then drop data that it read
   * before.
   */
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}
