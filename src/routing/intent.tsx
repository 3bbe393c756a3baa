import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Prefetches a path’s code and first request before it is opened. */
export type StartPage = (path: string) => void

const IntentContext = createContext<StartPage>(() => {})

export function IntentProvider({ start, children }: { start: StartPage; children: ReactNode }) {
  return <IntentContext value={start}>{children}</IntentContext>
}

/** A link calls it when a pointer or the focus suggests that it will be followed. */
export function useIntent(): StartPage {
  return useContext(IntentContext)
}
