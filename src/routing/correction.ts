/** What decoding an address gives: the state, and what had to be corrected in it. */

export type Correction = {
  parameter: string
  /** What the address said, shortened where it is long. */
  given: string
  /** What is used in its place; '' where the parameter is left out. */
  used: string
  /** A sentence without its full stop: 'page “abc” isn’t a page number: showing page 1'. */
  reason: string
}
export type Decoded<S> = { state: S; corrections: Correction[] }

/** What stands in for parameters that are absent: the reader's own settings. */
export type UrlSettings = { countries: readonly string[] }
