import { describe, expect, it } from 'vitest'
import { countryGroups, marketGroups } from './countryGroups.ts'
import { defaultDialect, type Dialect } from './dialect.ts'
import { OPEN_POINTS } from './fields/specification.ts'

const inManner = (manner: Dialect['countryLists']) =>
  countryGroups(['us', 'in'], { ...defaultDialect, countryLists: manner })

describe('the countries that are asked together', () => {
  it('are one each until a dialect sends lists', () => {
    expect(inManner('one request each')).toEqual([['us'], ['in']])
    for (const manner of OPEN_POINTS.countryLists.choices.slice(1))
      expect(inManner(manner)).toEqual([['us', 'in']])
    expect(countryGroups([], { ...defaultDialect, countryLists: 'comma' })).toEqual([])
  })

  it('are never more than one where prices are compared', () => {
    expect(marketGroups(['us', 'in'])).toEqual([['us'], ['in']])
  })
})
