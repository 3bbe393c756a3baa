import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { KeyError } from '../../catalog/http/errors.ts'
import { searchQuery } from '../../catalog/operations/search.ts'
import type { FoundCounts, SavedSearch } from '../../model/again/savedSearch.ts'
import { toSearchRequest } from '../../queries/searchRequest.ts'
import { searchOfPath } from '../../savedSearches/savedSearchPath.ts'
import { countOf } from '../../savedSearches/useFoundCounts.ts'
import { useConnection } from '../../shell/connection.tsx'
import { noteFound } from '../../store/searches/savedSearches.ts'
import { toast } from '../../ui/toast.ts'

/** Many failures one after the other: the next ones would most likely fail as well. */
const TROUBLE = 3

/** Asks for the number of products of each saved search, one request at a time, and how many of them have been asked. */
export function useCountAgain(searches: readonly SavedSearch[]) {
  const connection = useConnection()
  const client = useQueryClient()
  const [asked, setAsked] = useState<number | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const countOne = async (path: string): Promise<FoundCounts> => {
    const state = searchOfPath(path)
    const found: FoundCounts['found'] = []
    let at = 0
    for (const group of countryGroups(state.countries, connection.dialect)) {
      // One row tells the number: the rest would be for nothing.
      const request = { ...toSearchRequest(state, group), size: 1, mode: 'lite' as const }
      const result = await client.fetchQuery({ ...searchQuery(connection, request), staleTime: 0 })
      found.push({ countries: group.join(','), count: countOf(result) })
      at = Math.max(at, result.answer.receivedAt)
    }
    return { at, found }
  }

  const count = async () => {
    let failed = 0
    let inARow = 0
    for (const [place, { path }] of searches.entries()) {
      setAsked(place)
      try {
        await noteFound(connection.id, path, await countOne(path))
        inARow = 0
      } catch (error) {
        failed += 1
        inARow = error instanceof KeyError ? TROUBLE : inARow + 1
      }
      if (isLeft.current) return
      if (inARow < TROUBLE) continue
      failed += searches.length - place - 1
      break
    }
    setAsked(null)
    if (failed > 0) {
      toast(`${failed} of ${searches.length} were not counted: the service did not answer.`, {
        tone: 'error',
      })
    } else
      toast(
        searches.length === 1
          ? '1 saved search counted'
          : `${searches.length} saved searches counted`,
      )
  }
  return { asked, count: () => void count() }
}
