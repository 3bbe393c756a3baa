import { screen, waitFor } from '@testing-library/react'

/**
 * Waits in a test for the product cards, the controls above and the page links below. Uses tag names, because repeated queries by
 * role are slow.
 */
export async function waitForCards(): Promise<HTMLElement[]> {
  return waitFor(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('article')]
    if (cards.length === 0) throw new Error('no product card yet')
    if (!document.querySelector('header select')) throw new Error('no controls yet')
    if (!document.querySelector('section footer')) throw new Error('no pages yet')
    return cards
  })
}

/** Waits for the facets in a test; they are drawn after the results. */
export async function waitForFacets(): Promise<void> {
  await waitForCards()
  await screen.findByText('Any merchant')
}
