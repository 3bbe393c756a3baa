// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProductPicture } from './ProductPicture.tsx'

afterEach(cleanup)

const SRC = 'https://img.petra-market.example/p/1.jpg'

describe('ProductPicture', () => {
  it('says that a picture did not load, and names its host', () => {
    render(<ProductPicture src={SRC} alt="Polo shirt" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('Picture didn’t load')).toBeTruthy()
    expect(screen.getByText('img.petra-market.example')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('tries again if the picture changes', () => {
    const { rerender } = render(<ProductPicture src={SRC} alt="Polo shirt" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductPicture src={`${SRC}?2`} alt="Polo shirt" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe(`${SRC}?2`)
  })

  it('says “No picture given” if there is none', () => {
    render(<ProductPicture src={null} />)
    expect(screen.getByText('No picture given')).toBeTruthy()
  })
})
