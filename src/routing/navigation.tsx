/** Where links and steps within the app lead: the one place that knows the base path, and what belongs to the demo in an address. */
import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Correction } from './correction.ts'
import { demoParametersOf, withDemoCatalog } from './withDemoCatalog.ts'

/** What a history entry remembers beside its address. */
export type EntryState = {
  preserveScroll?: boolean
  /** What was corrected in the address that led here, so that the page can say so. */
  corrections?: Correction[]
}

type GoOptions = EntryState & {
  /** Take the place of the current history entry: for typing, moving inside a choice, and corrections. */
  replace?: boolean
  /** The path as it is written: this very step changes what belongs to the demo. */
  exactly?: boolean
}

type Navigation = {
  /** What belongs to the demo in the address, as a query string; it goes along from page to page. */
  carried: string
  /** The address of a path made by `paths`: below the base path of the app, and with what belongs to the demo. */
  hrefOf: (path: string) => string
  /** Goes to a path made by `paths`, carrying along what belongs to the demo. */
  go: (path: string, options?: GoOptions) => void
}

const NavigationContext = createContext<Navigation | null>(null)

/** The address of a path made by `paths`, below the base path that the app is served from. */
const below = (basename: string, path: string) =>
  basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')

/**
 * Watches the address for all links at once. The router's own hooks follow every step of it, so that whoever uses them is
 * drawn anew each time; this stays the same until the demo is told to be another one.
 */
export function NavigationProvider({
  basename,
  children,
}: {
  basename: string
  children: ReactNode
}) {
  const { search } = useLocation()
  const carried = demoParametersOf(search)
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  const navigation = useMemo(
    (): Navigation => ({
      carried,
      hrefOf: (path) => below(basename, withDemoCatalog(path, carried)),
      go: (path, { replace = false, exactly = false, ...state } = {}) =>
        void latest.current(exactly ? path : withDemoCatalog(path, carried), { replace, state }),
    }),
    [basename, carried],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it')
  return navigation
}

export const useGo = (): Navigation['go'] => useNavigation().go
