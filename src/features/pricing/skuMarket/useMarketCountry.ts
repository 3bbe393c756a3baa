import { useMemo, useState } from 'react'
import type { Sku } from '@/api/operations/product.ts'

export type MarketCountry = {
  country: string
  /** The countries to choose from, which are those in which the listing was requested. */
  countries: readonly string[]
  choose: (country: string) => void
}

/**
 * Chooses in which of a section's countries a listing's variants are compared. A listing requested in several countries at once
 * doesn’t state its own country: its prices are then ignored, and only its merchant's offers in the chosen country count as its
 * prices.
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
