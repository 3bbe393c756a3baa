/**
 * A person's own catalog in place of the demo's: what the demo service offers for it. The service receives records in the form
 * of the specification; the importer makes them of a file.
 */

/** What is wrong with one row of a file. */
export type RowProblem = {
  /** As the owner of the file counts it, from 1. */
  row: number
  /** A sentence. */
  message: string
  /** The row is not in the catalog; otherwise it is there without the value that is wrong. */
  isSkipped: boolean
}

/** The file that records come from. */
export type RecordsFile = {
  fileName: string
  /** Its size on the disk. */
  bytes: number
}

/** What a reader of files sends to the service, in this order: any number of pieces, then the end or a failure. */
export type FromReader =
  | {
      kind: 'records'
      /**
       * Whole lines of JSON, each with its line feed: `{"row": 7, "country": "us", "product": {…}, "traits": {…},
       * "facets": {…}}`, with a full record (§2.2), its traits (§2.4) and the facets (§2.5) that a record has no field for.
       */
      records: string
      /** How many bytes of the file are read so far. */
      bytes: number
      /** How many rows since the last piece gave no record. */
      skipped: number
      /** What was found wrong since the last piece. */
      problems: readonly RowProblem[]
    }
  /** `cutBecause` is a sentence: why the records are not those of the whole file; null where they are. */
  | { kind: 'end'; cutBecause: string | null }
  | { kind: 'failure'; message: string }

/** What the service answers: one piece may be sent for each `more`, nothing after `stop`. */
export type ToReader = { kind: 'more' } | { kind: 'stop' }

export type ImportProgress = {
  phase: 'reading' | 'indexing'
  bytes: number
  ofBytes: number
  rows: number
  skipped: number
}

export type StoredCatalog = {
  /** Tells one import from the next: what is stored for a connection belongs to it. */
  id: string
  fileName: string
  rows: number
  skipped: number
  /** Epoch milliseconds. */
  importedAt: number
  bytes: number
  /** Why it holds less than the file (its end, a limit, a cancel, no room); null for the whole. */
  cutBecause: string | null
  countries: readonly string[]
  /** The first of them, at most a thousand. */
  problems: readonly RowProblem[]
  /** The browser stores nothing, or had no room: the catalog ends with this page. */
  isForThisVisit: boolean
}

/** Held by another tab as an older version made it, open, with a catalog stored anew, or deleted with the catalog it held. */
export type CatalogStorage = 'waiting' | 'open' | 'kept' | 'deleted'

export type OwnCatalog = {
  /** The catalog that is stored, whether or not the service answers from it; null without one. Rejects in words where the browser stores nothing. */
  storedCatalog: () => Promise<StoredCatalog | null>
  /**
   * Stores and indexes the records of a file in a worker; `records` is one end of a channel whose other end a reader has. The
   * catalog before it stays until this resolves. After an abort what was read is offered: `takePartial` says whether it
   * becomes the catalog. Null where it does not.
   */
  take: (
    file: RecordsFile,
    records: MessagePort,
    options: {
      signal: AbortSignal
      isPaused: () => boolean
      onProgress: (progress: ImportProgress) => void
      takePartial: (rows: number) => boolean
    },
  ) => Promise<StoredCatalog | null>
  /** What is stored of it stays, out of sight, until `forget`. */
  remove: () => Promise<void>
  /** Brings back the removed catalog of this id; false where that is gone, or another one is stored by now. */
  putBack: (id: string) => Promise<boolean>
  /** For when nobody can request that any more; a page that is closed before does so at the next start. */
  forget: (id: string) => Promise<void>
  /** Calls back with how its storage fares, now and whenever that changes. */
  onStorage: (listener: (state: CatalogStorage) => void) => void
  /** Which catalog the service answers from, from the next request on; what the app read before has to be dropped. */
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}
