import { describe, expect, it } from 'vitest'
import {
  readReference,
  readRowReference,
  referenceParameter,
  referenceWords,
  REFERENCE_CHOICES,
  competitorName,
  rowReferenceParameter,
} from './reference.ts'

const nameOf = (id: string) => (id === 'northgate' ? 'Northgate' : id)

describe('the “Compared with” choice', () => {
  it.each([
    ['median', 'median', 'median of the competitors', 'the market'],
    ['min', 'min', 'lowest of the competitors', 'the lowest'],
    ['mean', 'mean', 'mean of the competitors', 'the mean'],
    ['own-target', 'target', 'target price', 'target'],
    ['northgate', { merchant: 'northgate' }, 'Northgate', 'Northgate'],
    ['target', { merchant: 'target' }, 'target', 'target'],
  ] as const)(
    'is %s in the URL of a collection, and read back',
    (written, reference, label, than) => {
      expect(readRowReference(written)).toEqual(reference)
      expect(rowReferenceParameter(reference)).toBe(written)
      expect(referenceWords(reference, nameOf)).toMatchObject({ label, than })
    },
  )

  it.each(['median', 'min', 'mean', 'northgate', '__proto__'])(
    'is %s in a link, after it is read and written',
    (ref) => {
      expect(referenceParameter(readReference(ref))).toBe(ref)
    },
  )

  it('is the median if the URL has none', () => {
    expect(readReference('')).toBe('median')
    expect(readRowReference('')).toBe('median')
  })

  it('covers competitors, or all sellers if you have no merchant', () => {
    expect(referenceWords('median', nameOf)).toMatchObject({
      label: 'median of the competitors',
      formula: 'median of the competitors’ offer prices',
    })
    expect(referenceWords('median', nameOf, 'all')).toMatchObject({
      label: 'median of all sellers',
      formula: 'median of all offer prices',
    })
    expect(referenceWords({ merchant: 'northgate' }, nameOf, 'all').label).toBe('Northgate')
  })

  it('shows the name of a competitor from the answers, or its alias', () => {
    const offers = [
      [{ merchantId: 'm1', merchantName: null }],
      [{ merchantId: 'm1', merchantName: 'Acme' }],
    ]
    expect(competitorName('m1', offers, [])).toBe('Acme')
    expect(competitorName('m1', offers, [['Apex', 'ACME']])).toBe('Apex')
    expect(competitorName('m2', offers, [])).toBe('m2')
    expect(competitorName('median', offers, [])).toBeNull()
    const competitorReference = readRowReference('m1', 'Apex')
    expect(referenceWords(competitorReference)).toMatchObject({ label: 'Apex' })
    expect(rowReferenceParameter(competitorReference)).toBe('m1')
  })

  it('can be one of three figures', () => {
    expect(REFERENCE_CHOICES).toEqual([
      { value: 'median', label: 'median of the competitors' },
      { value: 'min', label: 'lowest of the competitors' },
      { value: 'mean', label: 'mean of the competitors' },
    ])
  })
})
