import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import type { Correction, Decoded } from './correction.ts'
import type { EntryState } from './navigation.tsx'
import { useGo } from './navigation.tsx'
import { withDemoCatalog } from './withDemoCatalog.ts'

/** Reads a page's parameters from its address; the settings replace parameters that are absent. */
type Decode<State> = (
  params: URLSearchParams,
  settings: { countries: readonly string[] },
) => Decoded<State>

const NONE: readonly Correction[] = []

/**
 * The page's state from its address. A non-canonical address (a wrong page, an absent country) is replaced by the canonical
 * one, and its corrections stay available.
 */
export function useUrlState<State>(
  decode: Decode<State>,
  encode: (state: State) => URLSearchParams,
): { state: State; corrections: readonly Correction[] } {
  const { pathname, search, hash, state: entry } = useLocation()
  const go = useGo()
  const [countries] = usePreference('countries')
  const { state, corrections } = useMemo(
    () => decode(new URLSearchParams(search), { countries }),
    [decode, search, countries],
  )
  const query = encode(state).toString()
  const canonical = withDemoCatalog(query ? `${pathname}?${query}` : pathname, search)
  const isCanonical = canonical === pathname + search

  useEffect(() => {
    // The user may have left the page since it was drawn; don't navigate back.
    const isStillHere =
      window.location.search === search && window.location.pathname.endsWith(pathname)
    if (!isCanonical && isStillHere) go(canonical + hash, { replace: true, corrections })
  }, [isCanonical, canonical, corrections, go, pathname, search, hash])

  const saved = (entry as EntryState | null)?.corrections // only `go` writes the state of a history entry
  return { state, corrections: isCanonical ? (saved ?? NONE) : corrections }
}
