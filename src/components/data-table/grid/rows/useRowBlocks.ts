import { startTransition, useEffect, useState } from 'react'

/** How many rows are loaded and drawn at a time: as many as a browser lays out without delaying the page. */
const BLOCK = 20
/** The number of blocks before and after the latest one that stay in memory. */
const NEAR = 12

type LoadedBlocks<Row, Query> = ReadonlyMap<number, { query: Query; rows: readonly Row[] }>

/** The rows in the DOM, as `useRowWindow` returns them. */
type Window = { first: number; last: number; top: number }

/**
 * Loads the rows of a window into a worker’s long answer block by block, each drawn before the next is requested: from the
 * first row in view downwards, then those above. `query` identifies the answer. Rows that are not loaded yet show the previous
 * answer’s, or are undefined. They are `isStale` unless both answers are the same (`isSame`), for example while rows stream in.
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
