/** Records as one JSON array, or one after the other: cut apart by their brackets, so that no more than one is ever held. */
import type { FeedReader, FeedRow } from '../feed.ts'
import { FEED_LIMITS, OF_ROW } from '../feedLimits.ts'
import { recordIn } from './lineReader.ts'

const STRUCTURE = /["[\]{},]/g
const STRING_END = /["\\]/g

export const arrayReader = (emit: (row: FeedRow) => void): FeedReader => {
  /** Of the element that is being read. */
  let begun: string[] = []
  let length = 0
  let row = 0
  /** 1 within the array, 2 and more within an element. */
  let depth = 0
  let isString = false
  /** The character before this piece was a backslash within a string. */
  let isEscaped = false

  const hold = (text: string): void => {
    length += text.length
    if (length > FEED_LIMITS.row) begun = []
    else begun.push(text)
  }
  const finish = (): void => {
    const text = begun.join('').trim()
    const isTooLong = length > FEED_LIMITS.row
    begun = []
    length = 0
    if (text === '' && !isTooLong) return
    row += 1
    emit(isTooLong ? { row, problem: OF_ROW.long } : recordIn(text, row))
  }

  /** Where the string ends that goes on at `from`; the length of the text where it does not end in it. */
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
      let held = 0
      let at = 0
      if (isEscaped && text !== '') {
        isEscaped = false
        at = 1
      }
      while (at < text.length) {
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
          if (depth === 1) held = at
        } else if (mark !== ',') depth = Math.max(0, depth - 1)
        // what stands beside the list is nothing
        if (isWithin && depth === (mark === ',' ? 1 : 0)) {
          hold(text.slice(held, found.index))
          finish()
          held = at
        }
      }
      if (depth > 0) hold(text.slice(held))
    },
    end: () => {
      const isWhole = depth === 0
      begun = []
      return isWhole ? null : 'The file ends in the middle of its list.'
    },
  }
}
