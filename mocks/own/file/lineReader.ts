/** Records as NDJSON: one JSON object a line. A line that can't be read is a problem of that line alone. */
import type { FeedReader, FeedRow } from '../feed.ts'
import { FEED_LIMITS, OF_ROW } from '../feedLimits.ts'

export const lineReader = (emit: (row: FeedRow) => void): FeedReader => {
  let begun: string[] = []
  let length = 0
  let row = 0

  const finish = (rest: string): void => {
    row += 1
    const line = length > FEED_LIMITS.row ? '' : (begun.join('') + rest).trim()
    const isTooLong = length + rest.length > FEED_LIMITS.row
    begun = []
    length = 0
    if (isTooLong) emit({ row, problem: OF_ROW.long })
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
      if (length > FEED_LIMITS.row) begun = []
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
