/** The state of a load as known in this tab: the outcomes of its parts, and its rows; each part is stored at once. */
import type { LoadNote, Version, CollectionSource } from '@/domain/collections/collection.ts'
import {
  dueOf,
  noteOf,
  notesAtEnd,
  pageSizeOf,
  planAfterPage,
  remainingCapacity,
  withoutNote,
  withNote,
  type PageFacts,
} from '@/domain/collections/planPages.ts'
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import type { Finish, ItemState, SaveResult } from '@/jobs/job/job.ts'
import { createEmitter, type Emitter } from '@/lib/emitter.ts'
import {
  savePart,
  readVersion,
  type StoredVersion,
  type StoredRows,
  type VersionEnds,
} from '@/storage/collections/versionParts.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { createKnownRows } from './knownRows.ts'
import type { LoadedPart } from './loadSource.ts'

type End = 'done' | 'not found' | 'failed'

/** The message to other tabs: the state of the load, and the rows of one part. */
type LoadPatch = {
  version: Version
  ends: VersionEnds
  part: number
  end: End
  rows: StoredRows | null
}

/** The difference to the time of the version, in milliseconds, below which the version's time is not corrected. */
const APART_MS = 60_000

/**
 * The minimum number of repeated rows that shows that the service ignores the index. One row doesn’t: a row may have been inserted
 * before it.
 */
const TELLING = 2

export type LoadedParts = {
  currentVersion: () => Version
  /** A number that is incremented with every change. */
  version: () => number
  stateOf: (part: number) => ItemState
  /**
   * Whether a part needs no request: the version has the maximum of rows, an earlier page was past the end, or the service
   * returns the same rows for every page. A page that failed is requested anyway, because the user wants it.
   */
  isSpared: (part: number) => boolean
  /** Parts that a retry requests: failed ones, and pages that were empty although the service had found rows for them. */
  missing: () => number[]
  /** Forgets which page was past the end, so that a retry requests later pages and finds the end again. */
  forgetEnd: () => void
  /** Calls back with new rows; returns the function that stops it. */
  onRows: Emitter<[rows: readonly ResultRow[]]>['on']
  /** Reads the current state of the load; null if the version was deleted. Throws if it cannot be read. */
  readAgain: (withRows: boolean) => Promise<Version | null>
  /** Adds the outcome of a part and stores it. `onPlan` is called before anything is awaited. */
  save: (part: number, finish: Finish<LoadedPart>, onPlan: () => void) => Promise<SaveResult>
  /** Stores whether a tab loads the version, and when the load ended (epoch milliseconds, null before its end). */
  saveRunning: (isRunning: boolean, endedAt: number | null) => Promise<SaveResult>
  /** The outcomes that this tab has stored since the last call, to be sent to other tabs. */
  takeUnsent: () => LoadPatch[]
  applyNews: (patches: readonly LoadPatch[]) => void
}

export function createLoadedParts(
  connectionId: string,
  source: CollectionSource,
  first: StoredVersion,
): LoadedParts {
  const isSearch = source.kind === 'search'
  const emitter = createEmitter<[rows: readonly ResultRow[]]>()
  const ends = new Map<number, End>()
  const known = createKnownRows()
  /** The number of rows on pages that repeat another page. */
  let repeatedRows = 0
  /** The number of the first page that is known to be past the end. */
  let past = first.ends.notFound.reduce((least, part) => Math.min(least, part), Infinity)
  let currentVersion = first.version
  let version = 0
  let unsent: LoadPatch[] = []

  const setEnd = (part: number, end: End) => {
    ends.set(part, end)
    if (end === 'not found') past = Math.min(past, part)
  }
  const placesOf = (wanted: End) =>
    [...ends].flatMap(([part, end]) => (end === wanted ? [part] : [])).toSorted((a, b) => a - b)
  const versionEnds = (): VersionEnds => ({
    notFound: placesOf('not found'),
    failed: placesOf('failed'),
  })
  const count = () => {
    const { notFound, failed } = versionEnds()
    const counts = { notFound: notFound.length, failed: failed.length }
    currentVersion = {
      ...currentVersion,
      counts: {
        ...currentVersion.counts,
        ...counts,
        done: ends.size - counts.notFound - counts.failed,
      },
    }
  }

  const applyStored = (saved: Pick<StoredVersion, 'version' | 'ends' | 'parts'>) => {
    currentVersion = saved.version
    ends.clear()
    for (const part of saved.ends.failed) ends.set(part, 'failed')
    for (const part of saved.ends.notFound) ends.set(part, 'not found')
    for (const part of saved.parts) ends.set(part, 'done')
    version += 1
  }
  applyStored(first)

  const notesOf = (part: number, rows: readonly ResultRow[], isRepeated: boolean): LoadNote[] => {
    if (isRepeated) repeatedRows += rows.length
    if (isRepeated && repeatedRows >= TELLING) {
      return withNote(withoutNote(currentVersion.notes, 'overlap'), { kind: 'index ignored' })
    }
    const repeated = known.repeated(part, rows)
    if (repeated === 0) return currentVersion.notes
    const before = noteOf(currentVersion.notes, 'overlap')?.rows ?? 0
    return withNote(currentVersion.notes, { kind: 'overlap', rows: before + repeated })
  }

  const isAnswered = () => [...ends.values()].some((end) => end !== 'failed')

  /** Corrects the version's time, which is first the browser's, to the service's time of the first answer. */
  const dateBy = (at: number) => {
    if (Math.abs(at - currentVersion.at) >= APART_MS) currentVersion = { ...currentVersion, at }
  }

  const noteFull = () => {
    const note = noteOf(currentVersion.notes, 'cut') ?? { kind: 'cut', found: null }
    currentVersion = { ...currentVersion, notes: withNote(currentVersion.notes, note) }
  }

  const takePage = (part: number, page: PageFacts, rows: readonly ResultRow[]) => {
    const isRepeated = known.isRepeatedPart(part, rows)
    const { asks: requests, promised, notes } = planAfterPage(currentVersion, part, page)
    currentVersion = {
      ...currentVersion,
      promised,
      notes,
      counts: { ...currentVersion.counts, asks: requests },
    }
    currentVersion = { ...currentVersion, notes: notesOf(part, rows, isRepeated) }
    return isRepeated ? [] : known.fresh(rows)
  }

  const takeRows = (part: number, { rows, page }: LoadedPart): ResultRow[] => {
    const fresh = page ? takePage(part, page, rows) : known.fresh(rows)
    const saved = fresh.slice(0, remainingCapacity(currentVersion))
    known.add(part, saved)
    if (saved.length < fresh.length) noteFull()
    const { counts } = currentVersion
    currentVersion = {
      ...currentVersion,
      counts: {
        ...counts,
        rows: counts.rows + saved.length,
        duplicates: counts.duplicates + rows.length - fresh.length,
        withoutId: counts.withoutId + saved.filter((row) => rowKey(row) === null).length,
      },
    }
    return saved
  }

  return {
    currentVersion: () => currentVersion,
    version: () => version,
    stateOf: (part) => ends.get(part) ?? 'waiting',
    isSpared(part) {
      if (!isSearch) return remainingCapacity(currentVersion) === 0
      const isOfNoUse = noteOf(currentVersion.notes, 'index ignored') !== undefined || past < part
      return isOfNoUse && ends.get(part) !== 'failed'
    },
    missing() {
      const isEveryPageTheSame = noteOf(currentVersion.notes, 'index ignored') !== undefined
      const due = isSearch && !isEveryPageTheSame ? dueOf(currentVersion) : 0
      const size = pageSizeOf(currentVersion)
      const empty = placesOf('not found').filter((part) => part * size < due)
      return [...placesOf('failed'), ...empty].toSorted((a, b) => a - b)
    },
    forgetEnd() {
      past = Infinity
    },
    onRows: emitter.on,
    async readAgain(withRows) {
      const saved = await readVersion(connectionId, currentVersion.id)
      if (!saved) return null
      applyStored(saved)
      if (!withRows) return currentVersion
      known.clear()
      const usable = new Set<number>()
      let rows = 0
      let withoutId = 0
      await readRows(connectionId, currentVersion.id, (part) => {
        usable.add(part.part)
        known.add(part.part, part.rows)
        rows += part.rows.length
        withoutId += part.rows.filter((row) => rowKey(row) === null).length
      })
      // A part whose stored rows are damaged is requested again.
      for (const part of saved.parts) if (!usable.has(part)) ends.delete(part)
      currentVersion = { ...currentVersion, counts: { ...currentVersion.counts, rows, withoutId } }
      count()
      return currentVersion
    },
    async save(part, finish, onPlan) {
      const fresh = finish.state === 'failed' ? [] : takeRows(part, finish.value)
      if (finish.state !== 'failed' && !isAnswered()) dateBy(finish.at)
      const requests = Math.max(currentVersion.counts.asks, part + 1)
      currentVersion = { ...currentVersion, counts: { ...currentVersion.counts, asks: requests } }
      setEnd(part, finish.state)
      count()
      if (isSearch) currentVersion = { ...currentVersion, notes: notesAtEnd(currentVersion) }
      else if (remainingCapacity(currentVersion) === 0 && ends.size < currentVersion.counts.asks)
        noteFull()
      version += 1
      onPlan()
      const rows = finish.state === 'done' ? { part, at: finish.at, rows: fresh } : null
      unsent.push({ version: currentVersion, ends: versionEnds(), part, end: finish.state, rows })
      const saved = await savePart(connectionId, currentVersion, versionEnds(), rows)
      if (fresh.length > 0) emitter.emit(fresh)
      return saved
    },
    saveRunning(isRunning, endedAt) {
      currentVersion = { ...currentVersion, isRunning, endedAt }
      version += 1
      return savePart(connectionId, currentVersion, versionEnds(), null)
    },
    takeUnsent() {
      const sent = unsent
      unsent = []
      return sent
    },
    applyNews(patches) {
      for (const one of patches) {
        currentVersion = one.version
        setEnd(one.part, one.end)
        const { rows } = one
        if (rows && rows.rows.length > 0) emitter.emit(rows.rows)
      }
      version += 1
    },
  }
}
