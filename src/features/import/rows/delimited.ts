/**
 * Delimited text (RFC 4180 and what programs make of it): rows of cells, as a stream. Cells may be quoted, with quotes inside
 * doubled or escaped by a backslash, and with blanks before the opening quote.
 */
import type { Delimiter } from '@/domain/import/answers.ts'

export type DelimitedRow = { line: number; cells: string[] }

export type DelimitedReader = {
  write: (text: string) => void
  /** Ends the last row. Quotes that are still open are ordinary characters of their cell. */
  end: () => void
}

export type DelimitedOptions = {
  delimiter: Delimiter
  /** Whether quotes inside a quoted cell are written `\"`. */
  hasBackslashes?: boolean
  /** The line of the first row, because a line that names the delimiter may come before it. */
  firstLine?: number
  /** The maximum number of characters of a row; a longer row is emitted with `cells: null`. */
  maxRow?: number
}

const MAX_ROW = 1_000_000
const LINE_END = /\r\n|[\n\r]/g
const HAS_LINE_END = /[\n\r\u2028\u2029]/
const BLANK = /^\s*$/

/** How many lines a quoted text has after its first. */
const linesIn = (text: string) => (/[\n\r]/.test(text) ? (text.match(LINE_END) ?? []).length : 0)

/** Whether an odd number of backslashes comes before the character at `at`. */
function isEscaped(text: string, at: number): boolean {
  let count = 0
  while (text.charAt(at - 1 - count) === '\\') count += 1
  return count % 2 === 1
}

const STOPS: Readonly<Record<Delimiter, string>> = {
  '\t': '\\t',
  ';': ';',
  ',': ',',
  '|': '\\|',
  blanks: '',
  none: '',
}

/**
 * Returns a push reader: `emit` gets every row that has a filled cell, with the line in which it begins, as soon as it is
 * complete. A row that is longer than `maxRow` has `cells: null`.
 */
export function createDelimitedReader(
  { delimiter, hasBackslashes = false, firstLine = 1, maxRow = MAX_ROW }: DelimitedOptions,
  emit: (row: DelimitedRow | { line: number; cells: null }) => void,
): DelimitedReader {
  const stops = STOPS[delimiter]
  // U+2028 and U+2029 end a line of a list. In a table they are characters of a text that was copied from a web page.
  const ends = stops === '' ? '\\n\\r\\u2028\\u2029' : '\\n\\r'
  const stop = new RegExp(`\\r\\n|[${ends}${stops}]`, 'g')
  const opening = new RegExp(`[ \\u00A0]*"`, 'y')
  const behindQuote = new RegExp(`[ \\u00A0]*(?=[${ends}${stops}]|$)`, 'y')
  let rest = ''
  let line = firstLine
  /** The position up to which quotes are ordinary characters, because they stay open for longer than a row may be. */
  let literalUntil = 0

  /**
   * Where the quoted cell that opens at `from` closes, and where the text after it begins. `open` if the text ends before that,
   * `literal` if the first quote that is not doubled does not close the cell, so that its quotes are ordinary characters.
   */
  const closeOf = (
    text: string,
    from: number,
  ): { at: number; end: number } | 'open' | 'literal' => {
    for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at)) {
      // An escaped quote at the end of its cell: `\""`.
      if (hasBackslashes && isEscaped(text, at)) {
        at += 1
        continue
      }
      if (text.charAt(at + 1) === '"') {
        at += 2
        continue
      }
      behindQuote.lastIndex = at + 1
      return behindQuote.test(text) ? { at, end: behindQuote.lastIndex } : 'literal'
    }
    return 'open'
  }

  const unescaped = (text: string) => {
    const single = text.includes('""') ? text.replaceAll('""', '"') : text
    return hasBackslashes ? single.replaceAll('\\"', '"') : single
  }

  /** Reads the row that begins at `from`; null if the row’s end has not arrived yet. */
  const readRow = (
    text: string,
    from: number,
    isEnd: boolean,
  ): { cells: string[]; next: number; lines: number } | null => {
    const cells: string[] = []
    let at = from
    let lines = 1
    for (;;) {
      opening.lastIndex = at
      const isQuoted = stops !== '' && at >= literalUntil && opening.test(text)
      const start = isQuoted ? opening.lastIndex : at
      const closed = isQuoted ? closeOf(text, start) : 'literal'
      // If more text can follow, the character after the quote is not known yet.
      const isOpen = closed === 'open' || (closed !== 'literal' && closed.end === text.length)
      if (isOpen && !isEnd) {
        if (text.length - from < maxRow) return null
        literalUntil = start
        continue
      }
      const close = typeof closed === 'string' ? null : closed
      stop.lastIndex = close === null ? at : close.end
      const found = stop.exec(text)
      if (!found && !isEnd) return null
      const end = found?.index ?? text.length
      // A `\r` at the end of a piece may be the first half of a line end.
      if (found?.[0] === '\r' && end + 1 === text.length && !isEnd) return null
      if (close === null) cells.push(text.slice(at, end))
      else {
        const inner = text.slice(start, close.at)
        lines += linesIn(inner)
        cells.push(unescaped(inner))
      }
      at = end + (found?.[0].length ?? 0)
      const isSameRow = found !== null && !/[\n\r\u2028\u2029]/.test(found[0])
      if (!isSameRow) return { cells, next: at, lines }
    }
  }

  const splitBlanks = ([cell = '']: string[]) => {
    const text = cell.trim()
    return delimiter === 'blanks' ? text.split(/\s{2,}|\t/) : [cell]
  }

  const hold = (text: string) => {
    // A row that is too long is dropped, so only the last characters of the text are stored.
    rest = text.length > maxRow * 2 ? text.slice(-maxRow - 1) : text
  }

  const read = (text: string, isEnd: boolean) => {
    let from = 0
    while (from < text.length) {
      const row = readRow(text, from, isEnd)
      if (row === null) break
      const cells = stops === '' ? splitBlanks(row.cells) : row.cells
      const isLong = row.next - from > maxRow
      if (isLong) emit({ line, cells: null })
      else if (cells.some((cell) => cell !== '' && !BLANK.test(cell))) emit({ line, cells })
      line += row.lines
      from = row.next
    }
    // From here on, positions count from the start of the row that is not complete.
    literalUntil = Math.max(0, literalUntil - from)
    hold(text.slice(from))
  }

  return {
    write: (text) => {
      // The text completes no row, and reading the unfinished row again would take longer with each piece.
      if (rest !== '' && !rest.endsWith('\r') && !HAS_LINE_END.test(text)) hold(rest + text)
      else read(rest === '' ? text : rest + text, false)
    },
    end: () => read(rest, true),
  }
}

/** The first line of a CSV that names the delimiter, as spreadsheets write it. */
const NAMED = /^sep=([\t;,|])(?:\r\n|\n|\r|$)/i

/** The delimiter that the first line names, and the length of that line; null if the first line names none. */
export function namedDelimiter(text: string): { delimiter: Delimiter; length: number } | null {
  const [line = '', named] = NAMED.exec(text) ?? []
  // The cast is safe, because the expression matches only these characters.
  return named === undefined ? null : { delimiter: named as Delimiter, length: line.length }
}

/** All rows of a text. */
export function delimitedRows(
  text: string,
  options: DelimitedOptions,
  limit = Infinity,
): DelimitedRow[] {
  const rows: DelimitedRow[] = []
  const reader = createDelimitedReader(options, ({ line, cells }) => {
    if (cells !== null && rows.length < limit) rows.push({ line, cells })
  })
  reader.write(text)
  reader.end()
  return rows
}
