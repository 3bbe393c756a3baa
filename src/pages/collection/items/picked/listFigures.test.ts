import { describe, expect, it } from 'vitest'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { listFigures } from './listFigures.ts'

const moved = (id: string, before: number | null, now: number | null, country = 'us') =>
  aListEntry(id, {
    country,
    first: { at: 1, offerPrice: before },
    seen: aSeenProduct({ offerPrice: now }),
  })

describe('the figures of a picked collection', () => {
  it('compare the price now with the first one', () => {
    const figures = listFigures([
      moved('A', 52.9, 47.9),
      moved('B', 60, 64),
      moved('C', 29.5, 29.5),
    ])
    expect(figures).toMatchObject({
      n: 3,
      decreased: 1,
      increased: 1,
      unchanged: 1,
      medianNow: 47.9,
      medianFirst: 52.9,
    })
  })

  it('leave out prices of 0, missing prices and products that were not found', () => {
    const missingEntry = { ...moved('D', 33, 33), missingAt: 9 }
    const figures = listFigures([
      moved('A', 0, 5),
      moved('B', 5, null),
      moved('C', 5, 0),
      missingEntry,
    ])
    expect(figures).toMatchObject({ n: 0, medianNow: null, medianFirst: null, missing: 1 })
  })

  it('have no median across countries, because currencies differ', () => {
    const figures = listFigures([moved('A', 10, 8), moved('B', 900, 950, 'in')])
    expect(figures).toMatchObject({
      isAcrossCountries: true,
      medianNow: null,
      medianFirst: null,
      decreased: 1,
      increased: 1,
    })
  })

  it('have no median where one answer is for several countries', () => {
    expect(listFigures([moved('A', 10, 8, 'us,in')])).toMatchObject({
      isAcrossCountries: true,
      medianNow: null,
    })
  })

  it('have a median where a country is written in capitals', () => {
    const figures = listFigures([moved('A', 10, 8), moved('B', 20, 10, 'US')])
    expect(figures).toMatchObject({ isAcrossCountries: false, medianNow: 9 })
  })

  it('count products out of stock only among those found', () => {
    const out = aListEntry('A', { seen: aSeenProduct({ active: false }) })
    expect(listFigures([out, { ...out, id: 'B', missingAt: 3 }])).toMatchObject({
      out: 1,
      missing: 1,
    })
  })
})
