/** Announces the result of selecting rows: once, with how many are selected. */
import { useEffect, useRef } from 'react'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { SELECTION } from '@/words/selectionNames.ts'

/**
 * Announces each change of `count`, the number of selected rows. `before` is the number when the page opens, which isn’t announced.
 */
export function useAnnounceSelection(count: number, before = count): void {
  const announced = useRef(before)
  useEffect(() => {
    const last = announced.current
    announced.current = count
    if (count === last) return
    if (count === 0) announceResult(SELECTION.cleared)
    else if (count > last) announceResult(`${formatCount(count)} selected`)
    else announceResult(`${formatCount(count)} still selected`)
  }, [count])
}
