/** The requests for the parts of a load: pages of a search, picked products, or codes. */
import type { Connection } from '@/api/connection.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { readLines } from '@/domain/codes/inputLines.ts'
import { planCodes, type CodeRequest } from '@/domain/codes/planCodes.ts'
import type { Version, Collection } from '@/domain/collections/collection.ts'
import { pageSizeOf, type PageFacts } from '@/domain/collections/planPages.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { rowOfProduct, rowsOfAnswer } from '@/domain/collections/toResultRow.ts'
import {
  defaultCodesSettings,
  type ItemAnswer,
  type ItemOutcome,
  type TitleAnswer,
} from '@/domain/pricing/itemAnswer.ts'
import { requestItem, refreshTitle } from '@/jobs/codes/codeRequest.ts'
import type { RequestResult } from '@/jobs/job/job.ts'
import { saveAnswer, readCodes, type ReadCodes } from '@/storage/collections/codes.ts'
import type { RequestedProduct } from '@/storage/collections/versionParts.ts'
import { requestSearchRange, toWholeSearch } from './searchPages.ts'

/** When an answer came (by the service's clock, in epoch milliseconds), its duration, and the number of tries. */
type Trial = Pick<ItemOutcome, 'at' | 'ms' | 'tries'>

export type LoadedPart = {
  rows: ResultRow[]
  /** What the page says about the whole search; null if the part is not a page, or nothing is known about it. */
  page: PageFacts | null
  /** Stores the answer in the collection of codes too; absent for other sources. Rejects if the browser can't store it. */
  store?: (trial: Trial) => Promise<void>
}

type Result = RequestResult<LoadedPart>

const NOTHING: Result = { state: 'not found', value: { rows: [], page: null } }

export type RequestPart = (
  connection: Connection,
  part: number,
  signal: AbortSignal,
) => Promise<Result>

type Options = {
  connectionId: string
  collection: Collection
  /** Returns the current version. */
  currentVersion: () => Version
  products: readonly RequestedProduct[] | null
  /** Whether this part needs no request (see `LoadedParts`). */
  isSpared: (part: number) => boolean
}

function createPageRequest({ collection, currentVersion, isSpared }: Options): RequestPart {
  const { source, countries } = collection
  return async (connection, part, signal) => {
    if (source.kind !== 'search' || isSpared(part)) return NOTHING
    const search = toWholeSearch(source, countries, currentVersion().settings.mode)
    const { pageSize, most } = currentVersion().settings
    const size = part === 0 ? pageSize : pageSizeOf(currentVersion())
    const range = { from: part * size, size, most }
    if (range.from >= most) return NOTHING
    const { facts, products } = await requestSearchRange(connection, search, range, signal)
    const rows = products.map(({ product, index }) => ({
      ...rowOfProduct(product, countries.join(',')),
      place: index,
    }))
    return { state: rows.length > 0 ? 'done' : 'not found', value: { rows, page: facts } }
  }
}

function createProductRequest({ products, isSpared }: Options): RequestPart {
  return async (connection, part, signal) => {
    const requested = products?.[part]
    if (!requested || isSpared(part)) return NOTHING
    const { id, country } = requested
    // Only in `full` mode does the answer include the record.
    const request = { id, countries: country.split(','), mode: 'full' as const }
    const result = await getTraits(connection, request, { signal })
    if (result.kind === 'none' || !result.product) return NOTHING
    const row = rowOfProduct(result.product, country)
    const productId = row.productId ?? id
    return { state: 'done', value: { rows: [{ ...row, productId, place: part }], page: null } }
  }
}

/** The picked products whose countries are all among `countries`, in the order of the collection. */
export function productsOfList<Entry extends RequestedProduct>(
  entries: readonly Entry[],
  countries: readonly string[],
): Entry[] {
  const wanted = countries.map((country) => country.toLowerCase())
  return entries.filter(({ country }) =>
    country
      .toLowerCase()
      .split(',')
      .every((one) => wanted.includes(one)),
  )
}

/** The requests for the items of a collection of codes in these countries, in the order of the collection. */
export function codeRequestsOf(read: ReadCodes, countries: readonly string[]): CodeRequest[] {
  const groups = read.batch.groups.filter((group) => group.every((one) => countries.includes(one)))
  // Known names are not requested again.
  const named = new Map(
    read.outcomes.flatMap(({ key, outcome }) => {
      const answer =
        outcome.state === 'done' && outcome.answer.kind === 'ean' ? outcome.answer : null
      if (answer === null || answer.title === null) return []
      return [[key, { title: answer.title, imageUrl: answer.imageUrl }] as const]
    }),
  )
  return planCodes(readLines(read.lines, read.batch.settings.as), groups).codeRequests.map(
    (codeRequest) => {
      const known = named.get(codeRequest.key) ?? codeRequest.known
      return { ...codeRequest, known, isNamedWithRun: codeRequest.isNamedWithRun && known === null }
    },
  )
}

/** The answer for a title, with the user's decision; undefined for any other outcome. */
const titleIn = (outcome: ItemOutcome | undefined): TitleAnswer | undefined =>
  outcome?.state === 'done' && outcome.answer.kind === 'title' ? outcome.answer : undefined

/**
 * The outcome to store in the collection of codes after an update. A title retains its candidates and decision, and gets only the
 * new offers; null if a title got no new offers.
 */
function newOutcome(
  before: ItemOutcome | undefined,
  { state, value }: RequestResult<ItemAnswer | null>,
  { at, ms, tries }: Trial,
): ItemOutcome | null {
  const trial = { at, ms, tries }
  const title = titleIn(before)
  if (title) {
    if (value?.kind !== 'title') return null
    const { marketFailure: _, ...decided } = title
    return { ...trial, state: 'done', answer: { ...decided, market: value.market } }
  }
  return state === 'done' && value
    ? { ...trial, state: 'done', answer: value }
    : { ...trial, state: 'not found' }
}

type KnownCodes = {
  codeRequests: CodeRequest[]
  /** The positions of all items of the collection, by the key of their request. */
  positions: ReadonlyMap<string, number>
  outcomes: ReadonlyMap<string, ItemOutcome>
}

function knownCodes(read: ReadCodes, countries: readonly string[]): KnownCodes {
  const { lines, batch: codes, outcomes } = read
  const { codeRequests } = planCodes(readLines(lines, codes.settings.as), codes.groups)
  return {
    codeRequests: codeRequestsOf(read, countries),
    positions: new Map(codeRequests.map(({ key, position }) => [key, position])),
    outcomes: new Map(outcomes.map(({ key, outcome }) => [key, outcome])),
  }
}

function createCodesRequest({
  connectionId,
  collection,
  currentVersion,
  isSpared,
}: Options): RequestPart {
  let reading: Promise<KnownCodes | null> | null = null
  const { source, countries } = collection
  return async (connection, part, signal) => {
    if (source.kind !== 'codes' || isSpared(part)) return NOTHING
    reading ??= readCodes(connectionId, source.collectionId).then(
      (read) => read && knownCodes(read, countries),
    )
    const known = await reading
    if (!known) throw new Error('The collection of codes behind it was deleted.')
    const requested = known.codeRequests[part]
    if (!requested) return NOTHING
    const settings = currentVersion().settings.batch ?? defaultCodesSettings
    const before = known.outcomes.get(requested.key)
    const answered = await (requested.entry.kind === 'title'
      ? refreshTitle(connection, requested, titleIn(before), settings, signal)
      : requestItem(connection, requested, settings, signal))
    const { state, value } = answered
    const position = known.positions.get(requested.key)
    const { key } = requested
    const { collectionId } = source
    const store = async (trial: Trial) => {
      const outcome = newOutcome(before, answered, trial)
      if (outcome === null || position === undefined) return
      await saveAnswer(connectionId, collectionId, { position, key, outcome }, before ?? null)
    }
    const rows = value ? rowsOfAnswer(value, requested.countries.join(',')) : []
    return {
      state,
      value: { rows: rows.map((row) => ({ ...row, place: part })), page: null, store },
    }
  }
}

export function createLoadSource(options: Options): RequestPart {
  switch (options.collection.source.kind) {
    case 'search':
      return createPageRequest(options)
    case 'picked':
      return createProductRequest(options)
    case 'codes':
      return createCodesRequest(options)
  }
}
