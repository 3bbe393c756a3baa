/** A part of a workbook as XML, read as a stream: elements by their names without prefix, and nothing that a file defines itself. */
import { SaxesParser } from 'saxes'
import { FILE_LIMITS } from '../fileLimits.ts'
import { NoTableError } from '../tableFile.ts'
import type { PartReader } from './archive.ts'

export type Attributes = Readonly<Record<string, string>>

type Heard = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
}

export const unreadable = () =>
  new NoTableError(
    'is a workbook that cannot be read; it may be damaged. Open it in a spreadsheet program and save it once more, as XLSX or CSV.',
  )

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The parser holds a text or a tag until its end: longer than any cell may be is one that never ends. */
const LONGEST = 2 * FILE_LIMITS.cellText

/** Of any part but a sheet: what is read of one is held. */
const MOST_ELEMENTS = 2 * FILE_LIMITS.cells

/** Throws `NoTableError` for what is not well-formed, defines entities, is nested too deep, or has no end. */
export function xmlPart({ open, close, text }: Heard, mostElements = MOST_ELEMENTS): PartReader {
  // Positions would be counted for every character, and nobody is told them.
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder()
  let elements = 0
  let depth = 0
  let sinceEvent = 0

  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    depth += 1
    elements += 1
    if (depth > FILE_LIMITS.depth || elements > mostElements) throw unreadable()
    open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    depth -= 1
    close(localName(name))
  })
  const hear = (heard: string) => {
    sinceEvent = 0
    text(heard)
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  // No workbook has one (ECMA-376 part 2, §8.2.5), and what it could hold is nothing good.
  const refuse = () => {
    throw unreadable()
  }
  parser.on('doctype', refuse)
  parser.on('error', refuse)

  const write = (piece: string) => {
    sinceEvent += piece.length
    parser.write(piece)
    if (sinceEvent > LONGEST) throw unreadable()
  }
  return {
    write: (bytes) => write(decoder.decode(bytes, { stream: true })),
    end: () => {
      write(decoder.decode())
      parser.close()
    },
  }
}
