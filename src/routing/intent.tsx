import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Prefetches the code and first request of a path before it is opened. */
export type StartPage = (path: string) => void

const IntentContext = createContext<StartPage>(() => {})

export function IntentProvider({ start, children }: { start: StartPage; children: ReactNode }) {
  return <IntentContext value={start}>{children}</IntentContext>
}

/** The function that a link calls when a pointer or the focus suggests that the user will follow it. */
export function useIntent(): StartPage {
  return useContext(IntentContext)
}
