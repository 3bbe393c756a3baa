/** Says what a press came to where rows are selected: once, and with how many there are where a bar counts them. */
import { useEffect, useRef } from 'react'
import { formatCount } from '../lib/numbers/format.ts'
import { say } from '../ui/panels/LiveRegion.tsx'
import { SELECTION } from '../words/selectionNames.ts'

/** Those on the page, whether anything is selected or not. */
let bars = 0

/** Says each change of what a bar counts, whatever brought it about; not what is selected when it comes. */
export function useSaySelection(count: number): void {
  const said = useRef(count)
  useEffect(() => {
    bars += 1
    return () => {
      bars -= 1
    }
  }, [])
  useEffect(() => {
    const before = said.current
    said.current = count
    if (count === before) return
    if (count === 0) say(SELECTION.cleared)
    else if (count > before) say(`Selected, ${formatCount(count)} in all`)
    else say(`No longer selected, ${formatCount(count)} left`)
  }, [count])
}

/** Says that a row was selected by its key, or no longer, where no bar does. */
export function saySelected(isSelected: boolean): void {
  if (bars === 0) say(isSelected ? 'Selected' : 'No longer selected')
}
