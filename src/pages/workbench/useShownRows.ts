import { startTransition, useEffect, useState } from 'react'
import type { ResultRow } from '../../domain/resultSet/resultRow.ts'
import type { Look, RowEngine } from '../../domain/workbench/rowView.ts'

/** Rows are asked for in blocks, so that scrolling by a few asks for nothing. */
const BLOCK = 50
/** Blocks before and after those in view that stay at hand. */
const NEAR = 6

type Held = { look: Look; blocks: ReadonlyMap<number, readonly ResultRow[]> }

/**
 * The rows of a window into those that pass. Of another answer the rows stay as they were until its own are there:
 * `shown` says which answer they belong to. A row that is on its way is undefined.
 */
export function useShownRows(engine: RowEngine, look: Look, first: number, last: number) {
  const [held, setHeld] = useState<Held | null>(null)
  const isSame = held?.look === look
  const from = Math.floor(first / BLOCK)
  // A shorter answer has fewer rows than the window was made for.
  const end = Math.min(last, look.matching)
  const to = Math.max(from + 1, Math.ceil(end / BLOCK))
  const missing: number[] = []
  for (let block = from; block < to; block += 1) {
    if (!isSame || !held.blocks.has(block)) missing.push(block)
  }
  const wanted = missing.join()

  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    const places = wanted.split(',').map(Number)
    const ask = (block: number) => engine.rows(block * BLOCK, (block + 1) * BLOCK)
    Promise.all(places.map(ask)).then(
      (answers) => {
        if (!isWanted) return
        startTransition(() =>
          setHeld((now) => {
            const blocks = new Map(now?.look === look ? now.blocks : [])
            for (const block of blocks.keys()) {
              if (block < from - NEAR || block > to + NEAR) blocks.delete(block)
            }
            places.forEach((block, at) => blocks.set(block, answers[at] ?? []))
            return { look, blocks }
          }),
        )
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [engine, look, wanted, from, to])

  const rowAt = (place: number): ResultRow | undefined =>
    held?.blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK]
  return { shown: held?.look ?? null, rowAt }
}
