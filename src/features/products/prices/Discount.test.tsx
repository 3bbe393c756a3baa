// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Discount } from './Discount.tsx'
import { DiscountPill } from './DiscountPill.tsx'

afterEach(cleanup)

describe('Discount', () => {
  it('shows the given discount with a true minus, and a calculated one only if prices disagree', () => {
    const agreeing = render(<Discount discount={19} offer={47.9} mrp={59} />)
    expect(agreeing.container.textContent).toBe('−19%')
    const disagreeing = render(<Discount discount={30} offer={47.9} mrp={59} />)
    expect(disagreeing.container.textContent).toBe('−30%18.8% (calculated)')
  })

  it('shows no pill if the discount is 0 or missing', () => {
    expect(render(<DiscountPill discount={null} />).container.textContent).toBe('')
    expect(render(<DiscountPill discount={0} />).container.textContent).toBe('')
  })

  it('distinguishes a real zero from a missing value in a cell', () => {
    expect(render(<Discount discount={0} />).container.textContent).toBe('0%')
    expect(render(<Discount discount={null} />).container.textContent).toContain('–')
  })
})
