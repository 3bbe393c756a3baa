/**
 * Requests the counts for assortment gaps: one request for the whole query, a small one for each merchant, and, if the user wants
 * it, one for each cell (a brand at a merchant) that the facets left open.
 */
import type { Connection } from '@/api/connection.ts'
import { HttpError } from '@/api/http/errors.ts'
import type { RequestOptions } from '@/api/http/http.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import type { CellQuestion } from '@/domain/assortment/unknownCells.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { RequestResult, Job, SaveResult, Progress } from '@/jobs/job/job.ts'
import type { JobEnvironment } from '@/jobs/job/jobOptions.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { createEmitter } from '@/lib/emitter.ts'
import type { AssortmentFilters } from '@/routing/states/assortmentOfSearch.ts'
import { assortmentFiltersOf } from '@/routing/states/assortmentQuery.ts'
import {
  createAssortmentAnswers,
  type AssortmentRequest,
  type CollectedAnswers,
} from './assortmentAnswers.ts'

/** The number of merchants that are requested without the user choosing them: those with the most products. */
export const MOST_MERCHANTS = 24
/** The number of records to request, as small as possible because only the facets beside the records are used. */
const FEWEST = 1
/** The number of records to request if the service refuses `FEWEST` (400): the same as a search page requests. */
const USUAL = 24
const NOTIFY_MS = 100

export type AssortmentQuestion = AssortmentFilters & {
  /** Countries that are requested together: one group of `countryGroups`. */
  countries: string[]
  q: string
  /**
   * The merchants to compare, as the columns of the table. Empty for the merchants that the service names with the most products.
   */
  merchants: readonly string[]
}

export type AssortmentView = CollectedAnswers & {
  /** The combined progress of all requests so far. */
  progress: Progress
  /** When the last answer came, in epoch milliseconds; null before the first. */
  at: number | null
  /** The time from the start to the last answer, in milliseconds. */
  ms: number
}

export type AssortmentJob = {
  /** The answers and the progress so far; the same object until something changes. */
  view: () => AssortmentView
  /** Calls back at most a few times a second; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  start: () => void
  pause: () => void
  /** Continues after a pause or a cancellation. */
  resume: () => void
  cancel: () => void
  /** Sends the failed requests again. */
  retry: () => void
  /** Requests these merchants, except those that were already requested. */
  requestMerchants: (merchants: readonly string[]) => void
  requestCells: (cells: readonly CellQuestion[]) => void
  /** Uses this connection (API key and API variant) from now on. */
  use: (connection: Connection) => void
  /** Cancels the job and stops listening to the network. */
  close: () => void
}

export type AssortmentOptions = {
  connection: Connection
  question: AssortmentQuestion
  environment: JobEnvironment
  /** The search operation: `getSearch`, or a replacement in a test. */
  search: (
    connection: Connection,
    request: SearchRequest,
    options: RequestOptions,
  ) => Promise<SearchResult>
}

export function createAssortmentJob({
  connection: initialConnection,
  question,
  environment,
  search,
}: AssortmentOptions): AssortmentJob {
  const { clock } = environment
  const emitter = createEmitter()
  const answers = createAssortmentAnswers()
  /**
   * The jobs, each started after the one before it: first the whole query, then the merchants (which the first answer may name),
   * then cells.
   */
  const rounds: Job[] = []
  let connection = initialConnection
  let rows = FEWEST
  let at: number | null = null
  let startedAt: number | null = null
  let ms = 0
  let known: AssortmentView | null = null
  let cancelNotify: (() => void) | null = null

  const notifyNow = () => {
    cancelNotify?.()
    cancelNotify = null
    known = null
    emitter.emit()
  }
  const notify = (atOnce: boolean) => {
    if (atOnce) notifyNow()
    else cancelNotify ??= clock.after(NOTIFY_MS, notifyNow)
  }

  const request = ({ merchant, brand }: AssortmentRequest): SearchRequest => ({
    countries: question.countries,
    q: question.q,
    merchant: merchant === null ? [] : [merchant],
    brand: brand === null ? [] : [brand],
    ...assortmentFiltersOf(question),
    page: 1,
    size: rows,
    mode: 'lite',
  })

  const sendItem = async (
    item: AssortmentRequest,
    signal: AbortSignal,
  ): Promise<RequestResult<SearchResult>> => {
    let result: SearchResult
    try {
      result = await search(connection, request(item), { signal })
    } catch (error) {
      const isTooFew = error instanceof HttpError && error.status === 400 && rows < USUAL
      if (!isTooFew) throw error
      result = await search(connection, { ...request(item), size: USUAL }, { signal })
      rows = USUAL
    }
    return { state: result.kind === 'found' ? 'done' : 'not found', value: result }
  }

  const round = (items: readonly AssortmentRequest[]) => {
    if (items.length === 0) return
    const job = createJob<AssortmentRequest, SearchResult>({
      ...environment,
      items,
      request: sendItem,
      save: (index, finish): Promise<SaveResult> => {
        const item = items[index]
        at = finish.at
        ms = clock.now() - (startedAt ?? clock.now())
        if (item && finish.state === 'failed') answers.fail(item, finish.error)
        else if (item && finish.state !== 'failed') answers.add(item, finish.value)
        return Promise.resolve('stored')
      },
    })
    job.subscribe((index) => {
      notify(index === null)
      if (job === rounds[0] && answers.hasAll() && rounds.length === 1) followUp()
    })
    rounds.push(job)
    job.start()
    notifyNow()
  }

  const requestMerchants = (wanted: readonly string[]) => {
    const fresh = answers.await(wanted)
    if (answers.hasAll()) round(fresh.map((merchant) => ({ merchant, brand: null })))
  }

  /** Requests the merchants after the whole query was answered, because that answer names them if the user chose none. */
  const followUp = () => {
    const early = answers.release()
    const across = (answers.named() ?? []).slice(0, MOST_MERCHANTS).map(([name]) => name)
    requestMerchants([...(question.merchants.length > 0 ? question.merchants : across), ...early])
  }

  return {
    view: () =>
      (known ??= {
        ...answers.view(),
        progress: sumProgress(rounds.map((job) => job.progress())),
        at,
        ms,
      }),
    subscribe: emitter.on,
    start() {
      if (rounds.length > 0) return
      startedAt = clock.now()
      round([{ merchant: null, brand: null }])
    },
    pause: () => rounds.forEach((job) => job.pause()),
    resume: () => rounds.forEach((job) => job.resume()),
    cancel: () => rounds.forEach((job) => job.cancel()),
    retry: () => rounds.forEach((job) => job.retry()),
    requestMerchants,
    requestCells(wanted) {
      const fresh = wanted.filter(({ brand, merchant }) => !answers.hasCell(brand, merchant))
      round(fresh.map(({ brand, merchant }) => ({ brand, merchant })))
    },
    use(next) {
      const isNewKey = next.apiKey !== connection.apiKey
      connection = next
      for (const job of rounds) {
        if (isNewKey && job.progress().pause?.kind === 'key') job.resume()
      }
    },
    close() {
      cancelNotify?.()
      for (const job of rounds) {
        job.cancel()
        job.dispose()
      }
    },
  }
}
