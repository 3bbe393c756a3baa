import { startTransition, useEffect, useState } from 'react'
import type { ChangeChoice } from '../../model/changes/orderChanges.ts'
import { createChangesEngine, type ChangesEngine } from '../../work/workers/changesEngine.ts'
import type { Compared, FoundChanges } from '../../work/workers/changesTasks.ts'

type Found = {
  engine: ChangesEngine
  found: FoundChanges
  /** What was compared. */
  asked: string
}

/** How many changes are shown, of which kind and in which order. */
export type ChangesLook = Found & { count: number; choice: ChangeChoice }

type State = { look: ChangesLook | null; isOlder: boolean; hasFailed: boolean }

/**
 * Two snapshots compared, away from the page. Until the first answer null; until the next one the last, `isOlder`.
 * `compared` null: nothing to compare yet.
 */
export function useChanges(
  compared: Compared | null,
  /** Another one for other rows of the same snapshots. */
  version: string,
  /** By its identity. */
  choice: ChangeChoice,
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
    found.engine.look(choice).then(
      (count) => {
        if (isWanted) startTransition(() => setLook({ ...found, count, choice }))
      },
      () => {
        if (isWanted) setFailed(found.asked)
      },
    )
    return () => {
      isWanted = false
    }
  }, [found, choice])

  const isNow = look?.asked === asked && look?.choice === choice
  return { look, isOlder: look !== null && !isNow, hasFailed: asked !== null && failed === asked }
}
