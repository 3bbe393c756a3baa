import { describe, expect, it } from 'vitest'
import { countryGroups, marketGroups } from './countryGroups.ts'
import { countryLists, defaultDialect } from './dialect.ts'

const inManner = (manner: (typeof countryLists)[number]) =>
  countryGroups(['us', 'in'], { ...defaultDialect, countryLists: manner })

describe('the countries that are asked together', () => {
  it('are one each until a dialect sends lists', () => {
    expect(inManner('one request each')).toEqual([['us'], ['in']])
    for (const manner of countryLists.slice(1)) expect(inManner(manner)).toEqual([['us', 'in']])
    expect(countryGroups([], { ...defaultDialect, countryLists: 'comma' })).toEqual([])
  })

  it('are never more than one where prices are compared', () => {
    expect(marketGroups(['us', 'in'])).toEqual([['us'], ['in']])
  })
})
