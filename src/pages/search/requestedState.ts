import { createContext, useContext } from 'react'
import type { SearchState } from '@/routing/states/searchState.ts'

/** The state in the address, which may be a moment ahead of what is drawn. */
export const RequestedStateContext = createContext<SearchState | null>(null)

/** For the marks of what is chosen alone: a choice shows at once, whatever it finds follows. */
export function useRequestedState(): SearchState {
  const requested = useContext(RequestedStateContext)
  if (!requested) throw new Error('useRequestedState needs a RequestedStateContext above it')
  return requested
}
