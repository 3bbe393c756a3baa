/** A state as a caller passes it: omitted properties have defaults, arrays may be read-only. */

export type StateInput<State> = {
  [Key in keyof State]?: State[Key] extends string[] ? readonly string[] : State[Key]
}

/** A link must at least include the countries, so that it means the same to everyone who opens it. */
export type LinkInput<State> = StateInput<State> & { countries: readonly string[] }
