/** Says what a press came to where rows are selected: once, with how many there are. */
import { useEffect, useRef } from 'react'
import { say } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { SELECTION } from '@/words/selectionNames.ts'

/** Says each change of what a bar counts, whatever brought it about; not what is selected when it comes. */
export function useSaySelection(count: number): void {
  const said = useRef(count)
  useEffect(() => {
    const before = said.current
    said.current = count
    if (count === before) return
    if (count === 0) say(SELECTION.cleared)
    else if (count > before) say(`Selected, ${formatCount(count)} in all`)
    else say(`No longer selected, ${formatCount(count)} left`)
  }, [count])
}
