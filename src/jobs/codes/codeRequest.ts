/** The requests for one item of a collection of codes, and their result in its stored form. */
import type { Connection } from '@/api/connection.ts'
import { eansOf } from '@/api/fields/derived.ts'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { pickFields } from '@/api/fields/places.ts'
import { CatalogError, KeyError } from '@/api/http/errors.ts'
import { urlForms } from '@/api/links/urlForms.ts'
import { getEan, type EanResult, type Offer } from '@/api/operations/ean.ts'
import { getLookup } from '@/api/operations/lookup.ts'
import type { Product } from '@/api/operations/product.ts'
import { getSearch } from '@/api/operations/search.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { productIdProblem } from '@/api/productId.ts'
import type { CodeRequest } from '@/domain/codes/planCodes.ts'
import {
  isClear,
  onePerProduct,
  rankRecords,
  type Candidate,
  type RankedCandidate,
} from '@/domain/matching/rankRecords.ts'
import { titleKeywords } from '@/domain/matching/titleKeywords.ts'
import { titleRecordOf } from '@/domain/matching/titleRecord.ts'
import {
  acceptedRecord,
  OFFER_FIELDS,
  PRODUCT_FIELDS,
  type ItemAnswer,
  type ItemFailure,
  type CodeOffers,
  type ItemOffer,
  type ItemProduct,
  type CodesSettings,
  type TitleAnswer,
} from '@/domain/pricing/itemAnswer.ts'
import type { RequestResult } from '@/jobs/job/job.ts'
import { gtinForms } from '@/lib/gtin.ts'

type Call = {
  connection: Connection
  countries: string[]
  settings: CodesSettings
  signal: AbortSignal
}
type Found = Extract<EanResult, { kind: 'found' }>
type Result = RequestResult<ItemAnswer | null>

const NOT_FOUND: Result = { state: 'not found', value: null }

/** The maximum number of a record's codes that are requested while the service knows none of them. */
const CODES_TRIED = 3

const toOffer = (offer: Offer): ItemOffer => pickFields(offer, OFFER_FIELDS)

const toProduct = (product: Product): ItemProduct => ({
  ...pickFields(product, PRODUCT_FIELDS),
  title: product.title ?? product.seoTitle,
  imageUrl: product.imageUrl ?? product.images[0] ?? null,
  eans: eansOf(product.skuSet),
})

/**
 * The answer for the first of these codes that the service knows; each code is requested only if it doesn't know the previous
 * one.
 */
async function firstFound(
  { connection, countries, settings, signal }: Call,
  codes: readonly string[],
): Promise<{ code: string; result: Found } | null> {
  for (const code of codes) {
    const request = { code, countries, mode: settings.mode }
    const result = await getEan(connection, request, { signal })
    if (result.kind === 'found') return { code, result }
  }
  return null
}

/**
 * The name and picture of a product, from the record of one of its offers. A row is usable without them, so errors are ignored.
 */
async function identityOf(
  call: Call,
  { offers }: { offers: readonly Pick<Offer, 'productId'>[] },
): Promise<ItemProduct | null> {
  const { connection, countries, signal } = call
  const id = offers
    .map(({ productId }) => productId ?? '')
    .find((productId) => productIdProblem(productId) === null)
  if (id === undefined) return null
  try {
    const result = await getTraits(connection, { id, countries, mode: 'full' }, { signal })
    return result.kind === 'found' && result.product ? toProduct(result.product) : null
  } catch (error) {
    if (signal.aborted || error instanceof KeyError) throw error
    return null
  }
}

/**
 * What is known of a code before the request: its name (`known`), other data of its record, and whether the name is requested
 * together with the offers.
 */
type Naming = Pick<CodeRequest, 'known' | 'further' | 'isNamedWithRun'>

async function requestCode(
  call: Call,
  code: string,
  { known, further, isNamedWithRun }: Naming,
): Promise<Result> {
  const { settings } = call
  const forms = settings.otherForms ? [code, ...gtinForms(code)] : [code]
  const found = await firstFound(call, [...forms, ...further.slice(0, CODES_TRIED - 1)])
  if (!found) return NOT_FOUND
  const { result } = found
  const isRequested = result.title === null && settings.names && isNamedWithRun
  const record = isRequested ? await identityOf(call, result) : null
  return {
    state: 'done',
    value: {
      kind: 'ean',
      code: found.code,
      offers: result.offers.map(toOffer),
      echo: result.ean === found.code ? null : result.ean,
      title: result.title ?? record?.title ?? known?.title ?? null,
      imageUrl: result.images[0] ?? record?.imageUrl ?? known?.imageUrl ?? null,
    },
  }
}

/** Requests the name for a code that was answered without one, from the first record that offers it. */
export async function nameAnswer(
  connection: Connection,
  { countries }: Pick<CodeRequest, 'countries'>,
  answer: Extract<ItemAnswer, { kind: 'ean' }>,
  settings: CodesSettings,
  signal: AbortSignal,
): Promise<Result> {
  const record = await identityOf({ connection, countries, settings, signal }, answer)
  const { title = null, imageUrl = null } = record ?? {}
  return { state: 'done', value: { ...answer, title, imageUrl: answer.imageUrl ?? imageUrl } }
}

async function marketOf(call: Call, record: ItemProduct): Promise<CodeOffers | null> {
  const found = await firstFound(call, record.eans.slice(0, CODES_TRIED))
  return found && { code: found.code, offers: found.result.offers.map(toOffer) }
}

async function requestUrl(call: Call, enteredUrl: string): Promise<Result> {
  const { connection, countries, settings, signal } = call
  const urls = settings.otherForms ? urlForms(enteredUrl).map(({ url }) => url) : [enteredUrl]
  for (const url of urls) {
    // Only in `full` mode does a record include its SKUs, and so the codes to continue with (§2.2).
    const request = { url, countries, merchant: '', strict: '' as const, mode: 'full' as const }
    const { products } = await getLookup(connection, request, { signal })
    const records = products.map(toProduct)
    const [first] = records
    if (!first) continue
    const market = settings.chain ? await marketOf(call, first) : null
    return { state: 'done', value: { kind: 'url', url, records, market } }
  }
  return NOT_FOUND
}

async function requestId({ connection, countries, signal }: Call, id: string): Promise<Result> {
  const result = await getTraits(connection, { id, countries, mode: 'full' }, { signal })
  if (result.kind === 'none') return NOT_FOUND
  const product = result.product && toProduct(result.product)
  return { state: 'done', value: { kind: 'id', product, traits: result.traits } }
}

const rowOf = (title: string) => ({ title, brand: '', size: '' })

/** The maximum number of a search's records that are compared with the title, and of candidates that are stored. */
const LOOKED_AT = 24
const CANDIDATES = 5
/** The minimum score of a candidate; with a lower one, a record shares hardly a word with the title. */
const LEAST_SCORE = 0.3

/** Searches for a title with fewer and fewer words, until a record fits it well. */
async function requestTitle(
  { connection, countries, signal }: Call,
  title: string,
): Promise<Result> {
  const row = rowOf(title)
  type Listing = Candidate & { product: ItemProduct }
  const records = new Map<string, Listing>()
  let ranked: RankedCandidate<Listing>[] = []
  for (const q of titleKeywords(row)) {
    const request = { ...NO_FILTERS, countries, q, page: 1, size: LOOKED_AT, mode: 'full' as const }
    const { products } = await getSearch(connection, request, { signal })
    for (const found of products) {
      const product = toProduct(found)
      const { productId: id, eans } = product
      const stated = titleRecordOf({ ...found, title: product.title })
      if (id !== null) records.set(id, { ...stated, id, eans, product })
    }
    ranked = rankRecords(row, [...records.values()])
    if (ranked[0] && isClear(ranked[0])) break
  }
  const candidates = onePerProduct(ranked)
    .filter(({ score }) => score >= LEAST_SCORE)
    .slice(0, CANDIDATES)
    .map(({ record, score, reasons, isContradicted }) => ({
      record: record.product,
      score,
      reasons: [...reasons],
      isContradicted,
    }))
  if (candidates.length === 0) return NOT_FOUND
  return { state: 'done', value: { kind: 'title', candidates, choice: null, market: null } }
}

/** Requests the offers for the record that was accepted for a title, if the record has a code. */
export async function followTitle(
  connection: Connection,
  { countries }: Pick<CodeRequest, 'countries'>,
  answer: TitleAnswer,
  settings: CodesSettings,
  signal: AbortSignal,
): Promise<Result> {
  const record = acceptedRecord(answer)
  const market = record && (await marketOf({ connection, countries, settings, signal }, record))
  return { state: 'done', value: { ...answer, market } }
}

/**
 * Updates a title with an accepted record: requests the record and its offers again. A title without a decision is not searched
 * for again, because during an update nobody chooses among the candidates.
 */
export async function refreshTitle(
  connection: Connection,
  { countries }: Pick<CodeRequest, 'countries'>,
  answer: TitleAnswer | undefined,
  settings: CodesSettings,
  signal: AbortSignal,
): Promise<Result> {
  const accepted = answer ? acceptedRecord(answer) : null
  if (!answer || !accepted) return NOT_FOUND
  const call = { connection, countries, settings, signal }
  const { productId, title, imageUrl } = accepted
  const now =
    productId === null || productIdProblem(productId) !== null
      ? null
      : await getTraits(connection, { id: productId, countries, mode: 'full' }, { signal })
  const market = await marketOf(call, accepted)
  if (now?.kind === 'found') {
    const record = now.product ? toProduct(now.product) : accepted
    const candidates = [{ record, score: 1, reasons: [] }]
    return { state: 'done', value: { ...answer, candidates, choice: 0, market } }
  }
  // The record no longer exists, but other merchants may still sell the product.
  return market
    ? { state: 'done', value: { kind: 'ean', ...market, echo: null, title, imageUrl } }
    : NOT_FOUND
}

/** Sends the requests for one item. Throws the errors of the operations; `signal` aborts all of them. */
export function requestItem(
  connection: Connection,
  { entry, countries, ...naming }: Pick<CodeRequest, 'entry' | 'countries'> & Naming,
  settings: CodesSettings,
  signal: AbortSignal,
): Promise<Result> {
  const call = { connection, countries, settings, signal }
  switch (entry.kind) {
    case 'ean':
      return requestCode(call, entry.code, naming)
    case 'url':
      return requestUrl(call, entry.url)
    case 'id':
      return requestId(call, entry.id)
    case 'title':
      return requestTitle(call, entry.title)
  }
}

/** The maximum number of requests for a collection of codes, without retries. */
export function maxRequests(codeRequests: readonly CodeRequest[], settings: CodesSettings): number {
  const { names, otherForms, chain } = settings
  return codeRequests.reduce((sum, { entry, further, isNamedWithRun }) => {
    if (entry.kind === 'id') return sum + 1
    if (entry.kind === 'title') return sum + titleKeywords(rowOf(entry.title)).length
    if (entry.kind === 'url') {
      return sum + (otherForms ? urlForms(entry.url).length : 1) + (chain ? CODES_TRIED : 0)
    }
    return (
      sum +
      1 +
      (otherForms ? gtinForms(entry.code).length : 0) +
      Math.min(further.length, CODES_TRIED - 1) +
      (names && isNamedWithRun ? 1 : 0)
    )
  }, 0)
}

/** A failure in its stored form, without the answer. */
export function failureOf(error: unknown): ItemFailure {
  if (error instanceof CatalogError) {
    return { name: error.name, says: error.message, status: error.answer?.status ?? null }
  }
  const message = error instanceof Error ? error.message : 'It failed for an unknown reason.'
  return { name: 'Error', says: message, status: null }
}
