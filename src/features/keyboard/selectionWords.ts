/** Announces the result of selecting rows: once, with how many are selected. */
import { useEffect, useRef } from 'react'
import { say } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { SELECTION } from '@/words/selectionNames.ts'

/**
 * Announces each change of the count, whatever caused it, compared with `before`: the selection when the page opens isn’t
 * announced.
 */
export function useSaySelection(count: number, before = count): void {
  const said = useRef(before)
  useEffect(() => {
    const last = said.current
    said.current = count
    if (count === last) return
    if (count === 0) say(SELECTION.cleared)
    else if (count > last) say(`${formatCount(count)} selected`)
    else say(`${formatCount(count)} still selected`)
  }, [count])
}
