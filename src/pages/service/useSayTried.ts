import { useEffect, useEffectEvent } from 'react'
import type { JudgedPoint } from '../../catalog/profile/profileOf.ts'
import { announce } from '../../ui/LiveRegion.tsx'

/** Says once what came of the one point that was tried: the verdict and its evidence, as they stand in its row. */
export function useSayTried(point: JudgedPoint | null, onSaid: () => void): void {
  const id = point?.id
  const say = useEffectEvent(() => {
    if (!point) return
    const { verdict, says } = point.judgement
    const still = verdict === 'assumed' ? 'still ' : ''
    announce(`${point.title} is ${still}${verdict}: ${says}`.replaceAll('`', ''))
    onSaid()
  })
  useEffect(() => {
    if (id !== undefined) say()
  }, [id])
}
