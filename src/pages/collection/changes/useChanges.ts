import { startTransition, useEffect, useState } from 'react'
import { marketColumnOf } from '@/domain/changes/orderChanges.ts'
import type { ChangeChoice } from '@/domain/changes/orderChanges.ts'
import type { VersionMarkets } from '@/domain/changes/productChanges.ts'
import { createChangesEngine, type ChangesEngine } from '@/jobs/workers/changesEngine.ts'
import type { VersionsToCompare, FoundChanges } from '@/jobs/workers/changesTasks.ts'

export type VersionComparison = {
  engine: ChangesEngine
  found: FoundChanges
  /** JSON of what was compared. */
  requested: string
}

/** The comparison with the number of shown changes, and their filter and order. */
export type ChangesResult = VersionComparison & {
  count: number
  choice: ChangeChoice
  markets: VersionMarkets
}

type State = { found: VersionComparison | null; isNow: boolean; hasFailed: boolean }

/** Compares two versions in a worker; the last result stays until the next one replaces it. */
export function useCompared(
  compared: VersionsToCompare,
  /** A key that changes whenever the same two versions have other rows. */
  version: string,
): State {
  const [found, setFound] = useState<VersionComparison | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // As JSON: every step of the history creates new objects for the same versions, which must not start a new comparison.
  const requested = JSON.stringify({ compared, version })

  useEffect(() => {
    const engine = createChangesEngine()
    let isWanted = true
    let isShown = false
    const { compared: requestedComparison } = JSON.parse(requested) as {
      compared: VersionsToCompare
    } // `requested` is this JSON
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
      // The engine whose result is shown is read while the user scrolls, so it is closed only when the next one replaces it.
      if (!isShown) engine.close()
    }
  }, [requested])

  useEffect(() => () => found?.engine.close(), [found])
  return { found, isNow: found?.requested === requested, hasFailed: failed === requested }
}

/** Returns true if the rows are sorted by a price position, or the top rows are ranked by one, so that market prices are needed. */
export const needsMarkets = ({ sort, top }: Pick<ChangeChoice, 'sort' | 'top'>): boolean =>
  [...sort, ...(top ? [top] : [])].some(({ column }) => marketColumnOf(column) !== undefined)

const NO_MARKETS: VersionMarkets = { before: new Map(), now: new Map() }

/**
 * The filtered and sorted changes: null until the first result, then the last result stays, with `isOlder`, until the next one.
 */
export function useChanges(
  found: VersionComparison | null,
  /** What is shown and in which order; each new object starts a query, so pass the same one while nothing changes. */
  choice: ChangeChoice,
  markets: VersionMarkets,
): { changesResult: ChangesResult | null; isOlder: boolean; hasFailed: boolean } {
  const [changesResult, setChangesResult] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState<VersionComparison | null>(null)
  // Pass new market prices on only when rows are sorted or filtered by them: otherwise they don't change the rows.
  const neededMarkets = needsMarkets(choice) || choice.kind === 'position' ? markets : NO_MARKETS

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
