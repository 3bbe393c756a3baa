// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Delta } from './Delta.tsx'

afterEach(cleanup)

describe('Delta', () => {
  it.each([
    [-16.1, '−16.1%', 1],
    [4.4, '+4.4%', 1],
    [0, '0.0%', 0],
    [-0.04, '0.0%', 0],
  ])('writes %s as %s, with a triangle unless it shows as zero', (value, text, triangles) => {
    const { container } = render(<Delta value={value} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelectorAll('svg')).toHaveLength(triangles)
  })

  it('writes a difference of prices in their own unit', () => {
    expect(render(<Delta value={2.95} unit="price" />).container.textContent).toBe('+2.95')
  })
})
