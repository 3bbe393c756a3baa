import { useRef, useState } from 'react'
import type { Product } from '@/api/operations/product.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { useMarket } from '@/features/pricing/skuMarket/useMarket.ts'
import { useMarketCountry } from '@/features/pricing/skuMarket/useMarketCountry.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'

/** The market of a record's SKUs, which both the panel and a phone's bottom bar use. */
export function useParity(product: Product, countries: readonly string[]) {
  // The reference is local state; the address has only the request.
  const [reference, setReference] = useState<ReferenceKind>(useUsualReference())
  const within = useMarketCountry(countries, product.skuSet)
  const market = useMarket(product, within, reference, 0)
  const panel = useRef<HTMLElement>(null)
  /** Requests the remaining EANs, and moves the focus to the panel. */
  const requestAndShow = () => {
    if (market.next > 0) market.requestMore()
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView()
  }
  return { reference, setReference, within, market, panel, askAndShow: requestAndShow }
}

export type Parity = ReturnType<typeof useParity>
