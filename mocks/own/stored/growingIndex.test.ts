import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../catalog/catalog.ts'
import { createCatalog } from '../../catalog/createCatalog.ts'
import { randomCatalog } from '../../catalog/randomCatalog.ts'
import { growingIndex } from './growingIndex.ts'

const data = randomCatalog(3, 300)
const REQUEST: SearchRequest = {
  countries: ['us', 'in', 'de'],
  q: 'po',
  filters: {},
  start: 0,
  rows: 50,
  ownFacet: 'all',
}

const indexed = (most: number) => {
  const index = growingIndex(most)
  for (let ordinal = 0; ordinal < data.size; ordinal += 1) index.add(data.row(ordinal))
  return index.finish()
}

describe('an index that grows with its rows', () => {
  it.each([300, 1000])(
    'returns the same results as one built at once, with room for %i rows',
    async (most) => {
      const grown = createCatalog(data, indexed(most) ?? undefined)
      const whole = createCatalog(data)
      for (const q of ['', 'po', 'shirt', 'a']) {
        const request = { ...REQUEST, q }
        expect(await grown.search(request)).toEqual(await whole.search(request))
      }
    },
  )

  it('returns null if there are more rows than it has room for', () => {
    expect(indexed(299)).toBeNull()
  })
})
