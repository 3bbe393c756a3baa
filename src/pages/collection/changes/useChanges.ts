import { startTransition, useEffect, useState } from 'react'
import { marketColumnOf } from '@/domain/changes/orderChanges.ts'
import type { ChangeChoice } from '@/domain/changes/orderChanges.ts'
import type { VersionMarkets } from '@/domain/changes/productChanges.ts'
import { createChangesEngine, type ChangesEngine } from '@/jobs/workers/changesEngine.ts'
import type { Compared, FoundChanges } from '@/jobs/workers/changesTasks.ts'

export type Found = {
  engine: ChangesEngine
  found: FoundChanges
  /** What was compared. */
  requested: string
}

/** How many changes are shown, by which filter and in which order. */
export type ChangesResult = Found & {
  count: number
  choice: ChangeChoice
  markets: VersionMarkets
}

type State = { found: Found | null; isNow: boolean; hasFailed: boolean }

/** Two versions compared in a worker; until the next answer the last one. */
export function useCompared(
  compared: Compared,
  /** Another one for other rows of the same versions. */
  version: string,
): State {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // The same versions are a new object after every step in the history.
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
      // One that is shown is scrolled through until the next one is.
      if (!isShown) engine.close()
    }
  }, [requested])

  useEffect(() => () => found?.engine.close(), [found])
  return { found, isNow: found?.requested === requested, hasFailed: failed === requested }
}

/** Whether the rows stand in an order, or are the top, by what is known of their markets. */
export const isByPosition = ({ sort, top }: Pick<ChangeChoice, 'sort' | 'top'>): boolean =>
  [...sort, ...(top ? [top] : [])].some(({ column }) => marketColumnOf(column) !== undefined)

const UNTOLD: VersionMarkets = { before: new Map(), now: new Map() }

/** Those that a filter leaves, in an order. Until the first answer null; until the next one the last, `isOlder`. */
export function useChanges(
  found: Found | null,
  /** By its identity. */
  choice: ChangeChoice,
  markets: VersionMarkets,
): { changesResult: ChangesResult | null; isOlder: boolean; hasFailed: boolean } {
  const [changesResult, setLook] = useState<ChangesResult | null>(null)
  const [failed, setFailed] = useState<Found | null>(null)
  // Other answers of the market make other rows only where they are ordered or filtered by it.
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
