import { waitFor } from '@testing-library/react'

/** Waits for the one element of its kind that is called so by its `aria-label`. */
export function labelled<Found extends HTMLElement>(kind: string, name: string): Promise<Found> {
  return waitFor(() => {
    const found = document.querySelectorAll<Found>(`${kind}[aria-label=${JSON.stringify(name)}]`)
    const [first] = found
    if (!first || found.length > 1) throw new Error(`${found.length} times ${kind} “${name}”`)
    return first
  })
}
