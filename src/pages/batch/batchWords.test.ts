import { describe, expect, it } from 'vitest'
import { referenceWords } from '../../market/reference.ts'
import { batchName } from './draft/batchName.ts'
import { tileWords } from './run/tileWords.ts'

describe('the name of a batch', () => {
  it.each([
    [{ ean: 500, url: 0, id: 0, title: 0 }, 'EAN prices, 500 codes'],
    [{ ean: 1, url: 0, id: 0, title: 0 }, 'EAN prices, 1 code'],
    [{ ean: 0, url: 2, id: 0, title: 0 }, 'Records of URLs, 2 URLs'],
    [{ ean: 0, url: 0, id: 1, title: 0 }, 'Products, 1 product id'],
    [{ ean: 0, url: 0, id: 1234, title: 0 }, 'Products, 1,234 product ids'],
    [{ ean: 0, url: 0, id: 0, title: 2 }, 'Products by title, 2 titles'],
    [{ ean: 1, url: 1, id: 0, title: 0 }, 'Codes, URLs and ids, 2'],
    [{ ean: 1, url: 0, id: 0, title: 1 }, 'Codes, URLs, ids and titles, 2'],
  ])('of %j: %s', (kinds, name) => {
    expect(batchName({ kinds, valid: kinds.ean + kinds.url + kinds.id + kinds.title })).toBe(name)
  })
})

describe('where rows stand', () => {
  const market = referenceWords('median', String)
  const target = referenceWords('target', String)
  it('is said against the market or the target', () => {
    expect(market.than).toBe('the market')
    expect(tileWords('equal', market)).toBe('Equal')
    expect(tileWords('equal', target)).toBe(`Equal to ${target.than}`)
    expect(tileWords('cheaper', market)).toBe('Cheaper than the market')
    expect(tileWords('dearer', target)).toBe(`Dearer than ${target.than}`)
    expect(tileWords('not-mine', market)).toBe('Not sold by me')
    expect(tileWords('only-mine', market)).toBe('Sold only by me')
  })
})
