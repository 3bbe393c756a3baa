import { startTransition, useEffect, useState } from 'react'

/** Rows are asked for in blocks, so that scrolling by a few asks for nothing. */
const BLOCK = 50
/** Blocks before and after those in view that stay at hand. */
const NEAR = 6

type Held<Row, Look> = { look: Look; blocks: ReadonlyMap<number, readonly Row[]> }

/** The window, and how many rows there are in all: a shorter answer has fewer than the window was made for. */
type Window = { first: number; last: number; count: number }

/**
 * The rows of a window into a long answer, which a worker has. `look` stands for the answer: of another one the rows stay
 * as they were until its own are there, and `shown` says which answer they belong to. A row that is on its way is undefined.
 */
export function useRowBlocks<Row, Look>(
  read: (from: number, to: number) => Promise<Row[]>,
  look: Look,
  { first, last, count }: Window,
) {
  const [held, setHeld] = useState<Held<Row, Look> | null>(null)
  const isSame = held?.look === look
  const from = Math.floor(first / BLOCK)
  const to = Math.max(from + 1, Math.ceil(Math.min(last, count) / BLOCK))
  const missing: number[] = []
  for (let block = from; block < to; block += 1) {
    if (!isSame || !held.blocks.has(block)) missing.push(block)
  }
  const wanted = missing.join()

  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    const places = wanted.split(',').map(Number)
    Promise.all(places.map((block) => read(block * BLOCK, (block + 1) * BLOCK))).then(
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
  }, [read, look, wanted, from, to])

  const rowAt = (place: number): Row | undefined =>
    held?.blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK]
  return { shown: held?.look ?? null, rowAt }
}
