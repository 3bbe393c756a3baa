import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

/** The answer of a service close by is there within three frames, and what is drawn with it need not be drawn twice. */
export const HOLD_MS = 50

/** What the user does next has to find the page as its address says. */
const NEXT_STEPS = ['pointerdown', 'click', 'keydown', 'input'] as const

/**
 * The state to draw for the one in the address. Its requests leave before anything is drawn; it follows with their answers,
 * or without them after a moment, when one fails, or as soon as the user does something else. What is chosen is marked at once (`useAsked`).
 * Drawn for the address at once and once more for the answer, the frame with the results took a third longer (`bench -- paint`).
 */
export function useDrawnState(requested: SearchState): SearchState {
  const client = useQueryClient()
  const connection = useConnection()
  const [drawn, setDrawn] = useState(requested)
  const isLate = drawn !== requested
  const queries = isLate
    ? countryGroups(requested.countries, connection.apiVariant).map((group) =>
        searchQuery(connection, toSearchRequest(requested, group)),
      )
    : []
  const isAnswered = queries.every(
    ({ queryKey }) => client.getQueryState(queryKey)?.fetchStatus === 'idle',
  )
  if (isLate && isAnswered) setDrawn(requested)

  useLayoutEffect(() => {
    if (!isLate || isAnswered) return undefined
    let isOver = false
    const finish = () => {
      isOver = true
      clearTimeout(timer)
      for (const type of NEXT_STEPS) document.removeEventListener(type, drawNow, true)
    }
    // The listeners stay until it is drawn: what is clicked while React has it before it is drawn there and then.
    const draw = () => {
      if (!isOver) setDrawn(requested)
    }
    const drawNow = (step?: Event) => {
      flushSync(draw)
      // React no longer hears of what leaves the page with that; the browser would load the page anew to follow it.
      if (step?.target instanceof Node && !step.target.isConnected) step.preventDefault()
    }
    const timer = setTimeout(drawNow, HOLD_MS)
    for (const type of NEXT_STEPS) document.addEventListener(type, drawNow, true)
    const leave = (query: (typeof queries)[number]) => {
      const { retry } = client.defaultQueryOptions(query)
      return client.prefetchQuery({
        ...query,
        retry: (failures, error) => {
          // Before the failure is known: a page that finds it would request the same once more.
          drawNow()
          return typeof retry === 'function' ? retry(failures, error) : retry === true
        },
      })
    }
    void Promise.all(queries.map(leave)).then(draw)
    return finish
    // oxlint-disable-next-line react/exhaustive-deps -- the queries are those of what is asked
  }, [requested, isLate, isAnswered, client])
  return isLate && isAnswered ? requested : drawn
}
