/** Navigation within the app: the one place that knows the base path and the demo’s parameters. */
import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Correction } from './correction.ts'
import { demoParametersOf, withDemoCatalog } from './withDemoCatalog.ts'

/** What a history entry stores besides its address. */
export type EntryState = {
  preserveScroll?: boolean
  /** The corrections of the previous address, which led to this entry; the page shows them. */
  corrections?: Correction[]
}

type GoOptions = EntryState & {
  /** Replaces the current history entry: for typing, moving inside a choice, and corrections. */
  replace?: boolean
  /** Uses the path unchanged, because this navigation changes the demo’s parameters. */
  exactly?: boolean
}

type Navigation = {
  /** The demo’s parameters in the current address, as a query string; navigation adds it to every path. */
  carried: string
  /** The address of a path made by `paths`: with the app’s base path and the demo’s parameters. */
  hrefOf: (path: string) => string
  /** Navigates to a path made by `paths`, adding the demo’s parameters. */
  go: (path: string, options?: GoOptions) => void
}

const NavigationContext = createContext<Navigation | null>(null)

/** A path made by `paths`, placed below the app’s base path. */
const below = (basename: string, path: string) =>
  basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')

/**
 * Provides navigation to all links. The router's hooks re-render their users on every navigation; this value changes only with
 * the demo's parameters.
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
