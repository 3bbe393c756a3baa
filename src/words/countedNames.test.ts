import { describe, expect, it } from 'vitest'
import {
  changeInWords,
  exportChanges,
  savedAsVersion,
  kindInWords,
  selectProduct,
} from '@/domain/changes/changesNames.ts'
import { pivotCellNamed } from '@/pages/collection/summary/summaryNames.ts'
import { checkCells, loadMoreMerchants } from './assortmentNames.ts'
import { addEntriesToCodes } from './codesNames.ts'
import { exportRows, showRows } from './collectionViewNames.ts'
import { rowsThatDiffer } from './compareNames.ts'
import { exporting, saveRows } from './exportNames.ts'
import { commandsInWords } from './keyboardNames.ts'
import { exportAllLists } from './pickedNames.ts'
import { tryFailedAgain } from './runNames.ts'
import { runSources } from './updateAllNames.ts'

describe('a name with a count', () => {
  it.each<[says: (count: number) => string, one: string, several: string]>([
    [runSources, 'Update 1 collection', 'Update 1,200 collections'],
    [
      (count) => addEntriesToCodes(count, ['EAN', 'EANs']),
      'Add 1 EAN to new collection',
      'Add 1,200 EANs to new collection',
    ],
    [exportChanges, 'Export 1 changed product', 'Export 1,200 changed products'],
    [(rows) => rowsThatDiffer(1, rows), '1 of 1 row differs', '1 of 1,200 rows differ'],
    [(rows) => saveRows('csv', rows), 'Save 1 row as CSV', 'Save 1,200 rows as CSV'],
    [
      (rows) => saveRows('copy', rows),
      'Copy 1 row for a spreadsheet',
      'Copy 1,200 rows for a spreadsheet',
    ],
    [(rows) => saveRows('json', rows), 'Save as JSON', 'Save as JSON'],
    [exportAllLists, 'Export the collection', 'Export all 1,200 collections'],
    [
      (count) => checkCells(count, count),
      'Check the unknown cell',
      'Check the 1,200 unknown cells',
    ],
    [loadMoreMerchants, 'Load 1 more merchant', 'Load 1,200 more merchants'],
    [tryFailedAgain, 'Try it again', 'Try the 1,200 again'],
    [exportRows, 'Export 1 row', 'Export 1,200 rows'],
    [showRows, 'Show 1 row', 'Show 1,200 rows'],
  ])('has a singular and a plural: %#', (message, one, several) => {
    expect([message(1), message(1200)]).toEqual([one, several])
  })

  it('says “No matching …” if the count is 0', () => {
    expect(showRows(0)).toBe('No matching rows')
    expect([0, 1, 2].map(commandsInWords)).toEqual([
      'No matching commands',
      '1 command',
      '2 commands',
    ])
  })

  it('states the total if not all are included', () => {
    expect(checkCells(12, 1200)).toBe('Check 12 of 1,200 unknown cells')
    expect(checkCells(1, 2)).toBe('Check 1 of 2 unknown cells')
  })
})

describe('the name of a change', () => {
  it('says whether a product is now in or out of stock, if known', () => {
    const now = (active: boolean | null) =>
      ({ now: { active } }) as Parameters<typeof changeInWords>[1]
    expect(changeInWords('stock', now(false))).toBe('Now out')
    expect(changeInWords('stock', now(true))).toBe('Now in')
    expect(changeInWords('stock', { now: null })).toBe(kindInWords('stock'))
    expect(changeInWords('gone', now(false))).toBe(kindInWords('gone'))
  })

  it('names the product by its title, if it has one', () => {
    expect(selectProduct('Poplin Shirt')).toBe('Select Poplin Shirt')
    expect(selectProduct(null)).toBe('Select a product without a title')
  })

  it('says whether a version was saved', () => {
    const saved = (isKnown: boolean, isOnlyInMemory: boolean) =>
      savedAsVersion('Stock', { isKnown, isOnlyInMemory })
    expect(saved(true, false)).toBe('Stock already has a version of its latest prices')
    expect(saved(false, true)).toMatch(/until you close this page/)
    expect(saved(false, false)).toMatch(/^Stock has a new version$/)
  })
})

it('the progress of an export is a whole percentage, rounded down', () => {
  expect([0, 0.456, 0.999, 1].map(exporting)).toEqual([
    'Exporting 0%',
    'Exporting 45%',
    'Exporting 99%',
    'Exporting 100%',
  ])
})

it('the name of a pivot cell contains its row, column and available values', () => {
  const place = { down: 'Tessera', across: 'us' }
  expect(pivotCellNamed({ ...place, words: ['12 rows', null, '8% off'] })).toBe(
    'Tessera, us: 12 rows, 8% off',
  )
})
