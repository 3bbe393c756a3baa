import { useEffect, useRef } from 'react'
import { formatCount } from '../../lib/format.ts'
import { announce } from '../../ui/LiveRegion.tsx'

/** Announces how many rows are shown when others were chosen; a run that adds some is not interrupted. */
export function useSayShown(count: number, choice: string): void {
  const said = useRef(choice)
  useEffect(() => {
    if (said.current === choice) return
    said.current = choice
    announce(`${formatCount(count)} ${count === 1 ? 'row' : 'rows'} shown`)
  }, [choice, count])
}
