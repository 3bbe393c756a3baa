/**
 * A part of a workbook as XML, read as a stream: elements by their names without prefix. Entities of the file are not expanded.
 */
import { SaxesParser } from 'saxes'
import { FILE_LIMITS } from '@/features/import/limits.ts'
import { RefusedFile } from '@/features/import/source.ts'
import type { PartReader } from './archive.ts'

export type Attributes = Readonly<Record<string, string>>

type Events = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

export const unreadable = () =>
  new RefusedFile(
    'is a workbook that can’t be read. It may be damaged. Open it in a spreadsheet program and save it again, as XLSX or CSV.',
  )

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute that may have a prefix; '' if there is none. */
export function attribute(attributes: Attributes, name: string): string {
  const value = attributes[name]
  if (value !== undefined) return value
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`))
  return key === undefined ? '' : (attributes[key] ?? '')
}

/** Whether an attribute is true, as XML Schema writes it (ECMA-376 part 1 §22.9.2.7). */
export const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/**
 * The maximum number of characters of a text or tag, because the parser buffers it until its end. More than any cell has counts
 * as endless.
 */
const LONGEST = 2 * FILE_LIMITS.cellText

/** How many elements a part may have, except a sheet, because what is read of it stays in memory. */
const MAX_ELEMENTS = 2 * FILE_LIMITS.cells

/**
 * Reads a part as XML. Throws `RefusedFile` for XML that is not well-formed, defines entities, is nested too deep, or has no end.
 */
export function createXmlPartReader(events: Events, maxElements = MAX_ELEMENTS): PartReader {
  const { open, close = () => {}, text = () => {} } = events
  // Positions would have to be counted for every character, and nothing uses them.
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder()
  let elements = 0
  let depth = 0
  let sinceEvent = 0

  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    depth += 1
    elements += 1
    if (depth > FILE_LIMITS.depth || elements > maxElements) throw unreadable()
    open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    depth -= 1
    close(localName(name))
  })
  const onText = (more: string) => {
    sinceEvent = 0
    text(more)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  const refuse = () => {
    throw unreadable()
  }
  // No workbook has a document type (ECMA-376 part 2 §8.2.5), and its definitions could only do harm.
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
