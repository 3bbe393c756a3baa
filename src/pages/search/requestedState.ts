import { createContext, useContext } from 'react'
import type { SearchState } from '@/routing/states/searchState.ts'

/** The search state in the address, which may be shortly ahead of the drawn state. */
export const RequestedStateContext = createContext<SearchState | null>(null)

/** Use this only to mark what is chosen: a choice is shown at once, while its results follow. */
export function useRequestedState(): SearchState {
  const requested = useContext(RequestedStateContext)
  if (!requested) throw new Error('useRequestedState needs a RequestedStateContext above it')
  return requested
}
