// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Price } from './Price.tsx'

afterEach(cleanup)

const words = (node: HTMLElement) => node.textContent
const struck = (node: HTMLElement) => node.querySelector('s')?.textContent ?? null
const inUs = (price: ReactElement) =>
  render(<CurrencyLabel value="US$">{price}</CurrencyLabel>).container

describe('Price', () => {
  it('strikes through the MRP if it is higher', () => {
    const { container } = render(<Price offer={47.9} mrp={59} />)
    expect(words(container)).toBe('47.90MRP 59.00')
    expect(struck(container)).toBe('MRP 59.00')
  })

  it('shows an MRP below the offer price without striking it through', () => {
    const { container } = render(<Price offer={47.9} mrp={40} />)
    expect(words(container)).toBe('47.90MRP 40.00')
    expect(struck(container)).toBeNull()
  })

  it('shows one price if offer price and MRP are equal', () => {
    const { container } = render(<Price offer={64} mrp={64} />)
    expect(words(container)).toBe('64.00')
  })

  it('shows a dash for a missing offer and 0.00 for a real zero', () => {
    expect(words(render(<Price offer={null} />).container)).toBe('–no price given')
    expect(words(render(<Price offer={0} />).container)).toBe('0.00')
  })

  it('shows the currency label before each figure, on the same line', () => {
    const price = inUs(<Price offer={47.9} mrp={59} />)
    expect(words(price)).toBe('US$\u00a047.90MRP US$\u00a059.00')
    expect(struck(price)).toBe('MRP US$\u00a059.00')
  })

  it('shows no currency label before a missing price', () => {
    expect(words(inUs(<Price offer={null} />))).toBe('–no price given')
  })
})
