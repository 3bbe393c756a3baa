/** Reads query parameters (§4) according to the service's API variant, and refuses wrong ones. */
import type { SearchRequest } from '../catalog/catalog.ts'
import { MODES, type ParameterName } from '../knownParameters.ts'
import { FILTERS } from '../searchFilters.ts'
import type { ListForm, Reading } from './apiVariant/reading.ts'

/** Thrown by an operation, answered with its status and message. */
export class Refusal extends Error {
  readonly status: number
  readonly errorCode: string
  /** Seconds to wait before repeating the request; null if unknown. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    errorCode: string,
    message: string,
    retryAfter: number | null = null,
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errorCode = errorCode
    this.retryAfter = retryAfter
  }
}

export type Mode = (typeof MODES)[number]

/** An empty value counts as not sent. */
export const optionalParameter = (query: URLSearchParams, name: ParameterName): string | null =>
  query.get(name)?.trim() || null

export const requiredParameter = (query: URLSearchParams, name: ParameterName): string => {
  const value = optionalParameter(query, name)
  if (value === null)
    throw new Refusal(400, 'MISSING_PARAMETER', `The parameter ${name} is required`)
  return value
}

const SEPARATORS = { comma: ',', pipe: '|', semicolon: ';', space: ' ' } as const

const split = (query: URLSearchParams, name: ParameterName, manner: ListForm): string[] => {
  if (manner === 'repeated parameter') return query.getAll(name)
  const [first = ''] = query.getAll(name)
  return manner === 'one value' ? [first] : first.split(SEPARATORS[manner])
}

/** The values of a parameter that may have several; empty if it was not sent. */
const valuesOf = (query: URLSearchParams, name: ParameterName, manner: ListForm): string[] =>
  split(query, name, manner)
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** The country codes of a request (§4 doesn't show their separator). Throws a Refusal if the parameter is missing. */
export const countriesOf = (query: URLSearchParams, { countryLists }: Reading): string[] => {
  requiredParameter(query, 'countryCode')
  return valuesOf(query, 'countryCode', countryLists)
}

/** The values of each sent filter; a record matches any of them (§4.3 doesn't show several values). */
export const filtersOf = (
  query: URLSearchParams,
  { filterLists }: Reading,
): SearchRequest['filters'] =>
  Object.fromEntries(
    FILTERS.map(({ name, field }) => [field, valuesOf(query, name, filterLists)] as const).filter(
      ([, values]) => values.length > 0,
    ),
  )

export const modeOf = (query: URLSearchParams): Mode => {
  const sent = optionalParameter(query, 'mode') ?? 'lite'
  const mode = MODES.find((one) => one === sent)
  if (mode) return mode
  throw new Refusal(400, 'BAD_PARAMETER', 'The parameter mode is lite or full')
}

/** A whole number from 0, or the default if the parameter was not sent. */
const wholeNumber = (query: URLSearchParams, name: ParameterName, otherwise: number): number => {
  const text = optionalParameter(query, name)
  if (text === null) return otherwise
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal(400, 'BAD_PARAMETER', `The parameter ${name} is a whole number`)
  return Number(text)
}

/** Rows before the page and rows on it, as applied (§4.3, §8). */
export const windowOf = (
  query: URLSearchParams,
  { indexBase, usualLimit, mostRows, beyondMost }: Reading,
): { start: number; rows: number } => {
  const start = Math.max(0, wholeNumber(query, 'index', indexBase) - indexBase)
  const limit = wholeNumber(query, 'limit', usualLimit)
  if (limit > mostRows && beyondMost === 'refused') {
    throw new Refusal(400, 'BAD_PARAMETER', `The parameter limit is ${String(mostRows)} at most`)
  }
  return { start, rows: Math.min(mostRows, limit) }
}

/** Null if the parameter was not sent. */
export const optionalFlag = (query: URLSearchParams, name: ParameterName): boolean | null => {
  const text = optionalParameter(query, name)?.toLowerCase()
  if (text === undefined) return null
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw new Refusal(400, 'BAD_PARAMETER', `The parameter ${name} is true or false`)
}
