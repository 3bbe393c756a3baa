import { startTransition, useEffect, useState } from 'react'

/** Rows that are loaded and drawn at a time: as many as a browser lays out without delaying the page. */
const BLOCK = 20
/** The number of blocks before and after the latest one that stay in memory. */
const NEAR = 12

type Held<Row, Look> = ReadonlyMap<number, { appearance: Look; rows: readonly Row[] }>

/** As `useRowWindow` returns it. */
type Window = { first: number; last: number; top: number }

/**
 * Loads the rows of a window into a worker’s long answer block by block, each drawn before the next is requested: from the
 * first row in view downwards, then those above. `look` identifies the answer. Rows that are not loaded yet show the previous
 * answer’s, or are undefined. They are `isStale` unless both answers are the same (`isSame`), for example while rows stream in.
 */
export function useRowBlocks<Row, Look>(
  read: (from: number, to: number) => Promise<Row[]>,
  appearance: Look,
  { first, last, top }: Window,
  isSame: (one: Look, other: Look) => boolean = Object.is,
) {
  const [held, setHeld] = useState<Held<Row, Look>>(new Map())
  const start = Math.floor(first / BLOCK)
  const blocks = Math.ceil(last / BLOCK) - start
  const inView = Math.floor(top / BLOCK) - start
  let next: number | null = null
  let isStale = false
  for (let at = 0; at < blocks; at += 1) {
    const block = start + ((inView + at) % blocks)
    const known = held.get(block)
    if (known?.appearance === appearance) continue
    next ??= block
    isStale ||= known !== undefined && !isSame(known.appearance, appearance)
  }

  useEffect(() => {
    if (next === null) return
    let isWanted = true
    read(next * BLOCK, (next + 1) * BLOCK).then(
      (rows) => {
        if (!isWanted) return
        startTransition(() =>
          setHeld((now) => {
            const near = [...now].filter(([block]) => Math.abs(block - next) <= NEAR)
            return new Map(near).set(next, { appearance, rows })
          }),
        )
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [read, appearance, next])

  const rowAt = (index: number): Row | undefined =>
    held.get(Math.floor(index / BLOCK))?.rows[index % BLOCK]
  return { isStale, rowAt }
}
