/** What a workbook says of itself beside its sheets (ECMA-376 part 1, §18.2–18.8): their names and places, its texts, its date formats. */
import { beyond, FILE_LIMITS } from '../fileLimits.ts'
import { NoTableError } from '../tableFile.ts'
import type { PartReader } from './archive.ts'
import { isDateFormat } from './dates.ts'
import { xmlPart, type Attributes } from './xmlPart.ts'

const nothing = () => {}

/** Of an attribute that may have a prefix. */
function attribute(attributes: Attributes, name: string): string {
  const key = Object.keys(attributes).find((one) => one === name || one.endsWith(`:${name}`))
  return key === undefined ? '' : (attributes[key] ?? '')
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export function plainText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

export type SheetList = {
  sheets: { name: string; relation: string }[]
  /** Days are counted from 1904 on. */
  is1904: boolean
}

export function sheetList(): { reader: PartReader; list: SheetList } {
  const list: SheetList = { sheets: [], is1904: false }
  const reader = xmlPart({
    open: (name, attributes) => {
      if (name === 'workbookPr') list.is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      list.sheets.push({
        name: plainText(attributes['name'] ?? ''),
        relation: attribute(attributes, 'id'),
      })
    },
    close: nothing,
    text: nothing,
  })
  return { reader, list }
}

/** From the part's own folder, or from the root where it begins with a slash. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** The paths of the sheets by their relation. */
export function sheetPaths(): { reader: PartReader; paths: Map<string, string> } {
  const paths = new Map<string, string>()
  const reader = xmlPart({
    open: (name, attributes) => {
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes
      if (name === 'Relationship' && type.endsWith('/worksheet')) paths.set(id, pathOf(target))
    },
    close: nothing,
    text: nothing,
  })
  return { reader, paths }
}

/** For each style of a cell whether it shows a date. */
export function dateStyles(): { reader: PartReader; isDate: (style: number) => boolean } {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isOfCells = false
  const reader = xmlPart({
    open: (name, attributes) => {
      const format = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(format, attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) formats.push(format)
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
    text: nothing,
  })
  const known = new Map<number, boolean>()
  const isDate = (style: number): boolean => {
    const format = formats[style] ?? 0
    const found = known.get(format) ?? isDateFormat(format, codes.get(format) ?? '')
    known.set(format, found)
    return found
  }
  return { reader, isDate }
}

/** A text in runs, each formatted otherwise; how it is pronounced (`rPh`) is no part of it. */
export function runsOfText() {
  let runs: string[] = []
  let length = 0
  let isText = false
  let isAside = false
  return {
    begin: () => {
      runs = []
      length = 0
      isText = false
      isAside = false
    },
    open: (name: string) => {
      if (name === 't') isText = true
      else if (name === 'rPh') isAside = true
    },
    close: (name: string) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isAside = false
    },
    hear: (text: string) => {
      if (!isText || isAside) return
      length += text.length
      if (length > FILE_LIMITS.cellText) throw new NoTableError(beyond.cellText())
      runs.push(text)
    },
    whole: () => plainText(runs.join('')),
  }
}

/** The texts that cells name by their place. */
export function sharedTexts(): { reader: PartReader; texts: string[] } {
  const texts: string[] = []
  const runs = runsOfText()
  let characters = 0
  const endText = () => {
    const text = runs.whole()
    characters += text.length
    if (texts.length >= FILE_LIMITS.cells) throw new NoTableError(beyond.cells())
    if (characters > FILE_LIMITS.text) throw new NoTableError(beyond.text())
    texts.push(text)
  }
  const reader = xmlPart({
    open: (name) => (name === 'si' ? runs.begin() : runs.open(name)),
    close: (name) => (name === 'si' ? endText() : runs.close(name)),
    text: runs.hear,
  })
  return { reader, texts }
}
