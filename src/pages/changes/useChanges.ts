import { startTransition, useEffect, useState } from 'react'
import { isSameOrder } from '../../lib/sortKeys.ts'
import type { ChangeKind } from '../../model/changes/change.ts'
import type { ChangeSort } from '../../model/changes/orderChanges.ts'
import { createChangesEngine, type ChangesEngine } from '../../work/workers/changesEngine.ts'
import type { Compared, FoundChanges } from '../../work/workers/changesTasks.ts'

type Found = {
  engine: ChangesEngine
  found: FoundChanges
  /** What was compared. */
  asked: string
}

/** How many changes are shown, of which kind and in which order. */
export type ChangesLook = Found & { count: number; tile: ChangeKind | ''; sort: ChangeSort }

type State = { look: ChangesLook | null; isOlder: boolean; hasFailed: boolean }

/**
 * Two snapshots compared, away from the page. Until the first answer null; until the next one the last, `isOlder`.
 * `compared` null: nothing to compare yet.
 */
export function useChanges(
  compared: Compared | null,
  /** Another one for other rows of the same snapshots. */
  version: string,
  tile: ChangeKind | '',
  sort: ChangeSort,
): State {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [look, setLook] = useState<ChangesLook | null>(null)
  // The same snapshots are a new object after every step in the history.
  const asked = compared === null ? null : JSON.stringify({ compared, version })

  useEffect(() => {
    if (asked === null) return
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

  useEffect(() => {
    if (found === null) return
    let isWanted = true
    found.engine.look(tile, sort).then(
      (count) => {
        if (isWanted) startTransition(() => setLook({ ...found, count, tile, sort }))
      },
      () => {
        if (isWanted) setFailed(found.asked)
      },
    )
    return () => {
      isWanted = false
    }
  }, [found, tile, sort])

  const isNow = look?.asked === asked && look?.tile === tile && isSameOrder(look.sort, sort)
  return { look, isOlder: look !== null && !isNow, hasFailed: asked !== null && failed === asked }
}
