import { screen, waitFor } from '@testing-library/react'

/**
 * The product cards, once they and what follows them (controls above, pages below) are there. By tag, since asking a
 * page of cards for roles again and again is slow.
 */
export async function cardsOnScreen(): Promise<HTMLElement[]> {
  return waitFor(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('article')]
    if (cards.length === 0) throw new Error('no product card yet')
    if (!document.querySelector('header select')) throw new Error('no controls yet')
    if (!document.querySelector('section footer')) throw new Error('no pages yet')
    return cards
  })
}

/** The facets follow the results. */
export async function facetsOnScreen(): Promise<void> {
  await cardsOnScreen()
  await screen.findByText('Any merchant')
}
