import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { DotsCell } from './MarketCells.tsx'
import type { MarketRow } from './marketRows.ts'

it('a variant whose market is loading is read out as checking', () => {
  // The cast is safe because a variant without a position shows only its state.
  const row = { ownPosition: null, offers: null, state: 'requesting' } as MarketRow
  render(<DotsCell row={row} axis={priceAxis([10])} referenceLabel="market median" />)
  expect(screen.getByText('checking')).toBeInTheDocument()
})
