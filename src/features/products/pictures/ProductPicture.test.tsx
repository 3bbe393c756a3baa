// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProductPicture } from './ProductPicture.tsx'

afterEach(cleanup)

const SRC = 'https://img.petra-market.example/p/1.jpg'

describe('ProductPicture', () => {
  it('says that a picture did not load, and from where', () => {
    render(<ProductPicture src={SRC} alt="Polo shirt" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('Picture didn’t load')).toBeTruthy()
    expect(screen.getByText('img.petra-market.example')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('tries again when another picture takes its place', () => {
    const { rerender } = render(<ProductPicture src={SRC} alt="Polo shirt" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductPicture src={`${SRC}?2`} alt="Polo shirt" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe(`${SRC}?2`)
  })

  it('tells a picture that was never given from one that failed', () => {
    render(<ProductPicture src={null} />)
    expect(screen.getByText('No picture given')).toBeTruthy()
  })
})
