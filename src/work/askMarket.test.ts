import { expect, it } from 'vitest'
import { marketKey } from '../model/market/rowMarket.ts'
import type { AskedRow } from '../model/market/askedRow.ts'
import { aResultRow } from '../testing/made/aResultRow.ts'
import { marketLines } from './askMarket.ts'

const CODES = ['2049811763054', '2049811842247', '2049811819164'] as const
const [A, B, C] = CODES

const textsOf = (...given: Parameters<typeof marketLines>) =>
  Object.fromEntries(
    [...marketLines(...given)].map(([country, lines]) => [country, lines.map(({ text }) => text)]),
  )
const linesInUs = (rows: readonly AskedRow[]) => marketLines(rows).get('us') ?? []

it('asks each code once in the country of its row', () => {
  const rows = [
    aResultRow({ eans: [A] }),
    aResultRow({ country: 'in', eans: [A, C] }),
    aResultRow({ eans: [B, A] }),
    aResultRow({ eans: [A.padStart(14, '0')] }),
    aResultRow({ country: 'in', code: B, eans: [B] }),
  ]
  expect(textsOf(rows)).toEqual({ us: [A, B], in: [A, B] })
  expect(textsOf(rows, (key) => key !== marketKey('us', A))).toEqual({ us: [B], in: [A, B] })
})

it('leaves out rows without a code, and rows of several countries asked together', () => {
  expect(textsOf([aResultRow(), aResultRow({ country: 'us,in', eans: [A] })])).toEqual({})
})

it('hands on the name, the picture and the further codes of a record', () => {
  const [line] = linesInUs([
    aResultRow({ title: 'Shirt', imageUrl: 'https://x.example/a.jpg', eans: [A, B, C] }),
  ])
  expect(line).toMatchObject({
    known: { title: 'Shirt', imageUrl: 'https://x.example/a.jpg' },
    further: [B, C],
  })
  const [offer] = linesInUs([aResultRow({ code: A, eans: [A, B] })])
  expect(offer).not.toHaveProperty('further')
  expect(offer).not.toHaveProperty('known')
})
