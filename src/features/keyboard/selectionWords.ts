/** Says what a click came to where rows are selected: once, with how many there are. */
import { useEffect, useRef } from 'react'
import { say } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { SELECTION } from '@/words/selectionNames.ts'

/** Says each change of what a bar counts, whatever brought it about, from `before` on: what was selected when its page came is not said. */
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
