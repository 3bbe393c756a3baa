import { waitFor } from '@testing-library/react'

/** Waits for the only element of this kind with this `aria-label`. */
export function labelled<Found extends HTMLElement>(kind: string, name: string): Promise<Found> {
  return waitFor(() => {
    const found = document.querySelectorAll<Found>(`${kind}[aria-label=${JSON.stringify(name)}]`)
    const [first] = found
    if (!first || found.length > 1) throw new Error(`${found.length} times ${kind} “${name}”`)
    return first
  })
}
