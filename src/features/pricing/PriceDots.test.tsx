import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { PriceDots as Dots } from './PriceDots.tsx'

type Options = Omit<Parameters<typeof Dots>[0], 'referenceLabel' | 'status'> & {
  status?: Parameters<typeof Dots>[0]['status']
}
const PriceDots = ({ status = null, ...overrides }: Options) => (
  <Dots {...overrides} status={status} referenceLabel="median of the competitors" />
)

const values = [38.5, 39.9, 42, 44, 45.9, 47.9, 49.9, 54.5, 62]
const axis = priceAxis(values)

const ownIn = (row: HTMLElement) =>
  row.querySelector('[data-own]')?.getAttribute('data-own') ?? null

describe('PriceDots', () => {
  it('describes the number of prices, their range, the market median and your price', () => {
    const { container } = render(
      <PriceDots values={values} own={47.9} reference={44.95} axis={axis} />,
    )
    expect(container).toHaveTextContent(
      /^9 offer prices, 38.50 to 62.00, median of the competitors 44.95, yours 47.90$/,
    )
  })

  it('includes the currency label with every price', () => {
    const { container } = render(
      <CurrencyLabel value="US$">
        <PriceDots values={values} own={47.9} reference={44.95} axis={axis} />
      </CurrencyLabel>,
    )
    expect(container).toHaveTextContent(
      /^9 offer prices, US\$ 38.50 to US\$ 62.00, median of the competitors US\$ 44.95, yours US\$ 47.90$/,
    )
  })

  it('marks your price by shape: above, below or at the comparison, within the tolerance', () => {
    for (const [own, status, side] of [
      [47.9, 'dearer', 'above'],
      [39.9, 'cheaper', 'below'],
      [44.95, 'equal', 'equal'],
      [44.8, 'equal', 'equal'],
      [44.8, null, 'equal'],
    ] as const) {
      const { container, unmount } = render(
        <PriceDots values={values} own={own} status={status} reference={44.95} axis={axis} />,
      )
      expect(ownIn(container)).toBe(side)
      unmount()
    }
  })

  it('draws no mark if your price is 0 or missing, and says so', () => {
    const { container } = render(
      <PriceDots values={[0, null, 12]} own={0} reference={12} axis={priceAxis([12])} />,
    )
    expect(container).toHaveTextContent(
      /^1 offer price, 12.00, median of the competitors 12.00, no price of yours$/,
    )
    expect(ownIn(container)).toBeNull()
  })

  it('says that there is nothing to show if no price is usable', () => {
    const { container } = render(
      <PriceDots values={[0, null, -3]} own={null} reference={null} axis={priceAxis([])} />,
    )
    expect(container).toHaveTextContent(/^No usable offer price$/)
  })
})
