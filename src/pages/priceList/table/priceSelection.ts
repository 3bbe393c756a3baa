import { useMemo } from 'react'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'

type Codes = ReadonlySet<string>

export type PriceSelection = {
  codes: Codes
  /** Returns what is selected then. */
  select: (entries: readonly PriceEntry[], isSelected: boolean) => Codes
  clear: () => void
}

const NONE: Codes = new Set()
/** By country: each has a list of its own. */
const { useSelected, change } = createSelections(NONE)

/** The codes of a list that are selected, whatever is looked for by now. */
export function usePriceSelection(country: string): PriceSelection {
  const codes = useSelected(country)
  const acts = useMemo(
    () => ({
      select: (entries: readonly PriceEntry[], isSelected: boolean) =>
        change(country, (now) => {
          const next = new Set(now)
          for (const { code } of entries) {
            if (isSelected) next.add(code)
            else next.delete(code)
          }
          return next
        }),
      clear: () => void change(country, () => NONE),
    }),
    [country],
  )
  return { codes, ...acts }
}
