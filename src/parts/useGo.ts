import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import type { Correction } from '../url/correction.ts'
import { keepDemo } from '../url/keepDemo.ts'
import { useCarried } from './carried.tsx'

/** What a history entry remembers beside its address. */
export type EntryState = {
  keepScroll?: boolean
  /** What was corrected in the address that led here, so that the page can say so. */
  corrections?: Correction[]
}

type GoOptions = EntryState & {
  /** Take the place of the current history entry: for typing, moving inside a choice, and corrections. */
  replace?: boolean
  /** The path as it is written: this very step changes what belongs to the demo. */
  exactly?: boolean
}

/** The address of a path made by `paths`, below the base path that the app is served from. */
const below = (basename: string, path: string) =>
  basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '')

/**
 * How to write the address of a path, and how to go to one. The router's own hooks for this follow the address, so that
 * whoever uses them is drawn at every step; its history is what stays the same.
 */
export function useWay() {
  const { basename, navigator } = useContext(NavigationContext)
  const carried = useCarried()
  const hrefOf = useCallback(
    (path: string) => below(basename, keepDemo(path, carried)),
    [basename, carried],
  )
  const go = useCallback(
    (path: string, { replace = false, exactly = false, ...state }: GoOptions = {}) => {
      const href = exactly ? below(basename, path) : hrefOf(path)
      navigator[replace ? 'replace' : 'push'](href, state)
    },
    [navigator, basename, hrefOf],
  )
  return { hrefOf, go }
}

/** Goes to a path made by `paths`, carrying along what belongs to the demo. */
export function useGo(): (path: string, options?: GoOptions) => void {
  return useWay().go
}
