import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { demoParametersOf } from '../url/keepDemo.ts'

const CarriedContext = createContext('')

/** Watches the address for all links at once: each of them would otherwise be drawn anew at every step. */
export function CarriedProvider({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  return <CarriedContext value={demoParametersOf(search)}>{children}</CarriedContext>
}

/** What belongs to the demo in the address, as a query string; it goes along from page to page. */
export function useCarried(): string {
  return useContext(CarriedContext)
}
