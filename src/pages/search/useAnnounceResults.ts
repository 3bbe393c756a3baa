import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { searchQuery } from '../../api/search.ts'
import { useConnection } from '../../parts/connection.tsx'
import { toSearchRequest } from '../../parts/searchRequest.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { encodeSearch, type SearchState } from '../../url/searchState.ts'
import { resultInWords } from './searchWords.ts'

/** Says the result of a search once, all countries in one sentence. */
export function useAnnounceResults(state: SearchState, groups: string[][]): void {
  const connection = useConnection()
  const results = useQueries({
    queries: groups.map((group) => {
      const { placeholderData: _older, ...asked } = searchQuery(
        connection,
        toSearchRequest(state, group),
      )
      return asked
    }),
  })
  const parts = results.map(({ data }, place) => {
    if (data === undefined) return null
    const words = resultInWords(data, state.page)
    return groups.length === 1 ? words : `${groups[place]?.join(', ')}: ${words}`
  })
  const words = parts.includes(null) ? null : parts.join('; ')
  // Another view of the same rows is no new result.
  const asked = encodeSearch({ ...state, view: 'grid' }).toString()
  const said = useRef('')
  useEffect(() => {
    if (words === null || said.current === `${asked} ${words}`) return
    said.current = `${asked} ${words}`
    announce(words)
  }, [asked, words])
}
