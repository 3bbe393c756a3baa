/** Reading of the query parameters (§4) and the refusal that a wrong one earns. */

/** Thrown by an operation, answered with its status and message. */
export class Refusal extends Error {
  readonly status: number
  readonly errorCode: string

  constructor(status: number, errorCode: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errorCode = errorCode
  }
}

export type Mode = 'lite' | 'full'

/** An empty value counts as not sent. */
export const optional = (query: URLSearchParams, name: string): string | null =>
  query.get(name)?.trim() || null

export const required = (query: URLSearchParams, name: string): string => {
  const value = optional(query, name)
  if (value === null)
    throw new Refusal(400, 'MISSING_PARAMETER', `The parameter ${name} is required`)
  return value
}

/** One code or several joined with commas: the separator is not shown, this is the demo's reading. */
export const countriesOf = (query: URLSearchParams): string[] =>
  required(query, 'countryCode')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

export const modeOf = (query: URLSearchParams): Mode => {
  const mode = optional(query, 'mode') ?? 'lite'
  if (mode === 'lite' || mode === 'full') return mode
  throw new Refusal(400, 'BAD_PARAMETER', 'The parameter mode is lite or full')
}

/** A whole number from 0, or what stands for it when it was not sent. */
export const wholeNumber = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = optional(query, name)
  if (text === null) return otherwise
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal(400, 'BAD_PARAMETER', `The parameter ${name} is a whole number`)
  return Number(text)
}

/** Null when it was not sent. */
export const optionalFlag = (query: URLSearchParams, name: string): boolean | null => {
  const text = optional(query, name)?.toLowerCase()
  if (text === undefined) return null
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw new Refusal(400, 'BAD_PARAMETER', `The parameter ${name} is true or false`)
}
