/** Problems of the result of search, traits and look-up, compared with the received body. */
import type { LookupResult } from '@/api/operations/lookup.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import type { Case } from '../cases.ts'
import { facetProblems, featuredProblems, traitProblems } from './facetProblems.ts'
import type { Json } from './fieldProblems.ts'
import { isMap, isRight } from './fieldProblems.ts'
import { entriesIn, mapsIn, own, productProblems } from './recordProblems.ts'
import { isSame } from './same.ts'

/** A null `result` means that the response could not be read. */
type Problems<Result> = (body: unknown, result: Result | null, input: Case) => string[]

const ALARM = ['a readable body was called unexpected']
const SILENCE = ['an unexpected body was taken for an answer']

const has = (body: unknown, ...names: string[]): body is Json =>
  isMap(body) && names.some((name) => Object.hasOwn(body, name))

const saysZero = (body: unknown): boolean =>
  isMap(body) && isRight('number', own(body, 'numFound'), 0)

export const searchProblems: Problems<SearchResult> = (body, result, { page, pageSize }) => {
  const isBare = body === undefined || Array.isArray(body)
  const isKnown = isBare || has(body, 'productList', 'numFound')
  const envelope: Json = isMap(body) ? body : {}
  const list = entriesIn(isBare ? body : own(envelope, 'productList'))
  const records = mapsIn(list)
  const isReadable = isKnown && (list.length === 0 || records.length > 0 || saysZero(envelope))
  if (result === null) return isReadable ? ALARM : []
  if (!isReadable) return SILENCE
  const { numFound } = result
  const total = own(envelope, 'numFound')
  const isTotal =
    isRight('number', total, numFound) ||
    (numFound === null && !isRight('number', total, Math.abs(Math.trunc(Number(total))))) ||
    (numFound === 0 && records.length === 0 && page === 1)
  const empty = page === 1 ? 'none' : 'past the end'
  return [
    ...productProblems(records, result.products),
    ...facetProblems(own(envelope, 'facets'), result.facets),
    ...featuredProblems(own(envelope, 'featuredFacets'), result.featured),
    ...(isTotal ? [] : [`numFound is ${numFound}`]),
    ...(isRight('text', own(envelope, 'q'), result.appliedQuery) ? [] : ['another echo']),
    ...(isRight('flag', own(envelope, 'shuffle'), result.shuffled) ? [] : ['another shuffle']),
    ...(result.kind === (records.length > 0 ? 'found' : empty) ? [] : [`kind ${result.kind}`]),
    ...(result.received === list.length && result.start === (page - 1) * pageSize ? [] : ['rows']),
  ]
}

export const traitsProblems: Problems<TraitsResult> = (body, result, { mode }) => {
  const isKnown = has(body, 'traits', 'product')
  const saysNothing = body === undefined || isSame(body, []) || saysZero(body)
  if (result === null) return isKnown || saysNothing ? ALARM : []
  if (!isKnown) return saysNothing && result.kind === 'none' ? [] : SILENCE
  const [product] = mapsIn(own(body, 'product'))
  const traits = own(body, 'traits')
  if (result.kind === 'found') {
    const read = result.product ? [result.product] : []
    return [
      ...productProblems(product ? [product] : [], read),
      ...traitProblems(traits, result.traits),
    ]
  }
  const isNotFound = product === undefined && traitProblems(traits, []).length === 0
  return isNotFound && (mode === 'full' || (traits ?? null) === null)
    ? []
    : ['something was not found']
}

const ENVELOPES = ['productList', 'products', 'result', 'results', 'data']

/** Any of these fields identifies a record without an ID. */
const NAMES = ['title', 'seoTitle', 'productUrl', 'imageUrl', 'merchant', 'offerPrice', 'salePrice']

/** All lists of records that an envelope may contain, at most two envelopes deep. */
function listsIn(body: unknown, depth = 0): unknown[][] {
  if (Array.isArray(body)) return [body]
  if (!isMap(body)) return body === null || (depth > 0 && body === '') ? [[]] : []
  if (isSame(body, {})) return depth > 0 ? [[]] : []
  if (Object.hasOwn(body, 'productId')) return [[body]]
  const names = depth < 2 ? ENVELOPES.filter((name) => Object.hasOwn(body, name)) : []
  const lists = names.flatMap((name) => listsIn(body[name], depth + 1))
  return lists.length === 0 && has(body, ...NAMES) ? [[body]] : lists
}

export const lookupProblems: Problems<LookupResult> = (body, result) => {
  const saysNothing = body === undefined || saysZero(body)
  const lists = listsIn(body).map(mapsIn)
  const isReadable = saysNothing || lists.length > 0
  const holdsRecords = lists.some((records) => records.length > 0)
  if (result === null) return saysNothing || holdsRecords || isSame(body, []) ? ALARM : []
  const { products } = result
  if (!isReadable) return SILENCE
  if (products.length === 0) return holdsRecords ? ['records were dropped'] : []
  const raws = products.map(({ raw }) => raw)
  const input = lists.find((records) => isSame(records, raws))
  return input ? productProblems(input, products) : ['the records are no list of the answer']
}
