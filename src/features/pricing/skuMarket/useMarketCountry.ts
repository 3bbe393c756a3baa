import { useMemo, useState } from 'react'
import type { Sku } from '@/api/operations/product.ts'

export type MarketCountry = {
  country: string
  /** The countries to choose from: those that the record was requested in. */
  countries: readonly string[]
  choose: (country: string) => void
}

/**
 * In which of a section's countries the record is measured. A record that was requested in several at once does not say
 * whose it is: its own prices are then compared with nobody's, and only offers of its merchant there are yours.
 */
export function useMarketCountry(
  countries: readonly string[],
  skus: readonly Sku[] | null,
): MarketCountry & { skus: readonly Sku[] | null } {
  const [chosen, setChosen] = useState('')
  const isOneOfMany = countries.length > 1
  const measured = useMemo(
    () => (isOneOfMany && skus ? skus.map((sku) => ({ ...sku, offerPrice: null })) : skus),
    [isOneOfMany, skus],
  )
  return {
    country: countries.includes(chosen) ? chosen : (countries[0] ?? ''),
    countries,
    choose: setChosen,
    skus: measured,
  }
}
