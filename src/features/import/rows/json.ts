/**
 * Records of a JSON text, one at a time: one object per line (NDJSON), a list, or the list inside an object. Only one record is
 * in memory, and of an object with a list only the text before the list.
 */
import { findList, isSingleRecord } from './jsonFindList.ts'
import { createJsonLinesReader } from './jsonLines.ts'
import { createJsonListReader } from './jsonList.ts'
import { recordOf, type JsonRow, type JsonReader } from './jsonRecord.ts'

export { isSpecificationRecord, recordCells } from './jsonCells.ts'
export type { JsonRow, JsonReader } from './jsonRecord.ts'

/** How many characters decide the form of an object. The number is fixed so that pieces of any size give the same rows. */
const ENOUGH = 65_536
/** Within how many characters an object has to begin its list. */
const BEGINNING = 1_000_000

const NO_LIST =
  'The file has no list of products. Expected is a JSON list, one JSON object per line, or an object with a list inside, such as “products”.'

/** Readers for a text that was already read as a whole: `nothing` if it has no record, `single` if it is a single record. */
const nothing: JsonReader = { write: () => {}, end: () => NO_LIST }
const single: JsonReader = { write: () => {}, end: () => null }

const NAMED = /"(?:title|name)"\s*:/

const isWhole = (text: string): boolean => 'record' in recordOf(text, 1)

function started(reader: JsonReader, text: string): JsonReader {
  reader.write(text)
  return reader
}

/** Whether each line of a text that begins with a brace is an object. `isAll` states that `text` is the whole text. */
function areLines(text: string, isAll: boolean): boolean {
  const lines = text.split('\n')
  // The last line may be cut.
  const whole = (isAll ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '')
  const [first, second] = whole
  if (first === undefined || second === undefined) return false
  // A broken first line does not make the other lines unreadable.
  return isWhole(first) || (second.startsWith('{"') && isWhole(second))
}

/** The reader for a text that begins with a brace; null if more of the text is needed to decide. */
function objectReader(
  emit: (row: JsonRow) => void,
  text: string,
  isAll: boolean,
): JsonReader | null {
  if (text.length < ENOUGH && !isAll) return null
  const isShort = isAll && text.length <= ENOUGH
  if (areLines(text.slice(0, ENOUGH), isShort)) return started(createJsonLinesReader(emit), text)
  const inside = (most: number) => {
    const beginning = text.slice(0, most)
    return isSingleRecord(beginning) ? null : findList(beginning)
  }
  const list = inside(ENOUGH) ?? (isAll || text.length >= BEGINNING ? inside(BEGINNING) : null)
  if (list !== null) return started(createJsonListReader(emit, { isOne: true }), text.slice(list))
  if (!isAll && text.length < BEGINNING) return null
  if (!isAll || !isWhole(text)) return started(createJsonLinesReader(emit), text)
  if (!isSingleRecord(text) && !NAMED.test(text)) return nothing
  emit(recordOf(text, 1))
  return single
}

/**
 * Returns a reader that emits each record, or why a record cannot be read. The first object of a text decides after 64k
 * characters, or at the end of a shorter text, whether the records are its lines or in a list inside it.
 */
export function createJsonReader(emit: (row: JsonRow) => void): JsonReader {
  let reader: JsonReader | null = null
  let begun = ''
  const begin = (isAll: boolean): void => {
    const first = begun.trimStart().charAt(0)
    if (first === '') {
      if (begun.length > ENOUGH) begun = ''
      return
    }
    if (first === '[') reader = started(createJsonListReader(emit, { isOne: false }), begun)
    else if (first === '{') reader = objectReader(emit, begun, isAll)
    else reader = started(createJsonLinesReader(emit), begun)
    if (reader !== null) begun = ''
  }
  return {
    write: (text) => {
      if (reader !== null) {
        reader.write(text)
        return
      }
      begun += text
      begin(false)
    },
    end: () => {
      if (reader === null) begin(true)
      return reader?.end() ?? null
    },
  }
}
