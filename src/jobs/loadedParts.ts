/** What a load has so far, as this tab knows it: which parts ended how, and which rows there are; each part is kept at once. */
import {
  noteOf,
  notesAtEnd,
  planAfterPage,
  withNote,
  type PageFacts,
} from '../domain/resultSet/planPages.ts'
import { rowKey, type ResultRow } from '../domain/resultSet/resultRow.ts'
import type { LoadNote, Moment, SetSource } from '../domain/resultSet/resultSet.ts'
import {
  keepPart,
  readMoment,
  readRows,
  type KeptMoment,
  type KeptRows,
  type MomentEnds,
} from '../store/resultSets.ts'
import type { Finish, ItemState, Kept } from './job.ts'
import type { LoadedPart } from './loadSource.ts'

type End = 'done' | 'not found' | 'failed'

/** What another tab is told: how far the load is, and the rows of one part. */
export type LoadNews = {
  moment: Moment
  ends: MomentEnds
  part: number
  end: End
  rows: KeptRows | null
}

/** Fewer rows than that may come twice for other reasons. */
const TELLING = 2

type Listener = (rows: readonly ResultRow[]) => void

export type LoadedParts = {
  moment: () => Moment
  /** Grows with every change. */
  version: () => number
  stateOf: (part: number) => ItemState
  /** Past the end once an earlier page was; beyond any use once the service gives every page the same rows. */
  isPastTheEnd: (part: number) => boolean
  /** Calls back with rows that were not there before; returns the way to stop. */
  onRows: (listener: Listener) => () => void
  /** Reads how far the load is by now; null where it is gone. Throws where it cannot be read. */
  readAgain: (withRows: boolean) => Promise<Moment | null>
  /** Takes a part as it ended, and keeps it. `onPlan` hears of it before anything is waited for. */
  keep: (part: number, finish: Finish<LoadedPart>, onPlan: () => void) => Promise<Kept>
  /** Writes down whether a tab loads it, and when it ended. */
  keepRunning: (isRunning: boolean, endedAt: number | null) => Promise<Kept>
  /** What was kept here since the last call. */
  news: () => LoadNews[]
  takeNews: (news: readonly LoadNews[]) => void
}

export function createLoadedParts(
  connectionId: string,
  source: SetSource,
  first: KeptMoment,
): LoadedParts {
  const isSearch = source.kind === 'search'
  const listeners = new Set<Listener>()
  const ends = new Map<number, End>()
  /** The part that each key came with. */
  const partOf = new Map<string, number>()
  let moment = first.moment
  let version = 0
  let untold: LoadNews[] = []

  const placesOf = (wanted: End) =>
    [...ends].flatMap(([part, end]) => (end === wanted ? [part] : [])).toSorted((a, b) => a - b)
  const momentEnds = (): MomentEnds => ({
    notFound: placesOf('not found'),
    failed: placesOf('failed'),
  })
  const count = () => {
    const { notFound, failed } = momentEnds()
    const counts = { notFound: notFound.length, failed: failed.length }
    moment = {
      ...moment,
      counts: { ...moment.counts, ...counts, done: ends.size - counts.notFound - counts.failed },
    }
  }

  const take = (kept: Pick<KeptMoment, 'moment' | 'ends' | 'parts'>) => {
    moment = kept.moment
    ends.clear()
    for (const part of kept.ends.failed) ends.set(part, 'failed')
    for (const part of kept.ends.notFound) ends.set(part, 'not found')
    for (const part of kept.parts) ends.set(part, 'done')
    version += 1
  }
  take(first)

  const addRows = (part: number, rows: readonly ResultRow[]) => {
    for (const row of rows) {
      const key = rowKey(row)
      if (key !== null) partOf.set(key, part)
    }
  }

  /** Whether all rows are those of one other page, which is what a service gives that does not look at `index`. */
  const isRepeat = (part: number, rows: readonly ResultRow[]) => {
    const parts = new Set(rows.map((row) => partOf.get(rowKey(row) ?? '')))
    const [other] = parts
    return rows.length >= TELLING && parts.size === 1 && other !== undefined && other !== part
  }

  const notesOf = (part: number, rows: readonly ResultRow[], repeated: number): LoadNote[] => {
    if (isRepeat(part, rows)) return withNote(moment.notes, { kind: 'index ignored' })
    if (repeated === 0) return moment.notes
    const before = noteOf(moment.notes, 'overlap')?.rows ?? 0
    return withNote(moment.notes, { kind: 'overlap', rows: before + repeated })
  }

  /** Rows that are new, each once. */
  const freshOf = (rows: readonly ResultRow[]) => {
    const seen = new Set<string>()
    return rows.filter((row) => {
      const key = rowKey(row)
      if (key === null) return true
      const isFresh = !partOf.has(key) && !seen.has(key)
      seen.add(key)
      return isFresh
    })
  }

  const takePage = (part: number, page: PageFacts, rows: readonly ResultRow[]) => {
    const repeated = rows.filter((row) => {
      const before = partOf.get(rowKey(row) ?? '')
      return before !== undefined && before !== part
    })
    const { asks, promised, notes } = planAfterPage(moment, part, page)
    moment = { ...moment, promised, notes, counts: { ...moment.counts, asks } }
    moment = { ...moment, notes: notesOf(part, rows, repeated.length) }
  }

  const takeRows = (part: number, { rows, page }: LoadedPart): ResultRow[] => {
    if (page) takePage(part, page, rows)
    const fresh = freshOf(rows)
    addRows(part, fresh)
    const { counts } = moment
    moment = {
      ...moment,
      counts: {
        ...counts,
        rows: counts.rows + fresh.length,
        duplicates: counts.duplicates + rows.length - fresh.length,
        withoutId: counts.withoutId + fresh.filter((row) => rowKey(row) === null).length,
      },
    }
    return fresh
  }

  return {
    moment: () => moment,
    version: () => version,
    stateOf: (part) => ends.get(part) ?? 'waiting',
    isPastTheEnd: (part) =>
      noteOf(moment.notes, 'index ignored') !== undefined ||
      placesOf('not found').some((end) => end < part),
    onRows(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async readAgain(withRows) {
      const kept = await readMoment(connectionId, moment.id)
      if (!kept) return null
      take(kept)
      if (!withRows) return moment
      partOf.clear()
      const usable = new Set<number>()
      let rows = 0
      let withoutId = 0
      await readRows(connectionId, moment.id, (part) => {
        usable.add(part.part)
        addRows(part.part, part.rows)
        rows += part.rows.length
        withoutId += part.rows.filter((row) => rowKey(row) === null).length
      })
      // What is damaged is asked for again.
      for (const part of kept.parts) if (!usable.has(part)) ends.delete(part)
      moment = { ...moment, counts: { ...moment.counts, rows, withoutId } }
      count()
      return moment
    },
    async keep(part, finish, onPlan) {
      const fresh = finish.state === 'failed' ? [] : takeRows(part, finish.value)
      ends.set(part, finish.state)
      count()
      if (isSearch) moment = { ...moment, notes: notesAtEnd(moment) }
      version += 1
      onPlan()
      const rows = finish.state === 'done' ? { part, at: finish.at, rows: fresh } : null
      untold.push({ moment, ends: momentEnds(), part, end: finish.state, rows })
      const kept = await keepPart(connectionId, moment, momentEnds(), rows)
      if (fresh.length > 0) for (const listener of listeners) listener(fresh)
      return kept
    },
    keepRunning(isRunning, endedAt) {
      moment = { ...moment, isRunning, endedAt }
      version += 1
      return keepPart(connectionId, moment, momentEnds(), null)
    },
    news() {
      const news = untold
      untold = []
      return news
    },
    takeNews(news) {
      for (const one of news) {
        moment = one.moment
        ends.set(one.part, one.end)
        const { rows } = one
        if (rows && rows.rows.length > 0) for (const listener of listeners) listener(rows.rows)
      }
      version += 1
    },
  }
}
