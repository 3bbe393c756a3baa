import { useEffect, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/**
 * Announces your price position once it is known after you have chosen your merchant, because that is the purpose of the choice.
 */
export function useAnnouncePosition(hasNoOwnMerchant: boolean, words: string): void {
  const isAwaited = useRef(hasNoOwnMerchant)
  useEffect(() => {
    if (hasNoOwnMerchant) isAwaited.current = true
    else if (isAwaited.current && words !== '') {
      isAwaited.current = false
      announce(words)
    }
  }, [hasNoOwnMerchant, words])
}
