/**
 * The requests behind a white-space map: one for the whole query, one small one for each merchant, and on request one for
 * each cell that the facets left open.
 */
import type { Connection } from '../api/connection.ts'
import { HttpError } from '../api/errors.ts'
import type { AskOptions } from '../api/http.ts'
import type { SearchRequest, SearchResult } from '../api/search.ts'
import {
  cellKey,
  type BrandList,
  type Counted,
  type MapAnswers,
  type MerchantAnswer,
} from '../domain/whiteSpace/brandLists.ts'
import type { CellQuestion } from '../domain/whiteSpace/unknownCells.ts'
import { createJob } from './createJob.ts'
import type { Asked, Job, Kept, Progress } from './job.ts'
import type { World } from './jobOptions.ts'
import { sumProgress } from './sumProgress.ts'

/** Merchants asked without being told to: those with the most products. */
export const MOST_MERCHANTS = 24
/** Records are not wanted, only what is counted beside them. */
const FEWEST = 1
/** Where so few are refused: as many as a search page asks for. */
const USUAL = 24
const TELL_MS = 100

export type MapQuestion = Pick<SearchRequest, 'countries' | 'q' | 'category' | 'division'> & {
  /** The merchants across; none for those that the service names. */
  merchants: readonly string[]
}

export type MapView = MapAnswers & {
  /** Of all requests so far. */
  progress: Progress
  /** Merchants that the service names for the query, with most products first; null where it names none. */
  named: readonly Counted[] | null
  /** Why there is no answer to the whole query. */
  failure: unknown
  /** When the last answer came, in epoch milliseconds; null before the first. */
  at: number | null
  /** From the start to the last answer. */
  ms: number
}

export type MapJob = {
  /** The same reference until something changes. */
  view: () => MapView
  /** Calls back some times a second at the most; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  start: () => void
  pause: () => void
  /** Goes on after a pause or a cancellation. */
  resume: () => void
  cancel: () => void
  /** Asks again for what failed. */
  retry: () => void
  /** Asks for more merchants; those asked already are left out. */
  askMerchants: (merchants: readonly string[]) => void
  askCells: (cells: readonly CellQuestion[]) => void
  /** From now on asked with this key. */
  use: (connection: Connection) => void
  /** Cancels, and listens to nothing any more. */
  close: () => void
}

type Ask = { merchant: string | null; brand: string | null }

export type MapGiven = {
  connection: Connection
  question: MapQuestion
  world: World
  /** `getSearch`, or what a test puts in its place. */
  search: (
    connection: Connection,
    request: SearchRequest,
    options: AskOptions,
  ) => Promise<SearchResult>
}

function facetOf({ facets }: SearchResult, name: string): readonly Counted[] | null {
  const exact = facets.find((facet) => facet.name === name)
  return (exact ?? facets.find((facet) => facet.name.toLowerCase() === name))?.values ?? null
}

function listOf(result: SearchResult): BrandList {
  return { numFound: result.numFound, brands: facetOf(result, 'brand') }
}

function byCount(merchants: readonly Counted[]): Counted[] {
  const named = merchants.filter(([name, count]) => name.trim() !== '' && count !== 0)
  return named.toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0))
}

export function askMap({ connection: given, question, world, search }: MapGiven): MapJob {
  const { clock } = world
  const listeners = new Set<() => void>()
  const merchants = new Map<string, MerchantAnswer>()
  const cells = new Map<string, number | null>()
  /** Each is asked after the one before it; what came of the first says who is in the second. */
  const rounds: Job[] = []
  let connection = given
  let rows = FEWEST
  let all: BrandList | null = null
  let named: readonly Counted[] | null = null
  let failure: unknown = null
  let at: number | null = null
  let startedAt: number | null = null
  let ms = 0
  let known: MapView | null = null
  let stopTelling: (() => void) | null = null

  const tellNow = () => {
    stopTelling?.()
    stopTelling = null
    known = null
    for (const listener of listeners) listener()
  }
  const tell = (atOnce: boolean) => {
    if (atOnce) tellNow()
    else stopTelling ??= clock.after(TELL_MS, tellNow)
  }

  const request = ({ merchant, brand }: Ask): SearchRequest => ({
    countries: question.countries,
    q: question.q,
    merchant: merchant === null ? [] : [merchant],
    brand: brand === null ? [] : [brand],
    category: question.category,
    division: question.division,
    page: 1,
    size: rows,
    mode: 'lite',
  })

  const ask = async (item: Ask, signal: AbortSignal): Promise<Asked<SearchResult>> => {
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

  const take = ({ merchant, brand }: Ask, result: SearchResult) => {
    if (merchant !== null && brand !== null) cells.set(cellKey(brand, merchant), result.numFound)
    else if (merchant !== null) merchants.set(merchant, { state: 'answered', list: listOf(result) })
    else {
      all = listOf(result)
      failure = null
      const values = facetOf(result, 'merchant')
      named = values === null ? null : byCount(values)
    }
  }
  const fail = ({ merchant, brand }: Ask, error: unknown) => {
    if (merchant === null) failure = error
    else if (brand === null) merchants.set(merchant, { state: 'failed', error })
  }

  const round = (items: readonly Ask[]) => {
    if (items.length === 0) return
    const job = createJob<Ask, SearchResult>({
      ...world,
      items,
      ask,
      keep: (index, finish): Promise<Kept> => {
        const item = items[index]
        at = finish.at
        ms = clock.now() - (startedAt ?? clock.now())
        if (item && finish.state === 'failed') fail(item, finish.error)
        else if (item && finish.state !== 'failed') take(item, finish.value)
        return Promise.resolve('stored')
      },
    })
    job.subscribe((index) => {
      tell(index === null)
      if (job === rounds[0] && all !== null && rounds.length === 1) followUp()
    })
    rounds.push(job)
    job.start()
    tellNow()
  }

  const askMerchants = (wanted: readonly string[]) => {
    const fresh = [...new Set(wanted)].filter((name) => name !== '' && !merchants.has(name))
    for (const merchant of fresh) merchants.set(merchant, { state: 'waiting' })
    if (all !== null) round(fresh.map((merchant) => ({ merchant, brand: null })))
  }

  /** Who is in the second round is known once the whole query is answered. */
  const followUp = () => {
    const early = [...merchants.keys()]
    const across = (named ?? []).slice(0, MOST_MERCHANTS).map(([name]) => name)
    merchants.clear()
    askMerchants([...(question.merchants.length > 0 ? question.merchants : across), ...early])
  }

  return {
    view: () =>
      (known ??= {
        all,
        merchants: new Map(merchants),
        cells: new Map(cells),
        progress: sumProgress(rounds.map((job) => job.progress())),
        named,
        failure,
        at,
        ms,
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (rounds.length > 0) return
      startedAt = clock.now()
      round([{ merchant: null, brand: null }])
    },
    pause: () => rounds.forEach((job) => job.pause()),
    resume: () => rounds.forEach((job) => job.resume()),
    cancel: () => rounds.forEach((job) => job.cancel()),
    retry: () => rounds.forEach((job) => job.retry()),
    askMerchants,
    askCells(wanted) {
      const fresh = wanted.filter(({ brand, merchant }) => !cells.has(cellKey(brand, merchant)))
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
      stopTelling?.()
      for (const job of rounds) {
        job.cancel()
        job.dispose()
      }
    },
  }
}
