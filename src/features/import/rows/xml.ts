/**
 * Reads rows of an XML feed, one at a time: RSS, Atom, and feeds of shops and price comparison sites, with elements of any name.
 */
import { FEED_LIMITS, rowProblem } from '@/features/import/limits.ts'
import { xmlCells, type XmlElement } from './xmlCells.ts'
import { createLenientXmlParser } from './xmlParser.ts'
import { findRepeatingElement, localName } from './xmlRepeating.ts'

export { findRepeatingElement } from './xmlRepeating.ts'

/** A row, or why it can’t be read. `line` is the number of the item, from 1. Elements that repeat are the lines of one cell. */
export type XmlRow =
  | { line: number; cells: Map<string, string> }
  | { line: number; problem: string }

export type XmlOptions = {
  /** The path of the rows, as `findRepeatingElement` returns it. Found in the beginning of the text unless given. */
  element?: string | null
  /** How many characters may come without any tag before the rest counts as unreadable. */
  longestText?: number
}

/** How many characters are searched for the row element. Fixed, so that pieces of any size give the same rows. */
const BEGINNING = 262_144
/** Elements that are rows if none repeats in the beginning of the text. */
const USUAL = new Set(['item', 'entry', 'product', 'offer', 'shopitem'])
/** How many elements a row may have. With more it is not a row, and would fill the memory. */
const MAX_ELEMENTS = 10_000
const GOOGLE = 'base.google.com/ns'

/**
 * Returns a reader that emits each row with its cells, or why a row cannot be read. Attributes of the row are columns; those of
 * its children are columns `name@attribute`. Elements in a group are columns `group.name`, so that a shipping price is not taken
 * for the price. Properties with a name are columns of that name. Elements that repeat are one cell of several lines. Google's
 * names (`g:`) come before the feed's own.
 */
export function createXmlReader(emit: (row: XmlRow) => void, options: XmlOptions = {}) {
  let { element } = options
  let begun: string[] | null = element === undefined ? [] : null
  let begunLength = 0
  const path: string[] = []
  /** The names of the elements around the current position, as a path. */
  let place = ''
  const google = new Set(['g'])
  const cells = xmlCells((prefix) => google.has(prefix))
  /** The depth of the current row; 0 between rows. */
  let rowDepth = 0
  /** The open elements within the row. */
  const open: XmlElement[] = []
  let line = 0
  let length = 0
  let elements = 0
  /** The text of the row outside of its elements. */
  let ownText = ''
  let fault: string | null = null

  const isRow = (name: string): boolean =>
    typeof element === 'string' ? place === element : USUAL.has(localName(name).toLowerCase())

  const emitRow = (): void => {
    line += 1
    const read = cells.end()
    if (length > FEED_LIMITS.row) emit({ line, problem: rowProblem.long() })
    else if (fault !== null) emit({ line, problem: `is not well-formed XML: ${fault}` })
    else if (read === null || elements > MAX_ELEMENTS) emit({ line, problem: rowProblem.columns() })
    else emit({ line, cells: read })
  }

  const parser = createLenientXmlParser(
    {
      open: (name, attributes) => {
        path.push(name)
        if (rowDepth > 0) {
          elements += 1
          open.push({ name, attributes, text: '', children: null })
          return
        }
        place = path.join('/')
        for (const attribute of Object.keys(attributes)) {
          if (attribute.startsWith('xmlns:') && attributes[attribute]?.includes(GOOGLE)) {
            google.add(attribute.slice('xmlns:'.length))
          }
        }
        if (!isRow(name)) return
        rowDepth = path.length
        length = 0
        elements = 0
        ownText = ''
        fault = null
        cells.begin(attributes)
      },
      text: (text) => {
        if (rowDepth === 0) return
        length += text.length
        if (length > FEED_LIMITS.row) return
        const current = open.at(-1)
        if (current) current.text += text
        else ownText += text
      },
      close: (name) => {
        path.pop()
        if (rowDepth === 0) return
        if (path.length < rowDepth) {
          rowDepth = 0
          // A row without child elements is a single cell itself.
          if (elements === 0) cells.add({ name, attributes: {}, text: ownText, children: null })
          emitRow()
          return
        }
        const done = open.pop()
        if (!done || elements > MAX_ELEMENTS) return
        const parent = open.at(-1)
        if (!parent) cells.add(done)
        else if (parent.children) parent.children.push(done)
        else parent.children = [done]
      },
      fault: (message) => {
        fault ??= message
      },
    },
    options.longestText,
  )

  const begin = (): void => {
    if (begun === null) return
    const text = begun.join('')
    begun = null
    element = findRepeatingElement(text.slice(0, BEGINNING))
    parser.write(text)
  }
  return {
    /** Takes the text in pieces of any size. */
    write: (piece: string): void => {
      if (begun === null) {
        parser.write(piece)
        return
      }
      begun.push(piece)
      begunLength += piece.length
      if (begunLength >= BEGINNING) begin()
    },
    /** Returns why the text ends early or cannot be read further, as a sentence; null for a whole text. */
    end: (): string | null => {
      begin()
      const { stopped, isWhole } = parser.end()
      if (stopped === null)
        return isWhole ? null : 'The file ends before its last element is closed.'
      return `${line === 0 ? 'The file' : `The text after row ${String(line)}`} ${stopped}.`
    },
  }
}
