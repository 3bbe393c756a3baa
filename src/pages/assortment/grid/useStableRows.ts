import { useMemo, useState } from 'react'
import { putBrandsFirst } from '@/domain/assortment/chooseBrands.ts'
import type { BrandRow } from '@/domain/assortment/makeAssortment.ts'

/**
 * Orders the brands. While answers still arrive, rows stay in place, so that a click doesn’t hit a row that has just moved; they
 * are sorted before and after that, and when the choice changes.
 */
export function useStableRows(
  rows: readonly BrandRow[],
  isRunning: boolean,
  choice: string,
): readonly BrandRow[] {
  const [stood, setStood] = useState<{ choice: string; brands: readonly string[] }>({
    choice,
    brands: [],
  })
  const keepsOrder = isRunning && stood.choice === choice
  const shown = useMemo(
    () => (keepsOrder ? putBrandsFirst(rows, stood.brands) : rows),
    [rows, keepsOrder, stood.brands],
  )
  const isAsItStood =
    stood.choice === choice &&
    shown.length === stood.brands.length &&
    shown.every(({ brand }, index) => brand === stood.brands[index])
  if (!isAsItStood) setStood({ choice, brands: shown.map(({ brand }) => brand) })
  return shown
}
