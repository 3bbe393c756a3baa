import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Starts what a path will need, its code and its first request, before it is opened. */
export type StartPage = (path: string) => void

const IntentContext = createContext<StartPage>(() => {})

export function IntentProvider({ start, children }: { start: StartPage; children: ReactNode }) {
  return <IntentContext value={start}>{children}</IntentContext>
}

/** What a link calls when a pointer or the focus shows the intent to follow it. */
export function useIntent(): StartPage {
  return useContext(IntentContext)
}
