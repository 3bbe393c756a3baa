import { useEffect, useEffectEvent } from 'react'
import type { JudgedPoint } from '../../api/profile/profileOf.ts'
import { announce } from '../../ui/LiveRegion.tsx'

/** Answers are looked at when the page has nothing better to do: so long for the last of them to count … */
const SETTLED_MS = 400
/** … and so long before the point is said to stand as it stood. */
const PATIENCE_MS = 2500

/** Says once what came of the one point that was tried: the verdict and its evidence, as they stand in its row. */
export function useSayTried(point: JudgedPoint | null, onSaid: () => void): void {
  const said = useEffectEvent(onSaid)
  const title = point?.title
  const verdict = point?.judgement.verdict
  const says = point?.judgement.says
  useEffect(() => {
    if (title === undefined) return undefined
    const isSame = verdict === 'assumed'
    const words = `${title} is ${isSame ? 'still ' : ''}${verdict}: ${says}`.replaceAll('`', '')
    const timer = setTimeout(
      () => {
        announce(words)
        said()
      },
      isSame ? PATIENCE_MS : SETTLED_MS,
    )
    return () => clearTimeout(timer)
  }, [title, verdict, says])
}
