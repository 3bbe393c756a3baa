import { describe, expect, it } from 'vitest'
import { traitGroups } from '@/api/traitGroups.ts'
import { monogram } from '@/features/products/pictures/monogram.ts'
import { countryName, offeredCountries } from '@/lib/countries.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { NAMES, removeFilter, removeWord } from './names.ts'

describe('accessible names', () => {
  it('differ from each other', () => {
    const names = Object.values(NAMES)
    expect(new Set(names).size).toBe(names.length)
    expect(removeFilter('division', 'Apparel')).toBe('Remove division Apparel')
    expect(removeWord('casual')).toBe('Remove word casual')
  })
})

describe('monogram', () => {
  it.each([
    ['Northgate', 'NG'],
    ['Cartwheel', 'CW'],
    ['Bazaarly', 'BZ'],
    ['Sundial', 'SD'],
    ['Thread & Post', 'TP'],
    ['Harbor & Main', 'HM'],
    ['Loomhouse', 'LH'],
    ['Fieldstone', 'FS'],
    ['Petra Market', 'PM'],
    ['x', 'X'],
    ['ok', 'OK'],
    ['7 Seas', '7S'],
    ['Ünal Örs', 'ÜÖ'],
    ['東京マート', '東京'],
    ['👕', '–'],
    ['', '–'],
    ['\uD800', '–'],
    ['<script>', 'SC'],
  ])('shortens %s to %s', (name, letters) => {
    expect(monogram(name)).toBe(letters)
  })
})

describe('countries', () => {
  it('are named in English', () => {
    expect(countryName('us')).toBe('United States')
    expect(countryName('IN')).toBe('India')
    expect(countryName('zz')).toBeNull()
    expect(countryName('usa')).toBeNull()
    expect(countryName('../')).toBeNull()
  })

  it('are all offered with a name, US and India first', () => {
    const offered = offeredCountries(undefined)
    expect(offered.slice(0, 2).map(({ code }) => code)).toEqual(['us', 'in'])
    expect(offered.every(({ code, name }) => isCountryCode(code) && name !== code)).toBe(true)
    expect(new Set(offered.map(({ code }) => code)).size).toBe(offered.length)
  })

  it('are those of the deployment, in its order, if it lists any', () => {
    expect(offeredCountries(['in', 'us', 'Xk'])).toEqual([
      { code: 'in', name: 'India' },
      { code: 'us', name: 'United States' },
      { code: 'Xk', name: 'Kosovo' },
    ])
  })

  it('can have any code of the usual forms', () => {
    expect(['us', 'USA', 'en-GB', 'world'].every(isCountryCode)).toBe(true)
    expect(['', 'u', 'u s', 'us,in', '12', 'ünited', 'x'.repeat(9)].some(isCountryCode)).toBe(false)
  })
})

describe('traitGroups', () => {
  it('splits values, trims them, drops empty ones, and preserves the order', () => {
    expect(
      traitGroups([
        ['benefits', ' Breathable | Easy iron||Keeps its shape '],
        ['quantity', '1 piece'],
        ['concern', ' | '],
        ['__proto__', 'a|b'],
        ['benefits', 'Light'],
      ]),
    ).toEqual([
      { name: 'benefits', values: ['Breathable', 'Easy iron', 'Keeps its shape', 'Light'] },
      { name: 'quantity', values: ['1 piece'] },
      { name: 'concern', values: [] },
      { name: '__proto__', values: ['a', 'b'] },
    ])
  })
})
