import { startTransition, useEffect, useState } from 'react'
import { marketColumnOf } from '@/domain/changes/orderChanges.ts'
import type { ChangeChoice } from '@/domain/changes/orderChanges.ts'
import type { VersionMarkets } from '@/domain/changes/productChanges.ts'
import { createChangesEngine, type ChangesEngine } from '@/jobs/workers/changesEngine.ts'
import type { Compared, FoundChanges } from '@/jobs/workers/changesTasks.ts'

export type Found = {
  engine: ChangesEngine
  found: FoundChanges
  /** JSON of what was compared. */
  requested: string
}

/** The number of shown changes, with their filter and order. */
export type ChangesResult = Found & {
  count: number
  choice: ChangeChoice
  markets: VersionMarkets
}

type State = { found: Found | null; isNow: boolean; hasFailed: boolean }

/** Compares two versions in a worker; the last result stays until the next one. */
export function useCompared(
  compared: Compared,
  /** Changes whenever the same versions have other rows. */
  version: string,
): State {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // The same versions become a new object after every step of the history, so compare their JSON.
  const requested = JSON.stringify({ compared, version })

  useEffect(() => {
    const engine = createChangesEngine()
    let isWanted = true
    let isShown = false
    const { compared: requestedComparison } = JSON.parse(requested) as { compared: Compared } // written above
    engine.compare(requestedComparison).then(
      (answer) => {
        if (!isWanted) return
        isShown = true
        setFound({ engine, found: answer, requested })
      },
      () => {
        if (isWanted) setFailed(requested)
      },
    )
    return () => {
      isWanted = false
      // The shown engine is read while the user scrolls, until the next one replaces it.
      if (!isShown) engine.close()
    }
  }, [requested])

  useEffect(() => () => found?.engine.close(), [found])
  return { found, isNow: found?.requested === requested, hasFailed: failed === requested }
}

/** Whether the rows are sorted, or the top is chosen, by a figure of their markets. */
export const isByPosition = ({ sort, top }: Pick<ChangeChoice, 'sort' | 'top'>): boolean =>
  [...sort, ...(top ? [top] : [])].some(({ column }) => marketColumnOf(column) !== undefined)

const NO_MARKETS: VersionMarkets = { before: new Map(), now: new Map() }

/** The filtered and sorted changes. Null until the first result; until the next one the last stays, with `isOlder`. */
export function useChanges(
  found: Found | null,
  /** A new object is a new choice. */
  choice: ChangeChoice,
  markets: VersionMarkets,
): { changesResult: ChangesResult | null; isOlder: boolean; hasFailed: boolean } {
  const [changesResult, setChangesResult] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState<Found | null>(null)
  // New market prices can change the rows only when these are sorted or filtered by them.
  const neededMarkets = isByPosition(choice) || choice.kind === 'position' ? markets : NO_MARKETS

  useEffect(() => {
    if (found === null) return
    let isWanted = true
    const { engine } = found
    const request = async () => {
      if (neededMarkets !== NO_MARKETS) await engine.notify(neededMarkets)
      return engine.query(choice)
    }
    request().then(
      (count) => {
        if (isWanted)
          startTransition(() =>
            setChangesResult({ ...found, count, choice, markets: neededMarkets }),
          )
      },
      () => {
        if (isWanted) setFailed(found)
      },
    )
    return () => {
      isWanted = false
    }
  }, [found, choice, neededMarkets])

  const isNow =
    changesResult?.engine === found?.engine &&
    changesResult?.choice === choice &&
    changesResult.markets === neededMarkets
  return {
    changesResult,
    isOlder: changesResult !== null && !isNow,
    hasFailed: found !== null && failed === found,
  }
}
