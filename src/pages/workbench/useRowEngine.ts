import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RowEngine } from '../../domain/workbench/rowView.ts'
import type { LoadJob } from '../../jobs/openLoads.ts'
import { createRowEngine } from '../../parts/rowEngine.ts'

export type ReadRows = {
  engine: RowEngine
  /** How many rows it has by now. */
  rows: number
  state: 'reading' | 'read' | 'failed'
}

/** Reads a moment into an engine of its own for as long as someone listens. */
function createReading(moment: { connectionId: string; momentId: string }) {
  let now: ReadRows | null = null
  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      const engine = createRowEngine()
      now = { engine, rows: 0, state: 'reading' }
      const change = (changes: Partial<ReadRows>) => {
        // What a closed engine still says is of nobody's rows.
        if (now?.engine !== engine) return
        now = { ...now, ...changes }
        listener()
      }
      engine
        .open(moment, (rows) => change({ rows }))
        .then(
          () => change({ state: 'read' }),
          () => change({ state: 'failed' }),
        )
      return () => {
        now = null
        engine.close()
      }
    },
  }
}

/**
 * The rows of a moment, the same one for as long as the component lives; those that are loaded meanwhile join them. Null
 * at first.
 */
export function useRowEngine(
  connectionId: string,
  momentId: string,
  job: LoadJob | null,
): ReadRows | null {
  const [reading] = useState(() => createReading({ connectionId, momentId }))
  const read = useSyncExternalStore(reading.subscribe, reading.now)
  const engine = read?.engine

  useEffect(() => {
    if (!engine || !job) return
    return job.onRows((rows) => {
      // What cannot be added is read with the rest when the page is opened again.
      engine.add(rows).catch(() => {})
    })
  }, [engine, job])
  return read
}
