import { useMemo, useState } from 'react'
import { keepPlaces } from '@/domain/assortment/chooseBrands.ts'
import type { BrandRow } from '@/domain/assortment/whiteSpaceMap.ts'

/**
 * Brands that stay where they are while merchants still answer: what moves under a pointer is missed, or another is clicked
 * in its place. They are put in order before that and after it, and when another choice is made.
 */
export function usePositionRows(
  rows: readonly BrandRow[],
  isRunning: boolean,
  choice: string,
): readonly BrandRow[] {
  const [stood, setStood] = useState<{ choice: string; brands: readonly string[] }>({
    choice,
    brands: [],
  })
  const stands = isRunning && stood.choice === choice
  const shown = useMemo(
    () => (stands ? keepPlaces(rows, stood.brands) : rows),
    [rows, stands, stood.brands],
  )
  const isAsItStood =
    stood.choice === choice &&
    shown.length === stood.brands.length &&
    shown.every(({ brand }, index) => brand === stood.brands[index])
  if (!isAsItStood) setStood({ choice, brands: shown.map(({ brand }) => brand) })
  return shown
}
