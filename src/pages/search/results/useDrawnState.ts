import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

/**
 * The wait for an answer before drawing without it, in ms: a nearby service answers within three frames, which saves a second
 * drawing.
 */
export const MAX_WAIT_MS = 50

/** The user's next action ends the wait, so that it finds the page in the state of its address. */
const NEXT_STEPS = ['pointerdown', 'click', 'keydown', 'input'] as const

/**
 * The search state to draw. When the address changes, the requests of the new state are sent first; it is drawn with their
 * answers, or without them after a short wait, on a failure, or on the next user action. The chosen option is marked at once
 * (`useRequestedState`). Drawing twice, at once and with the answer, delayed the frame with results by a third (`bench --
 * paint`).
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
    // The listeners stay until the state is drawn: an action before that draws it immediately.
    const draw = () => {
      if (!isOver) setDrawn(requested)
    }
    const drawNow = (step?: Event) => {
      flushSync(draw)
      // If this drawing removed the clicked link, React doesn't receive its event, and the browser would load the link as a new
      // page.
      if (step?.target instanceof Node && !step.target.isConnected) step.preventDefault()
    }
    const timer = setTimeout(drawNow, MAX_WAIT_MS)
    for (const type of NEXT_STEPS) document.addEventListener(type, drawNow, true)
    const prefetch = (query: (typeof queries)[number]) => {
      const { retry } = client.defaultQueryOptions(query)
      return client.prefetchQuery({
        ...query,
        retry: (failures, error) => {
          // Draw the state now, before the failure is known: parts of the page that mount after the failure would repeat the
          // request.
          drawNow()
          return typeof retry === 'function' ? retry(failures, error) : retry === true
        },
      })
    }
    void Promise.all(queries.map(prefetch)).then(draw)
    return finish
    // oxlint-disable-next-line react/exhaustive-deps -- the queries are those of the requested state
  }, [requested, isLate, isAnswered, client])
  return isLate && isAnswered ? requested : drawn
}
