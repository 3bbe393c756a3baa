import { describe, expect, it } from 'vitest'
import type { Cell } from '@/features/import/table.ts'
import { rowsOf } from '@/features/import/testing/rows.ts'
import { beginsWithCode, tableRows, tableRule } from './tableRows.ts'

const A = '2049811842247'
const B = '2049811763054'

function read(rows: readonly (readonly Cell[])[], leavesOutGroupNames = false) {
  const [heading, ...body] = rowsOf(...rows)
  const rule = tableRule({
    all: rowsOf(...rows),
    heading: heading ?? null,
    hasNames: true,
    leavesOutGroupNames,
    isRequested: beginsWithCode,
  })
  const { table, leftOut } = tableRows(body, rule)
  return { table: table.map(({ line }) => line), leftOut }
}

describe('the rows of a table', () => {
  it('are its products, without totals, remarks and repeated headings', () => {
    const rows = [
      ['EAN', 'Name', 'Price'],
      [A, 'Shirt', '1'],
      ['Total', '', '1'],
      ['EAN', 'Name', 'Price'],
      [B, 'Polo', '2'],
      ['Page 1 of 1'],
      [A],
    ]
    expect(read(rows)).toEqual({
      table: [2, 5, 7],
      leftOut: [
        { line: 3, about: 'total' },
        { line: 4, about: 'repeated heading' },
        { line: 6, about: 'not part of the table' },
      ],
    })
  })

  it('end where another table begins', () => {
    const rows = [
      ['EAN', 'Cost', 'Price'],
      [A, '1', '2'],
      ['EAN', 'Price', 'Cost'],
      [B, '2', '1'],
    ]
    expect(read(rows)).toEqual({
      table: [2],
      leftOut: [
        { line: 3, about: 'other headings' },
        { line: 4, about: 'below other headings' },
      ],
    })
  })

  it('can have a single cell, unless a product needs more', () => {
    const rows = [
      ['Name', 'EAN', 'Price'],
      ['Shirts', '', ''],
      ['Shirt', A, '1'],
    ]
    expect(read(rows).table).toEqual([2, 3])
    expect(read(rows, true)).toEqual({
      table: [3],
      leftOut: [{ line: 2, about: 'not part of the table' }],
    })
  })

  it('include every row of a one-column list', () => {
    expect(read([['EAN'], ['Total'], [A]]).table).toEqual([2, 3])
  })

  it.each([
    [A, true],
    [`> ${A} please`, true],
    [`${A} shirt`, true],
    [`please add ${A}`, false],
    ['shirt', false],
  ])('begin with a code: %s (%s)', (text, isIt) => {
    expect(beginsWithCode(text)).toBe(isIt)
  })
})
