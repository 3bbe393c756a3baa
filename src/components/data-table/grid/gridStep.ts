/** Moves between cells of a grid: arrow keys, Home, End and Page keys, as in the ARIA grid pattern. */

export type Cell = { row: number; column: number }

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const PAGE = 10

function targetOf(key: string, { row, column }: Cell, end: Cell, isFar: boolean): Cell | null {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'PageUp':
      return { row: row - PAGE, column }
    case 'PageDown':
      return { row: row + PAGE, column }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? end.row : row, column: end.column }
    default:
      return null
  }
}

/** The cell to which a key moves the focus in a grid of this size; null if the key moves nowhere. */
export function gridStep(
  keyPress: KeyPress,
  from: Cell,
  rows: number,
  columns: number,
): Cell | null {
  const isFar = keyPress.ctrlKey || keyPress.metaKey
  const isCorner = keyPress.key === 'Home' || keyPress.key === 'End'
  // With Alt, or with Ctrl and an arrow, the browser handles the key: Alt and an arrow, for example, goes back a page.
  if (keyPress.altKey || (isFar && !isCorner)) return null
  const end = { row: rows - 1, column: columns - 1 }
  const next = targetOf(keyPress.key, from, end, isFar)
  return (
    next && {
      row: Math.max(0, Math.min(end.row, next.row)),
      column: Math.max(0, Math.min(end.column, next.column)),
    }
  )
}
