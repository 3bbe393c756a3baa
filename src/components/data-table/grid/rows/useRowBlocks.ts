import { startTransition, useEffect, useState } from 'react'

/** How many rows are loaded and drawn at a time: as many as a browser lays out without delaying the page. */
const BLOCK = 20
/** How many blocks before and after the latest loaded block stay in memory. */
const NEAR = 12

type LoadedBlocks<Row, Query> = ReadonlyMap<number, { query: Query; rows: readonly Row[] }>

/** The rows in the DOM, as `useRowWindow` returns them. */
type Window = { first: number; last: number; top: number }

/**
 * Loads the rows of a window from a worker’s long answer in blocks, each drawn before the next is requested: first those from the
 * first row in view downwards, then those above. `query` identifies the answer. Until a row is loaded, `rowAt` returns the row of
 * the previous answer, or undefined. `isStale` is true while such rows are in the window, unless both answers are the same
 * (`isSame`), for example while rows stream in.
 */
export function useRowBlocks<Row, Query>(
  read: (from: number, to: number) => Promise<Row[]>,
  query: Query,
  { first, last, top }: Window,
  isSame: (one: Query, other: Query) => boolean = Object.is,
) {
  const [loadedBlocks, setLoadedBlocks] = useState<LoadedBlocks<Row, Query>>(new Map())
  const start = Math.floor(first / BLOCK)
  const blocks = Math.ceil(last / BLOCK) - start
  const inView = Math.floor(top / BLOCK) - start
  let next: number | null = null
  let isStale = false
  for (let at = 0; at < blocks; at += 1) {
    const block = start + ((inView + at) % blocks)
    const known = loadedBlocks.get(block)
    if (known?.query === query) continue
    next ??= block
    isStale ||= known !== undefined && !isSame(known.query, query)
  }

  useEffect(() => {
    if (next === null) return
    let isWanted = true
    read(next * BLOCK, (next + 1) * BLOCK).then(
      (rows) => {
        if (!isWanted) return
        startTransition(() =>
          setLoadedBlocks((now) => {
            const near = [...now].filter(([block]) => Math.abs(block - next) <= NEAR)
            return new Map(near).set(next, { query, rows })
          }),
        )
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [read, query, next])

  const rowAt = (index: number): Row | undefined =>
    loadedBlocks.get(Math.floor(index / BLOCK))?.rows[index % BLOCK]
  return { isStale, rowAt }
}
