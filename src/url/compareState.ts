/** The state of the comparison: which products of one country, and what they are measured against. */
import { isProductId, productIdProblem } from '../domain/productId.ts'
import { countriesOr, encodeCountries } from './countryParameter.ts'
import type { Given } from './given.ts'
import { distinctValues } from './parameters.ts'
import { wellFormed } from './text.ts'

/** More would stand too narrow to be read. */
export const MOST_COMPARED = 8
/** Instead of a product: nothing is measured, values stand as received. */
export const NO_BASE = 'none'

export type CompareState = {
  /** At most eight product ids that can be asked for, each once. */
  ids: string[]
  /** One country: prices of different ones are not compared. */
  country: string
  /** '' measures against the first product, `none` against nothing; else the id of another one. */
  base: string
  /** Only rows that differ. */
  diff: boolean
}

/** An id as it is compared and asked for: without the spaces that pasting brings along. */
export function cleanId(text: string): string {
  return wellFormed(text).trim()
}

/** Ids joined in one text, as a spreadsheet or a chat joins them, are several; any other text is one. */
export function splitIds(text: string): string[] {
  const parts = text.split(/[\s,;|]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every(isProductId) ? parts : [cleanId(text)]
}

function baseOf(base: string, ids: readonly string[]): string {
  const id = cleanId(base)
  if (id === NO_BASE) return NO_BASE
  return ids.indexOf(id) > 0 ? id : ''
}

/** A complete, canonical state: what is not given has its default, what cannot be asked for is left out. */
export function compareState({
  ids = [],
  country = '',
  base = '',
  diff = false,
}: Given<CompareState>): CompareState {
  const usable = distinctValues(ids.flatMap(splitIds)).filter((id) => productIdProblem(id) === null)
  const kept = usable.slice(0, MOST_COMPARED)
  const [code = ''] = countriesOr([country])
  return { ids: kept, country: code, base: baseOf(base, kept), diff }
}

export function encodeCompare(given: Given<CompareState>): URLSearchParams {
  const { ids, country, base, diff } = compareState(given)
  const params = new URLSearchParams()
  for (const id of ids) params.append('id', id)
  encodeCountries(params, [country])
  if (base !== '') params.append('base', base)
  if (diff) params.append('diff', '1')
  return params
}

/** The place of the product that the others are measured against; null where nothing is measured. */
export function basePlace({ ids, base }: Pick<CompareState, 'ids' | 'base'>): number | null {
  if (base === NO_BASE || ids.length === 0) return null
  return Math.max(0, ids.indexOf(base))
}
