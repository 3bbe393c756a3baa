import { useRef, useState } from 'react'
import type { Product } from '@/api/operations/product.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { useMarket } from '@/features/pricing/skuMarket/useMarket.ts'
import { useMarketCountry } from '@/features/pricing/skuMarket/useMarketCountry.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'

/** The market of a record's SKUs, which its own panel shows and a phone's bar requests. */
export function useParity(product: Product, countries: readonly string[]) {
  // What is measured against is a view of this visit, as on the page of a URL; the address holds what was requested.
  const [reference, setReference] = useState<ReferenceKind>(useUsualReference())
  const within = useMarketCountry(countries, product.skuSet)
  const market = useMarket(product, within, reference, 0)
  const panel = useRef<HTMLElement>(null)
  /** Asks what was not requested, and goes there. */
  const askAndShow = () => {
    if (market.next > 0) market.requestMore()
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView()
  }
  return { reference, setReference, within, market, panel, askAndShow }
}

export type Parity = ReturnType<typeof useParity>
