import { expect, it } from 'vitest'
import { isolated } from '@/lib/text/isolated.ts'
import { FORMATS } from '@/words/exportNames.ts'
import { exportedWords } from './exportedWords.ts'
import { faultInWords } from './runExport.ts'

const whole = { rows: 1200, why: null, name: 'rows.csv' }
const cut = { rows: 1, why: 'the answer ended', name: 'rows.csv' }

it('states how many rows were written and in which format', () => {
  expect(exportedWords(whole, 'csv')).toBe(`1,200 rows saved as ${FORMATS.csv}`)
  expect(exportedWords({ ...whole, rows: 1 }, 'csv')).toBe(`1 row saved as ${FORMATS.csv}`)
  expect(exportedWords({ ...whole, rows: 0 }, 'copy')).toBe(
    '0 rows copied, ready to paste into a spreadsheet',
  )
  expect(exportedWords(whole, 'json')).toBe('Saved as JSON')
})

it('explains why fewer rows were written than requested, and where they are', () => {
  const only = 'Only 1 row could be written: the answer ended. What was written is'
  expect(exportedWords(cut, 'csv')).toBe(`${only} saved as “${isolated('rows.csv')}”.`)
  expect(exportedWords(cut, 'json')).toBe(`${only} saved as “${isolated('rows.csv')}”.`)
  expect(exportedWords(cut, 'copy')).toBe(`${only} copied, marked as incomplete.`)
})

it.each([
  [new Error('Failed to fetch dynamically imported module: x.js'), /part of the app didn’t/],
  [new Error('Unable to preload CSS for x.css'), /part of the app didn’t/],
  [new Error('no room'), /^Nothing was exported: no room$/],
  [new Error(''), /^Nothing was exported\. Try again\.$/],
  ['a word', /^Nothing was exported\. Try again\.$/],
])('explains the failure %s', (error, expected) => {
  expect(faultInWords(error)).toMatch(expected)
})
