import { describe, expect, it } from 'vitest'
import type { Cell } from './sheet.ts'
import { namesXml, rowsXml, sheetEnd, sheetStart } from './sheetXml.ts'
import { STYLE } from './workbookParts.ts'

const one = (cell: Cell) => rowsXml([[cell]], 1)
const text = (written: string, style = '') =>
  `<row r="1"><c r="A1" t="inlineStr"${style}><is><t xml:space="preserve">${written}</t></is></c></row>`

describe('a row of a sheet', () => {
  it.each<[string, Cell, string]>([
    ['a text', 'Shirt', text('Shirt')],
    ['a text that looks like a formula', '=1+1', text('=1+1', ` s="${STYLE.quoted}"`)],
    ['a code', { code: '0401' }, text('0401', ` s="${STYLE.code}"`)],
    ['a URL', { url: 'https://a.example' }, text('https://a.example')],
    ['a number', 12.5, '<row r="1"><c r="A1"><v>12.5</v></c></row>'],
    ['a 0', 0, '<row r="1"><c r="A1"><v>0</v></c></row>'],
    ['yes', true, '<row r="1"><c r="A1" t="b"><v>1</v></c></row>'],
    ['no', false, '<row r="1"><c r="A1" t="b"><v>0</v></c></row>'],
    [
      'a moment',
      { at: Date.UTC(2000, 0, 1, 12) },
      `<row r="1"><c r="A1" s="${STYLE.moment}"><v>36526.5</v></c></row>`,
    ],
    ['an empty row for NaN', Number.NaN, '<row r="1"></row>'],
    ['an empty text', '', '<row r="1"></row>'],
    ['nothing', null, '<row r="1"></row>'],
  ])('writes %s', (_, cell, xml) => {
    expect(one(cell)).toBe(xml)
  })

  it('continues the row numbers and names columns from A to Z, then AA', () => {
    const xml = rowsXml([[1], Array.from({ length: 703 }, () => 2)], 7)
    const places = [...xml.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place)
    expect(places.slice(0, 3)).toEqual(['A7', 'A8', 'B8'])
    expect([26, 27, 52, 53, 702, 703].map((column) => places[column])).toEqual([
      'Z8',
      'AA8',
      'AZ8',
      'BA8',
      'ZZ8',
      'AAA8',
    ])
    expect([...xml.matchAll(/<row r="(\d+)"/g)].map(([, row]) => row)).toEqual(['7', '8'])
  })

  it('contains the column names in their own style', () => {
    const xml = namesXml(['Title', 'Price'], 3)
    expect([...xml.matchAll(/r="(\w+)"/g)].map(([, place]) => place)).toEqual(['3', 'A3', 'B3'])
    expect(xml.match(new RegExp(` s="${STYLE.name}"`, 'g'))).toHaveLength(2)
  })
})

describe('a sheet', () => {
  it('begins with the column widths, if there are any', () => {
    expect(sheetStart([9, 48])).toContain(
      '<cols><col min="1" max="1" width="9" customWidth="1"/><col min="2" max="2" width="48" customWidth="1"/></cols><sheetData>',
    )
    expect(sheetStart([])).not.toContain('<cols>')
  })

  it('ends with a filter over the rows below the column names, if there are any', () => {
    expect(sheetEnd(3, 4, 9)).toBe('</sheetData><autoFilter ref="A4:C9"/></worksheet>')
    expect(sheetEnd(1, 4, 5)).toContain('"A4:A5"')
    expect(sheetEnd(3, 4, 4)).toBe('</sheetData></worksheet>')
    expect(sheetEnd(0, 4, 9)).toBe('</sheetData></worksheet>')
  })
})
