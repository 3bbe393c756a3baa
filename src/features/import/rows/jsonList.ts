/** Splits a JSON list into its elements by their brackets, so that no more than one element is in memory. */
import { FEED_LIMITS, rowProblem } from '@/features/import/limits.ts'
import { recordOf, type JsonRow, type JsonReader } from './jsonRecord.ts'

const STRUCTURE = /["[\]{},]/g
const STRING_END = /["\\]/g

/**
 * Reads the elements of a list. The text begins with the bracket of the list, or with blanks before it. With `isOne` nothing
 * after the list is read; otherwise further lists are.
 */
export function createJsonListReader(
  emit: (row: JsonRow) => void,
  { isOne }: { isOne: boolean },
): JsonReader {
  /** The pieces of the current element. */
  let begun: string[] = []
  let length = 0
  let line = 0
  /** The depth of the current character: 1 within the list, 2 and more within an element. */
  let depth = 0
  let isString = false
  /** Whether the last character was a backslash within a string. */
  let isEscaped = false
  let isDone = false

  const append = (text: string): void => {
    length += text.length
    if (length > FEED_LIMITS.row) begun = []
    else begun.push(text)
  }
  const finish = (): void => {
    const isTooLong = length > FEED_LIMITS.row
    const text = isTooLong ? '' : begun.join('').trim()
    begun = []
    length = 0
    if (text === '' && !isTooLong) return
    line += 1
    emit(isTooLong ? { line, problem: rowProblem.long() } : recordOf(text, line))
  }

  /** Where the string that continues at `from` ends; the length of the text if it does not end in this text. */
  const endOfString = (text: string, from: number): number => {
    STRING_END.lastIndex = from
    for (let found = STRING_END.exec(text); found; found = STRING_END.exec(text)) {
      if (found[0] === '"') {
        isString = false
        return found.index + 1
      }
      if (found.index + 1 === text.length) isEscaped = true
      STRING_END.lastIndex = found.index + 2
    }
    return text.length
  }

  return {
    write: (text) => {
      let from = 0
      let at = 0
      if (isEscaped && text !== '') {
        isEscaped = false
        at = 1
      }
      while (at < text.length && !isDone) {
        if (isString) {
          at = endOfString(text, at)
          continue
        }
        STRUCTURE.lastIndex = at
        const found = STRUCTURE.exec(text)
        if (!found) break
        at = found.index + 1
        const mark = found[0]
        const isWithin = depth > 0
        if (mark === '"') isString = true
        else if (mark === '[' || mark === '{') {
          depth += 1
          if (depth === 1) from = at
        } else if (mark !== ',') depth = Math.max(0, depth - 1)
        // Characters outside of the list are not part of any element.
        if (isWithin && depth === (mark === ',' ? 1 : 0)) {
          append(text.slice(from, found.index))
          finish()
          from = at
          isDone = isOne && depth === 0
        }
      }
      if (depth > 0) append(text.slice(from))
    },
    end: () => (depth === 0 ? null : 'The file ends in the middle of its list.'),
  }
}
