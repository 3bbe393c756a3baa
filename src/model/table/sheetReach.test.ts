import { expect, it } from 'vitest'
import { sheetReach } from './sheetReach.ts'

it.each([
  ['', 0, 0, ''],
  ['<row r="3"><c r="A3"><v>1</v></c></row>', 3, 1, 'A'],
  ['<row r="1"><c r="Z1"><v>1</v></c><c r="AB1" s="2" t="s"><v>1</v></c></row>', 1, 28, 'AB'],
  ['<row spans="1:2" r="7"><c r="B7"><v>1</v></c><c r="XFD7" s="1"/></row>', 7, 2, 'B'],
])('of %j is %i rows and %i columns', (xml, rows, columns, last) => {
  expect(sheetReach(xml)).toEqual({ rows, columns, last })
})

it('reaches as far as the furthest column of any row, and the last row', () => {
  const sheet = (...cells: string[]) =>
    cells
      .map((place) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`)
      .join('')
  expect(sheetReach(sheet('C1', 'B7'))).toEqual({ rows: 7, columns: 3, last: 'C' })
  expect(sheetReach(sheet('Z1', 'AA2', 'B3'))).toEqual({ rows: 3, columns: 27, last: 'AA' })
  expect(sheetReach(sheet('AB1', 'AA2', 'B3'))).toMatchObject({ columns: 28, last: 'AB' })
  expect(sheetReach('')).toEqual({ rows: 0, columns: 0, last: '' })
})
