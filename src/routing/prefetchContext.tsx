import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Prefetches the code and first request of a path before it is opened. */
export type PrefetchPage = (path: string) => void

const IntentContext = createContext<PrefetchPage>(() => {})

export function PrefetchProvider({
  start,
  children,
}: {
  start: PrefetchPage
  children: ReactNode
}) {
  return <IntentContext value={start}>{children}</IntentContext>
}

/** The function that a link calls when a pointer or the focus suggests that the user will follow it. */
export function usePrefetchPage(): PrefetchPage {
  return useContext(IntentContext)
}
