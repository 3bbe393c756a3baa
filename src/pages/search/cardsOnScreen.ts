import { screen, waitFor } from '@testing-library/react'

/** The product cards, once there are any. By tag, since asking a page of cards for roles again and again is slow. */
export async function cardsOnScreen(): Promise<HTMLElement[]> {
  return waitFor(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('article')]
    if (cards.length === 0) throw new Error('no product card yet')
    return cards
  })
}

/** The facets follow the results. */
export async function facetsOnScreen(): Promise<void> {
  await cardsOnScreen()
  await screen.findByText('Any merchant')
}
