import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Correction } from '../url/correction.ts'
import { keepDemo } from '../url/keepDemo.ts'

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

/** Goes to a path made by `paths`, carrying along what belongs to the demo. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (path, { replace = false, exactly = false, ...state } = {}) => {
      void navigate(exactly ? path : keepDemo(path, search), { replace, state })
    },
    [navigate, search],
  )
}
