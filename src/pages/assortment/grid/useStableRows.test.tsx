import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BrandRow } from '@/domain/assortment/makeAssortment.ts'
import { useStableRows } from './useStableRows.ts'

const rowsOf = (brands: string): BrandRow[] =>
  brands.split('').map((brand) => ({ brand }) as BrandRow) // what is read of a row

function open() {
  const { result, rerender } = renderHook(
    ({ brands, isRunning, choice }: { brands: string; isRunning: boolean; choice: string }) =>
      useStableRows(rowsOf(brands), isRunning, choice),
    { initialProps: { brands: 'AB', isRunning: true, choice: 'gaps' } },
  )
  const shown = () => result.current.map(({ brand }) => brand).join('')
  return { shown, rerender }
}

it('brands don’t move while merchants load, and new brands are added below them', () => {
  const { shown, rerender } = open()
  expect(shown()).toBe('AB')
  rerender({ brands: 'CBA', isRunning: true, choice: 'gaps' })
  expect(shown()).toBe('ABC')
  rerender({ brands: 'DCB', isRunning: true, choice: 'gaps' })
  expect(shown()).toBe('BCD')
})

it('brands are sorted once all merchants are loaded, or when another sort order is chosen', () => {
  const { shown, rerender } = open()
  rerender({ brands: 'BA', isRunning: true, choice: 'name' })
  expect(shown()).toBe('BA')
  rerender({ brands: 'AB', isRunning: true, choice: 'name' })
  expect(shown()).toBe('BA')
  rerender({ brands: 'AB', isRunning: false, choice: 'name' })
  expect(shown()).toBe('AB')
  // From then on they stay in place.
  rerender({ brands: 'BA', isRunning: true, choice: 'name' })
  expect(shown()).toBe('AB')
})
