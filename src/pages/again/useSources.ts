import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { defaultLoadSettings } from '../../model/resultSet/resultSet.ts'
import { setsQuery, useFreshSets } from '../../queries/setsQuery.ts'
import { useBatches } from '../../queries/useBatches.ts'
import { useLists } from '../../queries/useLists.ts'
import { useSavedSearches } from '../../queries/useSavedSearches.ts'
import { useConnection } from '../../shell/connection.tsx'
import { readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { sourcesOf } from './sourcesOf.ts'

/** Everything that can be run again, null until it has been read; `damaged` entries cannot be, and are not among it. */
export function useSources() {
  const { id, dialect } = useConnection()
  useFreshSets(id)
  const searches = useSavedSearches()
  const lists = useLists()
  const batches = useBatches()
  const sets = useQuery(setsQuery(id))
  const kept = {
    searches: searches.data?.searches,
    lists: lists.data?.lists,
    batches: batches.data?.batches,
    sets: sets.data?.sets,
  }
  const sources = useMemo(
    () =>
      kept.searches && kept.lists && kept.batches && kept.sets
        ? sourcesOf({
            searches: kept.searches,
            lists: kept.lists.map(({ list }) => list),
            batches: kept.batches,
            sets: kept.sets,
            groupsOf: (countries) => countryGroups(countries, dialect),
            settings: { ...defaultLoadSettings, ...readLoadChoice() },
          })
        : null,
    [kept.searches, kept.lists, kept.batches, kept.sets, dialect],
  )
  const isUnreadable = [searches, lists, batches, sets].some(({ isError }) => isError)
  const damaged = [searches, lists, batches].reduce(
    (sum, { data }) => sum + (data?.damaged ?? 0),
    0,
  )
  return { sources, isUnreadable, damaged }
}
