import { expect, it } from 'vitest'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { marketLines } from './checkMarket.ts'

const CODES = ['2049811763054', '2049811842247', '2049811819164'] as const
const [A, B, C] = CODES

const textsOf = (...args: Parameters<typeof marketLines>) =>
  Object.fromEntries(
    [...marketLines(...args)].map(([country, lines]) => [country, lines.map(({ text }) => text)]),
  )
const linesInUs = (rows: readonly RequestedRow[]) => marketLines(rows).get('us') ?? []

it('checking market prices includes all codes of the rows, each one once per country', () => {
  const rows = [
    aResultRow({ eans: [A] }),
    aResultRow({ country: 'in', eans: [A, C] }),
    aResultRow({ eans: [B, A] }),
    aResultRow({ eans: [A.padStart(14, '0')] }),
    aResultRow({ country: 'in', code: B, eans: [B] }),
  ]
  expect(textsOf(rows)).toEqual({ us: [A, B], in: [A, C, B] })
  expect(textsOf(rows, (key) => key !== marketKey('us', A))).toEqual({ us: [B], in: [A, C, B] })
})

it('checking market prices skips rows without a code and rows of several countries', () => {
  expect(textsOf([aResultRow(), aResultRow({ country: 'us,in', eans: [A] })])).toEqual({})
})

it('checking market prices passes on a listing’s name and picture with each of its codes', () => {
  const known = { title: 'Shirt', imageUrl: 'https://x.example/a.jpg' }
  const lines = linesInUs([aResultRow({ ...known, eans: [A, B, C] })])
  expect(lines).toMatchObject(CODES.map((text, at) => ({ line: at + 1, text, known })))
})

it('checking market prices includes only the offer’s own code for an offer row', () => {
  const [offer, ...others] = linesInUs([aResultRow({ code: A, eans: [A, B] })])
  expect(offer).toMatchObject({ text: A })
  expect(offer).not.toHaveProperty('known')
  expect(others).toEqual([])
})
