import { useCallback, useState } from 'react'

/** An opened row: its key, its index from 0 (-1 while it isn’t known), and the height of its details in px. */
export type OpenedRow = { key: string; index: number; height: number }

/** The one opened row of a table; opening another closes it. */
export function useOpenedRow() {
  const [opened, setOpened] = useState<OpenedRow | null>(null)
  const toggle = useCallback(
    (key: string, index: number) =>
      setOpened((now) => (now?.key === key ? null : { key, index, height: 0 })),
    [],
  )
  const measure = useCallback(
    (height: number) =>
      setOpened((now) => (now === null || now.height === height ? now : { ...now, height })),
    [],
  )

  /**
   * Finds the opened row; call it with each render: sorting, filtering and new rows move the row, or hide it until it is seen
   * again.
   */
  const follow = (
    keyAt: (index: number) => string | null,
    { first, last }: { first: number; last: number },
  ) => {
    if (opened === null) return
    const { key, index } = opened
    // `keyAt` returns null for a row that is not loaded yet: leave the opened row where it was.
    const there = index < 0 ? '' : keyAt(index)
    if (there === null || there === key) return
    let found = -1
    for (let at = first; at < last && found < 0; at += 1) if (keyAt(at) === key) found = at
    if (found !== index) setOpened({ ...opened, index: found })
  }
  const close = useCallback(() => setOpened(null), [])
  return { opened, toggle, measure, follow, close }
}
