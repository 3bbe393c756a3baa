import { useEffect, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/** Says where I stand once it is chosen who I am, as soon as that is known: the press was made to see it. */
export function useSayPosition(isNobody: boolean, words: string): void {
  const isAwaited = useRef(isNobody)
  useEffect(() => {
    if (isNobody) isAwaited.current = true
    else if (isAwaited.current && words !== '') {
      isAwaited.current = false
      announce(words)
    }
  }, [isNobody, words])
}
