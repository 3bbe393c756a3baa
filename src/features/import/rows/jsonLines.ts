/** Records of JSON with one object per line (NDJSON, https://github.com/ndjson/ndjson-spec). */
import { FEED_LIMITS, rowProblem } from '@/features/import/limits.ts'
import { recordOf, type JsonRow, type JsonReader } from './jsonRecord.ts'

/**
 * Reads one record from each line. A line that cannot be read is a problem of that line only. Empty lines count, as a text editor
 * counts them.
 */
export function createJsonLinesReader(emit: (row: JsonRow) => void): JsonReader {
  let begun: string[] = []
  let length = 0
  let line = 0

  const finish = (rest: string): void => {
    line += 1
    const isTooLong = length + rest.length > FEED_LIMITS.row
    const text = isTooLong ? '' : (begun.join('') + rest).trim()
    begun = []
    length = 0
    if (isTooLong) emit({ line, problem: rowProblem.long() })
    else if (text !== '') emit(recordOf(text, line))
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
      // A line that is too long is dropped from memory.
      if (length > FEED_LIMITS.row) begun = []
      else begun.push(text.slice(from))
    },
    end: () => {
      if (length > 0) finish('')
      return null
    },
  }
}
