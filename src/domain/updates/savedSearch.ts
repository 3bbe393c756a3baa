/** A saved search: what it requests, and how many products it found. */

/** The number of products that a search found at one time, for each group of countries; null if the service gave none. */
export type FoundCounts = {
  /** When the service answered, in epoch milliseconds. */
  at: number
  found: { countries: string; count: number | null }[]
}

export type SavedSearch = {
  /** Its URL within the app, with the query but not the display options. It identifies the saved search. */
  path: string
  name: string
  /** The display options, as in a URL; absent in data stored by earlier versions. */
  shown?: string
  /** When it was saved, in epoch milliseconds. */
  at: number
  /** The counts when it was saved (`saved`), and at the last request (`seen`); null until an answer has come. */
  saved: FoundCounts | null
  seen: FoundCounts | null
}

/**
 * For a group of countries, the current number of products (`now`) and its difference from the number when the search was saved
 * (`since`).
 */
export type CountChange = { countries: string; now: number | null; since: number | null }

/** The changes of the counts since the search was saved; `since` is null if either count is unknown. */
export function countChanges({ saved, seen }: Pick<SavedSearch, 'saved' | 'seen'>): CountChange[] {
  return (seen ?? saved ?? { found: [] }).found.map(({ countries, count }) => {
    const before = saved?.found.find((one) => one.countries === countries)?.count ?? null
    const since = count === null || before === null ? null : count - before
    return { countries, now: count, since }
  })
}
