/** A collection that is stored: what is requested, and the versions at which it was loaded. */
import type { Mode } from '@/api/fields/operations.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import type { SearchSource } from './searchSource.ts'

/** Rows of one version at the most. */
export const MOST_ROWS = 50_000

/** What a version is loaded from: a search (§4.3), the products of a picked collection (§4.1), or the codes of one. */
export type CollectionSource =
  | SearchSource
  | { kind: 'picked'; collectionId: string }
  | { kind: 'codes'; collectionId: string }

/** A view of a collection that has a name: `state` as `encodeCollectionView` writes it. */
export type SavedView = { name: string; state: string }

export type Collection = {
  id: string
  /** When it was made: epoch milliseconds. */
  at: number
  name: string
  source: CollectionSource
  /** Asked together. With more than one, nothing says which row is of which: then prices are neither ranked nor summed up. */
  countries: string[]
  views: SavedView[]
  /** Collections of codes that asked for the market of codes of its rows, the latest last; absent where none did. */
  markets?: string[]
  /** The same of those that asked what its products state. */
  traits?: string[]
}

/** What a service did otherwise than it was requested, or than it said before. */
export type LoadNote =
  /** Another page's index gave the same rows. */
  | { kind: 'index ignored' }
  | { kind: 'limit clamped'; asked: number; given: number }
  | { kind: 'shuffled' }
  /** Rows that another page had already. */
  | { kind: 'overlap'; rows: number }
  | { kind: 'total changed'; from: number; to: number }
  /** All pages were answered, with fewer rows than were found and should be loaded. */
  | { kind: 'fell short'; due: number }
  /** More was found than is loaded; null where nobody says how much, and there may be no more. */
  | { kind: 'cut'; found: number | null }

export type LoadSettings = {
  mode: Mode
  /** Rows a request. */
  pageSize: number
  /** Requests at a time. */
  atOnce: number
  /** Rows at the most, up to MOST_ROWS. */
  most: number
  /** How the codes, URLs and ids of a batch are requested; null for other sources. */
  batch: CodesSettings | null
}

/** A set as it was when it was loaded, or as far as it has been. */
export type Version = {
  id: string
  /** Absent where the user gave it none. */
  name?: string
  setId: string
  /** When its loading began, and when it ended; epoch milliseconds, null while it has not. */
  at: number
  endedAt: number | null
  settings: LoadSettings
  /** Whether a tab loads it, or was closed while it did. */
  isRunning: boolean
  /** Rows that the service, the list or the batch promised at the start; null until that is known. */
  promised: number | null
  counts: {
    /** Things asked, pages or products or codes: how many there are to ask, and how these ended. */
    asks: number
    done: number
    notFound: number
    failed: number
    /** Rows kept, rows left out because another had the same key, and rows kept that name no product id. */
    rows: number
    duplicates: number
    withoutId: number
  }
  notes: LoadNote[]
}

/** What is loaded unless someone chooses otherwise. */
export const defaultLoadSettings: LoadSettings = {
  mode: 'full',
  pageSize: 100,
  atOnce: 4,
  most: MOST_ROWS,
  batch: null,
}

/** What tells whether a version is whole. */
export type VersionEnd = Pick<Version, 'counts' | 'notes' | 'endedAt'>

/**
 * Whether every page of it is there, and the service gave on them what it had promised. An empty list requests nothing, and
 * is complete once that was found.
 */
export function isComplete({ counts, notes, endedAt }: VersionEnd): boolean {
  const isAllAsked = counts.done + counts.notFound === counts.asks
  const isBegun = counts.asks > 0 || endedAt !== null
  return (
    isBegun &&
    isAllAsked &&
    !notes.some(({ kind }) => kind === 'index ignored' || kind === 'fell short')
  )
}

/** Whether requesting what is missing may bring it: what nobody asked yet, failed, or was found and came on no page. */
export function canGoOn({ counts, notes }: Pick<Version, 'counts' | 'notes'>): boolean {
  const { asks: requests, done, notFound, failed } = counts
  if (failed > 0 || done + notFound < Math.max(requests, 1)) return true
  return notFound > 0 && notes.some(({ kind }) => kind === 'fell short')
}
