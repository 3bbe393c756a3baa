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
    const { compared: given } = JSON.parse(requested) as { compared: Compared } // written above
    engine.compare(given).then(
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

const UNTOLD: VersionMarkets = { before: new Map(), now: new Map() }

/** The filtered and sorted changes. Null until the first result; until the next one the last stays, with `isOlder`. */
export function useChanges(
  found: Found | null,
  /** A new object is a new choice. */
  choice: ChangeChoice,
  markets: VersionMarkets,
): { changesResult: ChangesResult | null; isOlder: boolean; hasFailed: boolean } {
  const [changesResult, setLook] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState<Found | null>(null)
  // New market prices can change the rows only when these are sorted or filtered by them.
  const told = isByPosition(choice) || choice.kind === 'position' ? markets : UNTOLD

  useEffect(() => {
    if (found === null) return
    let isWanted = true
    const { engine } = found
    const request = async () => {
      if (told !== UNTOLD) await engine.notify(told)
      return engine.look(choice)
    }
    request().then(
      (count) => {
        if (isWanted) startTransition(() => setLook({ ...found, count, choice, markets: told }))
      },
      () => {
        if (isWanted) setFailed(found)
      },
    )
    return () => {
      isWanted = false
    }
  }, [found, choice, told])

  const isNow =
    changesResult?.engine === found?.engine &&
    changesResult?.choice === choice &&
    changesResult.markets === told
  return {
    changesResult,
    isOlder: changesResult !== null && !isNow,
    hasFailed: found !== null && failed === found,
  }
}
