/** A table as CSV or TSV: cells between separators, in quotes where they hold one; the first row that holds something names the columns. */
import type { FeedReader, FeedRow, Separator } from '../feed.ts'
import { FEED_LIMITS, OF_ROW } from '../feedLimits.ts'

type Emit = (row: FeedRow) => void

/** Cells are handed over row by row, in the order of the columns; null for a row that is too long. */
export const cellReader = (
  separator: string,
  emit: (cells: readonly string[] | null, row: number) => void,
): FeedReader => {
  let cells: string[] = []
  let cell: string[] = []
  let length = 0
  let row = 0
  let state: 'start' | 'plain' | 'quoted' | 'quote seen' = 'start'
  /** The line break that was read last may be the first half of one. */
  let isHalfBreak = false
  const ends = new RegExp(`[\\r\\n${separator === '|' ? '\\|' : separator}]`, 'g')

  const hold = (text: string): void => {
    if (text === '') return
    length += text.length
    if (length <= FEED_LIMITS.row) cell.push(text)
    else if (cells.length > 0 || cell.length > 0) {
      cells = []
      cell = []
    }
  }
  const endCell = (): void => {
    if (length <= FEED_LIMITS.row) cells.push(cell.length === 1 ? (cell[0] ?? '') : cell.join(''))
    cell = []
    state = 'start'
  }
  const endRow = (): void => {
    endCell()
    row += 1
    emit(length > FEED_LIMITS.row ? null : cells, row)
    cells = []
    length = 0
  }

  /** Reads up to what ends the cell, and it; gives where to go on. */
  const readPlain = (text: string, from: number): number => {
    ends.lastIndex = from
    const found = ends.exec(text)
    state = 'plain'
    hold(text.slice(from, found?.index))
    if (!found) return text.length
    if (found[0] === separator) endCell()
    else {
      isHalfBreak = found[0] === '\r'
      endRow()
    }
    return found.index + 1
  }
  const readQuoted = (text: string, from: number): number => {
    if (length > FEED_LIMITS.quote) {
      state = 'plain'
      return from
    }
    const quote = text.indexOf('"', from)
    hold(text.slice(from, quote === -1 ? text.length : quote))
    if (quote === -1) return text.length
    state = 'quote seen'
    return quote + 1
  }

  return {
    write: (text) => {
      let at = 0
      while (at < text.length) {
        const isBreak = isHalfBreak && text[at] === '\n'
        isHalfBreak = false
        if (isBreak) at += 1
        else if (state === 'quoted') at = readQuoted(text, at)
        else if (text[at] === '"' && state === 'quote seen') {
          hold('"')
          state = 'quoted'
          at += 1
        } else if (text[at] === '"' && state === 'start') {
          state = 'quoted'
          at += 1
        } else at = readPlain(text, at)
      }
    },
    end: () => {
      const isOpen = state === 'quoted'
      if (isOpen) return `The quotes that were opened in row ${String(row + 1)} are never closed.`
      if (cells.length > 0 || length > 0 || state !== 'start') endRow()
      return null
    },
  }
}

/** As they stand in the head, without blanks around them; each name once, none empty. */
const namesOfColumns = (head: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return head.map((text, at) => {
    const name = text.trim() || `column ${String(at + 1)}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${String(times)})`
  })
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

export const tableReader = (separator: Separator, emit: Emit): FeedReader => {
  let names: string[] | null = null
  /** Without a head nothing is said of what follows it. */
  let isLost = false
  return cellReader(separator, (cells, row) => {
    if (isLost) return
    if (cells === null) emit({ row, problem: OF_ROW.long })
    else if (isBlank(cells)) return
    else if (names === null) {
      isLost = cells.length > FEED_LIMITS.columns
      if (isLost) emit({ row, problem: OF_ROW.columns })
      else names = namesOfColumns(cells)
    } else if (!isBlank(cells.slice(names.length)))
      emit({ row, problem: 'has more values than the head has columns' })
    else emit({ row, cells: new Map(names.map((name, at) => [name, cells[at] ?? ''])) })
  })
}
