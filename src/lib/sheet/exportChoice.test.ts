import { describe, expect, it } from 'vitest'
import { exportOffer } from '@/features/export/exportOffer.ts'
import { chosenColumns, rowsInWords } from './exportChoice.ts'
import type { ExportSource } from './sheet.ts'

const columns = ['a', 'b', 'c'].map((key) => ({ key, label: key, cell: () => null }))
const keys = (which: 'all' | 'shown', shown: string[] | null) =>
  chosenColumns({ columns, shown }, which).map(({ key }) => key)

describe('the columns of an export', () => {
  it('are only those on screen, in the source’s order, if that is selected', () => {
    expect(keys('shown', ['c', 'a'])).toEqual(['a', 'c'])
    expect(keys('all', ['c', 'a'])).toEqual(['a', 'b', 'c'])
  })

  it('are all columns if none is on screen or there is no selection', () => {
    expect(keys('shown', ['x'])).toEqual(['a', 'b', 'c'])
    expect(keys('shown', null)).toEqual(['a', 'b', 'c'])
  })
})

describe('the rows of an export', () => {
  it('are described with their number and the total', () => {
    expect(rowsInWords(84, { rows: [1, 2], total: 4213 })).toBe('Rows: 84 of 4,213')
    expect(rowsInWords(1, { rows: [1, 2] })).toBe('Rows: 1 of 2')
    expect(rowsInWords(84, { rows: [], total: null })).toBe('Rows: 84; of how many was not stated')
  })
})

describe('the options of an export', () => {
  const offer = (overrides: Partial<ExportSource<number>> = {}) =>
    exportOffer({
      name: 'a',
      about: () => [],
      columns,
      shown: null,
      rows: [1, 2, 3],
      filtered: null,
      ...overrides,
    })

  it('are only all rows and columns if nothing is filtered, hidden or available as received', () => {
    expect(offer()).toEqual({
      rows: 3,
      filtered: null,
      columns: 3,
      shown: null,
      received: null,
      isReceivedByRow: false,
    })
  })

  it('include the filtered rows, and the columns on screen if some are hidden', () => {
    expect(offer({ filtered: [], shown: ['a'] })).toMatchObject({ filtered: 0, shown: 1 })
    expect(offer({ filtered: [1], shown: ['c', 'b', 'a'] })).toMatchObject({
      filtered: 1,
      shown: null,
    })
  })

  it('include the JSON as received, with its own label if it has one', () => {
    expect(offer({ received: () => '' })).toMatchObject({
      received: 'JSON as received',
      isReceivedByRow: false,
    })
    expect(offer({ receivedOf: () => 1, receivedLabel: 'JSON, as kept' })).toMatchObject({
      received: 'JSON, as kept',
      isReceivedByRow: true,
    })
    expect(offer({ receivedLabel: 'JSON, as kept' }).received).toBeNull()
  })
})
