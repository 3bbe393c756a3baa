import { useEffect, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/** Says where I stand once it is chosen who I am, as soon as that is known: the click was made to see it. */
export function useSayPosition(hasNoOwnMerchant: boolean, words: string): void {
  const isAwaited = useRef(hasNoOwnMerchant)
  useEffect(() => {
    if (hasNoOwnMerchant) isAwaited.current = true
    else if (isAwaited.current && words !== '') {
      isAwaited.current = false
      announce(words)
    }
  }, [hasNoOwnMerchant, words])
}
