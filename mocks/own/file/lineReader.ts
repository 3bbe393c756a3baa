/** Records as NDJSON: one JSON object a line. A line that can't be read is a problem of that line alone. */
import { type FeedReader, type FeedRow, LONGEST_ROW, TOO_LONG } from '../feed.ts'

export const lineReader = (emit: (row: FeedRow) => void): FeedReader => {
  let begun: string[] = []
  let length = 0
  let row = 0

  const finish = (rest: string): void => {
    row += 1
    const line = length > LONGEST_ROW ? '' : (begun.join('') + rest).trim()
    const isTooLong = length + rest.length > LONGEST_ROW
    begun = []
    length = 0
    if (isTooLong) emit({ row, problem: TOO_LONG })
    else if (line !== '') emit(recordIn(line, row))
  }

  return {
    write: (text) => {
      let from = 0
      for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
        finish(text.slice(from, to))
        from = to + 1
      }
      if (from === text.length) return
      length += text.length - from
      // of a line that is too long nothing is held
      if (length > LONGEST_ROW) begun = []
      else begun.push(text.slice(from))
    },
    end: () => {
      if (length > 0) finish('')
      return null
    },
  }
}

export const recordIn = (text: string, row: number): FeedRow => {
  try {
    return { row, record: JSON.parse(text) as unknown }
  } catch {
    return { row, problem: 'is not JSON' }
  }
}
