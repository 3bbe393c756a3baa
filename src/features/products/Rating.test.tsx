// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { Rating } from './Rating.tsx'
import { ratingIn } from './ratingIn.ts'

afterEach(cleanup)

describe('Rating', () => {
  it('is one image, with a name that explains the figures', () => {
    render(<Rating value={4.25} count={1218} />)
    const rating = screen.getByRole('img', { name: 'Rated 4.3, 1,218 ratings' })
    expect(rating).toHaveTextContent('4.3(1,218)')
  })

  it('says “1 rating” for a single rating', () => {
    render(<Rating value={5} count={1} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('Rated 5.0, 1 rating')
  })

  it('mentions no count if none was given', () => {
    render(<Rating value={5} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('Rated 5.0')
  })

  it('is a dash if no rating was given, and empty on a card', () => {
    const { container, rerender } = render(<Rating value={null} count={3} />)
    expect(container).toHaveTextContent('–no rating given')
    rerender(<Rating value={null} count={3} hideMissing />)
    expect(container).toBeEmptyDOMElement()
  })

  it('is a dash that names the service’s 0 for a product without ratings', () => {
    const unrated = readProduct({ avgRating: 0, ratingsCount: 0 })
    const { container, rerender } = render(<Rating {...ratingIn(unrated)} />)
    expect(container).toHaveTextContent('–no ratings: the service gives 0')
    rerender(<Rating {...ratingIn(readProduct({ ratingsCount: 0 }))} />)
    expect(container).toHaveTextContent('–no rating given')
    rerender(<Rating {...ratingIn(readProduct({ avgRating: 0, ratingsCount: 2 }))} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('Rated 0.0')
  })
})
