/** A search that is kept to come back to: what it asks, and how many it found. */

/** What each group of countries found at one moment; null where the service stated no number. */
export type FoundCounts = {
  /** Epoch milliseconds. */
  at: number
  found: { countries: string; count: number | null }[]
}

export type SavedSearch = {
  /** Its address within the app: what is requested and nothing of how it is shown. No two have the same. */
  path: string
  name: string
  /** How it is shown, as an address writes it; absent in what was stored before that was. */
  shown?: string
  /** When it was saved: epoch milliseconds. */
  at: number
  /** When it was saved, and when it was requested last; null where no answer has come. */
  saved: FoundCounts | null
  seen: FoundCounts | null
}

/** A group of countries: how many there are now and how many more or fewer than when it was saved. */
export type CountChange = { countries: string; now: number | null; since: number | null }

/** What has become of the counts since it was saved; `since` is null where one of the two is not known. */
export function countChanges({ saved, seen }: Pick<SavedSearch, 'saved' | 'seen'>): CountChange[] {
  return (seen ?? saved ?? { found: [] }).found.map(({ countries, count }) => {
    const before = saved?.found.find((one) => one.countries === countries)?.count ?? null
    const since = count === null || before === null ? null : count - before
    return { countries, now: count, since }
  })
}
