import { describe, expect, it } from 'vitest'
import { defaultApiVariant, type ApiVariant } from './apiVariant.ts'
import { countryGroups, marketGroups } from './countryGroups.ts'
import { OPEN_POINTS } from './fields/specification.ts'

const inManner = (manner: ApiVariant['countryLists']) =>
  countryGroups(['us', 'in'], { ...defaultApiVariant, countryLists: manner })

describe('the countries in one request', () => {
  it('are one each until the API variant states how to send lists', () => {
    expect(inManner('one request each')).toEqual([['us'], ['in']])
    for (const manner of OPEN_POINTS.countryLists.choices.slice(1))
      expect(inManner(manner)).toEqual([['us', 'in']])
    expect(countryGroups([], { ...defaultApiVariant, countryLists: 'comma' })).toEqual([])
  })

  it('are always one each when prices are compared', () => {
    expect(marketGroups(['us', 'in'])).toEqual([['us'], ['in']])
  })
})
