/** A saved collection: what is requested, and its versions. */
import type { Mode } from '@/api/fields/operations.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import type { SearchSource } from './searchSource.ts'

/** The maximum number of rows of one version. */
export const MAX_VERSION_ROWS = 50_000

/** What a version is loaded from: a search (§4.3), picked products (§4.1) or codes. */
export type CollectionSource =
  | SearchSource
  | { kind: 'picked'; collectionId: string }
  | { kind: 'codes'; collectionId: string }

/** A named view of a collection; `state` is the result of `encodeCollectionView`. */
export type SavedView = { name: string; state: string }

export type Collection = {
  id: string
  /** When it was created, in epoch milliseconds. */
  at: number
  name: string
  source: CollectionSource
  /**
   * The countries that are requested together. With several, the country of a row is unknown, so prices are neither ranked nor
   * totalled.
   */
  countries: string[]
  views: SavedView[]
  /** The ids of the collections of codes that loaded the markets of its rows, the latest last; absent without one. */
  markets?: string[]
  /** The ids of the collections of codes that loaded the attributes of its products, the latest last; absent without one. */
  traits?: string[]
}

/** A way in which the service deviated from the request or from its earlier answers. */
export type LoadNote =
  /** The service gave the same rows for different page indexes. */
  | { kind: 'index ignored' }
  | { kind: 'limit clamped'; asked: number; given: number }
  | { kind: 'shuffled' }
  /** Pages overlapped; `rows` is the number of rows that another page already had. */
  | { kind: 'overlap'; rows: number }
  | { kind: 'total changed'; from: number; to: number }
  /** All pages were answered, but with fewer rows than were found; `due` is how many should have come. */
  | { kind: 'fell short'; due: number }
  /** More was found than is loaded; `found` is null if the total is unknown, and then there may be no more. */
  | { kind: 'cut'; found: number | null }

export type LoadSettings = {
  mode: Mode
  /** The number of rows per request. */
  pageSize: number
  /** The number of concurrent requests. */
  atOnce: number
  /** The maximum number of rows, up to `MAX_VERSION_ROWS`. */
  most: number
  /** How the codes, URLs and ids of a collection of codes are requested; null for other sources. */
  batch: CodesSettings | null
}

/** A collection as loaded at one time, completely or so far. */
export type Version = {
  id: string
  /** The name of the version; absent if the user gave none. */
  name?: string
  setId: string
  /** When loading began and ended, in epoch milliseconds; `endedAt` is null until then. */
  at: number
  endedAt: number | null
  settings: LoadSettings
  /** Whether a tab is loading it, or was closed while loading. */
  isRunning: boolean
  /** The number of rows that the service announced at the start, or of the picked products; null until it is known. */
  promised: number | null
  counts: {
    /** The numbers of requests for pages, products or codes: in total (`asks`), and by how they ended. */
    asks: number
    done: number
    notFound: number
    failed: number
    /** The number of rows stored, of rows left out because another had the same key, and of stored rows without a product ID. */
    rows: number
    duplicates: number
    withoutId: number
  }
  notes: LoadNote[]
}

/** The settings for a load unless the user chooses others. */
export const defaultLoadSettings: LoadSettings = {
  mode: 'full',
  pageSize: 100,
  atOnce: 4,
  most: MAX_VERSION_ROWS,
  batch: null,
}

/** The fields of a version that show whether it is complete. */
export type VersionEnd = Pick<Version, 'counts' | 'notes' | 'endedAt'>

/**
 * Whether all pages are loaded and the service gave as many rows as it announced. A collection without products needs no
 * requests; its version is complete once loading has ended.
 */
export function isComplete({ counts, notes, endedAt }: VersionEnd): boolean {
  const isAllAnswered = counts.done + counts.notFound === counts.asks
  const isBegun = counts.asks > 0 || endedAt !== null
  return (
    isBegun &&
    isAllAnswered &&
    !notes.some(({ kind }) => kind === 'index ignored' || kind === 'fell short')
  )
}

/**
 * Whether further requests may bring missing rows: requests that are open or failed, or rows that were found but came on no
 * page.
 */
export function canLoadMore({ counts, notes }: Pick<Version, 'counts' | 'notes'>): boolean {
  const { asks: requests, done, notFound, failed } = counts
  if (failed > 0 || done + notFound < Math.max(requests, 1)) return true
  return notFound > 0 && notes.some(({ kind }) => kind === 'fell short')
}
