import { useEffect, useMemo, useState } from 'react'
import { itemPosition } from '../../../market/itemPosition.ts'
import type { ChangeSide } from '../../../model/changes/change.ts'
import {
  countStandings,
  marketOfRow,
  type AskedCode,
  type RowMarket,
  type StandingCounts,
} from '../../../model/market/rowMarket.ts'
import type { ResultSet } from '../../../model/resultSet/resultSet.ts'
import {
  useMarketReader,
  useSetMarket,
  type SetMarket,
} from '../../../position/setMarket/useSetMarket.ts'
import type { Found } from '../useChanges.ts'

type Sides<Of> = { before: Of; now: Of }

export type ChangeMarkets = {
  /** From where the user stands, and what was asked beside the set. */
  standing: SetMarket
  /** Whether anything is known of the market of any row, and of the time before. */
  isKnown: boolean
  /** The codes of a batch by where they stand; null of other sets, whose rows have several codes. */
  standings: StandingCounts | null
  hasBefore: boolean
  of: (side: ChangeSide | null, when: keyof Sides<unknown>) => RowMarket | undefined
}

const NONE: readonly never[] = []
const NO_ANSWERS: Sides<readonly AskedCode[]> = { before: NONE, now: NONE }

/** The markets that both snapshots of a batch hold; none until they are read, and of other sets. */
function useKeptMarkets(compared: Found | null): Sides<readonly AskedCode[]> {
  const [kept, setKept] = useState(NO_ANSWERS)
  const engine = compared?.engine
  const hasAny = compared !== null && compared.found.markets.before + compared.found.markets.now > 0
  useEffect(() => {
    if (!hasAny || !engine) return
    let isWanted = true
    Promise.all([engine.allMarkets('before'), engine.allMarkets('now')]).then(
      ([old, young]) => {
        if (isWanted) setKept({ before: old, now: young })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [engine, hasAny])
  return hasAny ? kept : NO_ANSWERS
}

/**
 * Where my price stands and stood at the codes of changed rows. Snapshots of a batch hold the market of each code; of other
 * sets it is known as of when it was asked for beside the set.
 */
export function useChangeMarkets(
  set: ResultSet,
  compared: Found | null,
  chosen: string,
): ChangeMarkets {
  const kept = useKeptMarkets(compared)
  const answers = useMemo(() => [...kept.before, ...kept.now], [kept])
  const reader = useMarketReader(set.countries, chosen, answers)
  const { read, merchants, isNobody, ref, reference } = reader
  const before = useMemo(() => read(kept.before), [read, kept])
  const now = useMemo(() => read(kept.now), [read, kept])
  const asked = useSetMarket(set.markets ?? NONE, set.countries, chosen)
  const isBatch = answers.length > 0
  return useMemo(() => {
    const markets = isBatch ? { before, now } : { before: new Map(), now: asked.markets }
    return {
      standing: isBatch
        ? { jobs: NONE, missing: 0, markets: now, merchants, isNobody, ref, reference }
        : asked,
      isKnown: isBatch || asked.markets.size > 0,
      hasBefore: isBatch,
      standings: isBatch
        ? countStandings([...now.values()].map((market) => itemPosition([market])))
        : null,
      of: (side, when) => (side === null ? undefined : marketOfRow(side, markets[when])),
    }
  }, [isBatch, before, now, asked, merchants, isNobody, ref, reference])
}
