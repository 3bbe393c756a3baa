/** Codes at which your price has another position in the later of two versions. */
import type { CodeMarket } from '../../market/codeMarket.ts'
import type { KnownMarkets } from '../market/rowMarket.ts'

type Standing = NonNullable<CodeMarket['standing']>

export type PositionMove = {
  /** By `marketKey`. */
  key: string
  before: Standing
  now: Standing
}

/** Codes whose position is known in both versions and is not the same; the others say nothing. */
export function positionMoves(before: KnownMarkets, now: KnownMarkets): PositionMove[] {
  return [...now].flatMap(([key, { standing }]): PositionMove[] => {
    const was = before.get(key)?.standing ?? null
    return was === null || standing === null || was === standing
      ? []
      : [{ key, before: was, now: standing }]
  })
}
