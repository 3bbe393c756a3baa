import { startTransition, useEffect, useState } from 'react'
import { marketColumnOf } from '../../../model/changes/orderChanges.ts'
import type { ChangeChoice } from '../../../model/changes/orderChanges.ts'
import type { KnownMarkets } from '../../../model/market/rowMarket.ts'
import { createChangesEngine, type ChangesEngine } from '../../../work/workers/changesEngine.ts'
import type { Compared, FoundChanges } from '../../../work/workers/changesTasks.ts'

export type Found = {
  engine: ChangesEngine
  found: FoundChanges
  /** What was compared. */
  asked: string
}

/** How many changes are shown, by which filter and in which order. */
export type ChangesLook = Found & {
  count: number
  choice: ChangeChoice
  markets: KnownMarkets
  moved: readonly string[]
}

type State = { found: Found | null; isNow: boolean; hasFailed: boolean }

/** Two versions compared in a worker; until the next answer the last one. */
export function useCompared(
  compared: Compared,
  /** Another one for other rows of the same snapshots. */
  version: string,
): State {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // The same snapshots are a new object after every step in the history.
  const asked = JSON.stringify({ compared, version })

  useEffect(() => {
    const engine = createChangesEngine()
    let isWanted = true
    let isShown = false
    const { compared: given } = JSON.parse(asked) as { compared: Compared } // written above
    engine.compare(given).then(
      (answer) => {
        if (!isWanted) return
        isShown = true
        setFound({ engine, found: answer, asked })
      },
      () => {
        if (isWanted) setFailed(asked)
      },
    )
    return () => {
      isWanted = false
      // One that is shown is scrolled through until the next one is.
      if (!isShown) engine.close()
    }
  }, [asked])

  useEffect(() => () => found?.engine.close(), [found])
  return { found, isNow: found?.asked === asked, hasFailed: failed === asked }
}

/** Whether the rows stand in an order, or are the top, by what is known of their markets. */
export const isByPosition = ({ sort, top }: Pick<ChangeChoice, 'sort' | 'top'>): boolean =>
  [...sort, ...(top ? [top] : [])].some(({ column }) => marketColumnOf(column) !== undefined)

const UNTOLD: KnownMarkets = new Map()
const NONE: readonly string[] = []

/** Those that a filter leaves, in an order. Until the first answer null; until the next one the last, `isOlder`. */
export function useChanges(
  found: Found | null,
  /** By its identity. */
  choice: ChangeChoice,
  markets: KnownMarkets,
  /** Codes at which your price has another position, by `marketKey`; by its identity. */
  moved: readonly string[],
): { look: ChangesLook | null; isOlder: boolean; hasFailed: boolean } {
  const [look, setLook] = useState<ChangesLook | null>(null)
  const [failed, setFailed] = useState<Found | null>(null)
  // Other answers of the market put rows into another order only where they stand in one by it.
  const told = isByPosition(choice) ? markets : UNTOLD
  const movedCodes = choice.kind === 'position' ? moved : NONE

  useEffect(() => {
    if (found === null) return
    let isWanted = true
    const { engine } = found
    const ask = async () => {
      if (told !== UNTOLD) await engine.tell(told)
      if (choice.kind === 'position') await engine.move(movedCodes)
      return engine.look(choice)
    }
    ask().then(
      (count) => {
        if (isWanted)
          startTransition(() =>
            setLook({ ...found, count, choice, markets: told, moved: movedCodes }),
          )
      },
      () => {
        if (isWanted) setFailed(found)
      },
    )
    return () => {
      isWanted = false
    }
  }, [found, choice, told, movedCodes])

  const isNow =
    look?.engine === found?.engine &&
    look?.choice === choice &&
    look.markets === told &&
    look.moved === movedCodes
  return { look, isOlder: look !== null && !isNow, hasFailed: found !== null && failed === found }
}

/** How many codes with a change have another position of your price; null until that is known. */
export function useMovedCount(found: Found | null, moved: readonly string[]): number | null {
  const [known, setKnown] = useState<{
    found: Found
    moved: readonly string[]
    count: number
  } | null>(null)
  useEffect(() => {
    if (found === null || moved.length === 0) return
    let isWanted = true
    found.engine.move(moved).then(
      (count) => {
        if (isWanted) setKnown({ found, moved, count })
      },
      () => {}, // an engine that has ended says so where its rows are asked for
    )
    return () => {
      isWanted = false
    }
  }, [found, moved])
  if (moved.length === 0) return 0
  return known?.found === found && known.moved === moved ? known.count : null
}
