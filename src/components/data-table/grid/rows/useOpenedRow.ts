import { useCallback, useState } from 'react'

/** `place` is its place among the rows, from 0; -1 while it is not known where the row stands. */
export type OpenedRow = { key: string; place: number; height: number }

/** The one row of a table that is opened: another one that is opened takes its place. */
export function useOpenedRow() {
  const [opened, setOpened] = useState<OpenedRow | null>(null)
  const toggle = useCallback(
    (key: string, index: number) =>
      setOpened((now) => (now?.key === key ? null : { key, place: index, height: 0 })),
    [],
  )
  const measure = useCallback(
    (height: number) =>
      setOpened((now) => (now === null || now.height === height ? now : { ...now, height })),
    [],
  )

  /**
   * Where the row stands among those that are known, to be said with each drawing: another order, a filter and rows that
   * arrive give it another place, or hide it until it is seen again.
   */
  const follow = (
    keyAt: (index: number) => string | null,
    { first, last }: { first: number; last: number },
  ) => {
    if (opened === null) return
    const { key, place: index } = opened
    // Null for a row that is not there yet: the opened one stays where it was.
    const there = index < 0 ? '' : keyAt(index)
    if (there === null || there === key) return
    let found = -1
    for (let at = first; at < last && found < 0; at += 1) if (keyAt(at) === key) found = at
    if (found !== index) setOpened({ ...opened, place: found })
  }
  const close = useCallback(() => setOpened(null), [])
  return { opened, toggle, measure, follow, close }
}
