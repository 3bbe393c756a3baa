/** The result of decoding an address: the state, and the corrections that it needed. */

export type Correction = {
  parameter: string
  /** The value in the address, truncated if it is long. */
  input: string
  /** The value used instead; '' if the parameter is left out. */
  used: string
  /** A sentence without its full stop: 'page “abc” isn’t a page number: showing page 1'. */
  reason: string
}
export type Decoded<S> = { state: S; corrections: Correction[] }

/** The user's settings, which replace parameters that an address does not have. */
export type UrlSettings = { countries: readonly string[] }
