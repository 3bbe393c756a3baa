import { expect, it } from 'vitest'
import { demoCatalog } from '../../data/demoCatalog.ts'
import type { SearchRequest } from '../catalog.ts'
import { createCatalog } from '../createCatalog.ts'
import { randomCatalog } from '../randomCatalog.ts'
import { numberedRows, rowInTexts } from './numberedRows.ts'

it('numbered rows have the same values as text rows, except for empty and repeated sizes', () => {
  const { row } = randomCatalog(3, 300)
  const { values, at } = numberedRows(row)
  for (let ordinal = 0; ordinal < 300; ordinal += 1) {
    const expected = row(ordinal)
    const sizes = [...new Set(expected.sizes)].filter((size) => size !== '')
    expect(rowInTexts(values, at(ordinal))).toEqual({ ...expected, sizes })
  }
})

it('equal texts get the same number, in any order of requests', () => {
  const { row } = randomCatalog(3, 300)
  const { values, at } = numberedRows(row)
  for (let ordinal = 299; ordinal >= 0; ordinal -= 1) at(ordinal)
  const texts = values.map((of) => of.join('|'))
  expect(new Set(texts).size).toBe(texts.length)
})

it('a numbered catalog is indexed like the same catalog in texts', async () => {
  const { numbered, ...inTexts } = demoCatalog({ size: 4000 })
  const rest = { merchants: [], ordinalsOfUrl: () => [] }
  const one = createCatalog({ ...inTexts, ...rest, numbered })
  const other = createCatalog({ ...inTexts, ...rest })
  const words = 'cotton shirt sh kurta कु シャツ قميص best 🔥 free delivery gifting modell ab'.split(
    ' ',
  )
  for (const [at, word] of words.entries()) {
    const request: SearchRequest = {
      countries: ['us', 'in', 'gb', 'de'],
      q: at % 2 === 0 ? word : `${word} b`,
      filters: at % 3 === 0 ? { brand: 'Marlowe' } : {},
      start: 0,
      rows: 30,
      ownFacet: 'all',
    }
    expect(await one.search(request)).toEqual(await other.search(request))
  }
})
