/** Saves existing answers as a version of a collection, so that later ones can be compared with it. */
import {
  defaultLoadSettings,
  MAX_VERSION_ROWS,
  type LoadSettings,
  type Version,
  type Collection,
} from '@/domain/collections/collection.ts'
import { idWithCountries } from '@/domain/collections/collectionId.ts'
import { emptyRow, rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import { rowsOfAnswer } from '@/domain/collections/toResultRow.ts'
import { missingSince, type ListEntry } from '@/domain/picked/productList.ts'
import { shownStateOf, type ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { newId } from '@/lib/newId.ts'
import { readCodes, type ReadCodes } from '@/storage/collections/codes.ts'
import { readPicked } from '@/storage/collections/picked.ts'
import type { RequestedProduct, VersionEnds } from '@/storage/collections/versionParts.ts'
import { type StoredRows } from '@/storage/collections/versionParts.ts'
import { listVersions, saveVersion } from '@/storage/collections/versions.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { createKnownRows } from './knownRows.ts'
import { codeRequestsOf, productsOfList } from './loadSource.ts'

export type SaveVersionResult = {
  collection: Collection
  /** Where the version is stored. `known`: a version with these answers already existed, so none was made. */
  saveState: SaveResult | 'known'
}

type LoadedSource = Pick<Collection, 'source' | 'countries'>

/** What was answered for one item of a collection; null if it was not requested yet. `at` is in epoch milliseconds. */
type Part = { state: ItemOutcome['state']; at: number; rows: readonly ResultRow[] } | null

/** The existing answers of a collection, in the order in which a load of the collection requests the items. */
type Answers = {
  parts: readonly Part[]
  settings: Partial<LoadSettings>
  /** For picked products, the product of each part; null for codes. */
  products: RequestedProduct[] | null
}

/**
 * Saves the answers of a collection of codes as versions, one for each group of countries that is checked together. Empty if
 * nothing was answered yet, null if this browser has no such collection. Throws if the database cannot be read.
 */
export async function saveVersionOfCodes(
  connectionId: string,
  collectionId: string,
  most = MAX_VERSION_ROWS,
): Promise<SaveVersionResult[] | null> {
  const read = await readCodes(connectionId, collectionId)
  if (!read) return null
  const { groups, name } = read.batch
  const savedVersion: SaveVersionResult[] = []
  for (const countries of groups) {
    const answers = answersOfCodes(read, countries)
    if (lastOf(answers) === null) continue
    const requested: LoadedSource = { source: { kind: 'codes', collectionId }, countries }
    const collectionName = groups.length > 1 ? `${name}, ${shownCountries(countries)}` : name
    savedVersion.push(await saveAnswers(connectionId, requested, collectionName, answers, most))
  }
  return savedVersion
}

/**
 * Saves the existing answers of codes or picked products as a version before they are loaded again, so that there is a version to
 * compare with. Does nothing if a version already has these answers, or if there are none.
 */
export async function saveBaseline(
  connectionId: string,
  requested: LoadedSource,
  collectionName: string,
): Promise<void> {
  const { source, countries } = requested
  if (source.kind === 'search') return
  const { savedVersions } = await listVersions(connectionId)
  const versions =
    savedVersions.find(({ collection }) => isSameSource(collection, requested))?.versions ?? []
  // A version of picked products has more data on them than their collection stores, so if a version exists, it is used for
  // comparison.
  if (source.kind === 'picked' && versions.length > 0) return
  const answers =
    source.kind === 'codes'
      ? answersOfCodes(await readCodes(connectionId, source.collectionId), countries)
      : answersOfList(await readPicked(connectionId, source.collectionId), countries)
  const last = lastOf(answers)
  if (last === null || versions.some(({ at }) => at >= last)) return
  await saveAnswers(connectionId, requested, collectionName, answers, MAX_VERSION_ROWS)
}

const NONE: Answers = { parts: [], settings: {}, products: null }

function answersOfCodes(read: ReadCodes | null, countries: readonly string[]): Answers {
  if (!read) return NONE
  const { settings } = read.batch
  const outcomes = new Map(read.outcomes.map(({ key, outcome }) => [key, outcome]))
  const parts = codeRequestsOf(read, countries).map(({ key, countries: group }): Part => {
    const outcome = outcomes.get(key)
    if (!outcome) return null
    const { at } = outcome
    const end = shownStateOf(outcome)
    // An undecided title has no product, so it counts as not found.
    const state = end === 'undecided' ? 'not found' : end
    const rows = outcome.state === 'done' ? rowsOfAnswer(outcome.answer, group.join(',')) : []
    return { state, at, rows }
  })
  const { mode, atOnce } = settings
  return { parts, settings: { mode, atOnce, batch: settings }, products: null }
}

/** What a collection of picked products stores about a product (its names, its price and whether it is in stock) as a part. */
function partOfEntry(entry: ListEntry): Part {
  const { id, country, seen } = entry
  const missing = missingSince(entry)
  if (missing !== null) return { state: 'not found', at: missing, rows: [] }
  if (!seen) return null
  const { at, ...known } = seen
  return { state: 'done', at, rows: [{ ...emptyRow(country), ...known, productId: id }] }
}

function answersOfList(
  read: Awaited<ReturnType<typeof readPicked>>,
  countries: readonly string[],
): Answers {
  if (!read) return NONE
  const entries = productsOfList(read.list.entries, countries)
  return {
    parts: entries.map(partOfEntry),
    settings: readLoadChoice(),
    products: entries.map(({ id, country }) => ({ id, country })),
  }
}

/** The time of the last answer, in epoch milliseconds; null without any. */
function lastOf({ parts }: Answers): number | null {
  const times = parts.flatMap((part) => (part ? [part.at] : []))
  return times.length === 0 ? null : times.reduce((last, at) => Math.max(last, at))
}

/** Creates the collection for codes or picked products in these countries, which has no version yet. Throws for a search. */
export function newlyVersioned({ source, countries }: LoadedSource, name: string): Collection {
  if (source.kind === 'search') throw new Error('The first version of a search is loaded.')
  const id = idWithCountries({ id: source.collectionId, country: countries.join().toLowerCase() })
  return { id, at: Date.now(), name, views: [], source, countries }
}

async function saveAnswers(
  connectionId: string,
  requested: LoadedSource,
  name: string,
  answers: Answers,
  most: number,
): Promise<SaveVersionResult> {
  const { savedVersions } = await listVersions(connectionId)
  const known = savedVersions.find(({ collection }) => isSameSource(collection, requested))
  const collection = known?.collection ?? newlyVersioned(requested, name)
  const { version, rows, ends } = versionOf(collection.id, answers, most)
  const isStored = known?.versions.some(
    ({ at, counts }) => at === version.at && counts.rows === version.counts.rows,
  )
  if (isStored) return { collection, saveState: 'known' }
  const saveState = await saveVersion(connectionId, version, rows, answers.products, ends)
  return { collection, saveState }
}

/**
 * Makes a version from answers, with the time of the latest one; its parts are those that a load would have. `most` is the
 * maximum number of rows.
 */
function versionOf(collectionId: string, answers: Answers, most: number) {
  const known = createKnownRows()
  const rows: StoredRows[] = []
  const ends: Record<keyof VersionEnds, number[]> = { notFound: [], failed: [] }
  const counts = { rows: 0, duplicates: 0, withoutId: 0 }
  const last = lastOf(answers) ?? 0
  let isCut = false
  for (const [part, answer] of answers.parts.entries()) {
    if (answer?.state === 'not found') ends.notFound.push(part)
    if (answer?.state === 'failed') ends.failed.push(part)
    if (answer?.state !== 'done') continue
    const fresh = known.fresh(answer.rows.map((row) => ({ ...row, place: part })))
    const fitting = fresh.slice(0, most - counts.rows)
    known.add(part, fitting)
    counts.rows += fitting.length
    counts.duplicates += answer.rows.length - fresh.length
    counts.withoutId += fitting.filter((row) => rowKey(row) === null).length
    isCut ||= fitting.length < fresh.length
    rows.push({ part, at: answer.at, rows: fitting })
  }
  const version: Version = {
    id: newId(),
    setId: collectionId,
    at: last,
    endedAt: last,
    settings: { ...defaultLoadSettings, ...answers.settings, most },
    isRunning: false,
    promised: answers.products?.length ?? null,
    counts: {
      asks: answers.parts.length,
      done: rows.length,
      notFound: ends.notFound.length,
      failed: ends.failed.length,
      ...counts,
    },
    notes: isCut ? [{ kind: 'cut', found: null }] : [],
  }
  return { version, rows, ends }
}
