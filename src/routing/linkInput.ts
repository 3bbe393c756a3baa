/** A state as a caller passes it: properties may be omitted, and then have defaults; arrays may be read-only. */

export type StateInput<State> = {
  [Key in keyof State]?: State[Key] extends string[] ? readonly string[] : State[Key]
}

/**
 * The state that a link is made from. It must at least include the countries, so that the link means the same to everyone who
 * opens it.
 */
export type LinkInput<State> = StateInput<State> & { countries: readonly string[] }
