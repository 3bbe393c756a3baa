import { expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowTexts } from './rowTexts.ts'

const ROWS = 2500
const colours = ['navy', 'blue', 'Röt', '青い', '']
const rows = Array.from({ length: ROWS }, (_, at) =>
  aResultRow({ productId: `P${at}`, title: `${colours[at % 5] ?? ''} shirt ${at % 7}`, eans: [] }),
)
const places = (matches: Uint8Array) => [...matches.keys()].filter((row) => matches[row] === 1)
const those = (passes: (row: number) => boolean) => [...rows.keys()].filter(passes)

it('finds the rows that contain every word, including rows that are added later', () => {
  const texts = createRowTexts()
  const early = texts.rowsContaining(rows.slice(0, 1300), ['blue', 'shirt'])
  expect(places(early)).toEqual(those((row) => row < 1300 && row % 5 === 1))
  expect(places(texts.rowsContaining(rows, ['rot', '3']))).toEqual(
    those((row) => row % 5 === 2 && (row % 7 === 3 || String(row).includes('3'))),
  )
  expect(places(texts.rowsContaining(rows, ['い', 'shirt']))).toEqual(those((row) => row % 5 === 3))
  expect(places(texts.rowsContaining(rows, ['p2499']))).toEqual([2499])
  expect(places(texts.rowsContaining(rows, ['p']))).toHaveLength(ROWS)
  expect(places(texts.rowsContaining(rows, ['coat']))).toEqual([])
})

it('finds no word across two rows or two fields of one', () => {
  const both = [
    aResultRow({ title: 'slim', brand: 'fit', productId: 'A' }),
    aResultRow({ title: 'fit', brand: 'blue', productId: 'B' }),
  ]
  const texts = createRowTexts()
  expect(places(texts.rowsContaining(both, ['slimfit']))).toEqual([])
  expect(places(texts.rowsContaining(both, ['slim', 'blue']))).toEqual([])
})

it('finds the current text of rows after some were replaced', () => {
  const texts = createRowTexts()
  expect(places(texts.rowsContaining(rows, ['coat']))).toEqual([])
  const now = rows.with(1400, aResultRow({ title: 'Coat' }))
  texts.forget(1400)
  expect(places(texts.rowsContaining(now, ['coat']))).toEqual([1400])
  expect(places(texts.rowsContaining(now, ['p1399']))).toEqual([1399])
  expect(places(texts.rowsContaining(now, ['p2499']))).toEqual([2499])
})
