/** A state as a caller gives it: what is left out has its default, lists may be read-only. */

export type Given<State> = {
  [Key in keyof State]?: State[Key] extends string[] ? readonly string[] : State[Key]
}

/** What a link must say at least: the countries, so that it means the same to whoever opens it. */
export type GivenLink<State> = Given<State> & { countries: readonly string[] }
