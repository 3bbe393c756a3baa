import { describe, expect, it } from 'vitest'
import { openPoints } from '@/api/profile/openPoints.ts'
import type { Subject } from '@/api/profile/probe.ts'
import { answered } from '@test/made/anObservation.ts'
import { scalarForms } from './scalarForms.ts'

const bare: Subject = { q: '', countries: ['us'], merchants: [], urls: [] }
const lackOf = (id: string, subject: Partial<Subject>) =>
  openPoints.find((point) => point.id === id)?.probe?.lacks?.({ ...bare, ...subject }) ?? null

describe('a check', () => {
  it.each<[id: string, less: Partial<Subject>, enough: Partial<Subject>]>([
    ['filterLists', { merchants: ['A'] }, { merchants: ['A', 'B'] }],
    ['countryLists', { countries: ['us'] }, { countries: ['us', 'in'] }],
    ['strict', { urls: [] }, { urls: ['https://a.example'] }],
  ])('of %s needs enough values to run', (id, less, enough) => {
    expect(lackOf(id, less)).not.toBeNull()
    expect(lackOf(id, enough)).toBeNull()
  })
})

describe('the form of numbers and booleans', () => {
  const forms = (record: object) =>
    scalarForms.observe?.(answered('q=x', { productList: [record] }), []).map(({ value }) => value)

  it('is reported once for each form seen', () => {
    expect(forms({ offerPrice: '12', salePrice: 12, discount: 3, active: 'true' })).toEqual([
      'numbers as text',
      'numbers as numbers',
      'booleans as text',
    ])
    expect(forms({ active: true, changed: 0 })).toEqual([
      'booleans as booleans',
      'booleans as 0 and 1',
    ])
    expect(forms({ offerPrice: 'x', active: 'maybe', changed: null })).toEqual([])
  })
})
