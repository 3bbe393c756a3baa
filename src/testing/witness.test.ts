import { describe, expect, it } from 'vitest'
import { dialects } from '../../mocks/dialects.ts'
import { usualReading } from '../../mocks/handlers/dialect/reading.ts'
import { recordField, recordKeys, skuKeys } from '../../mocks/knownFields.ts'
import { defaultDialect } from '../api/dialect.ts'
import { openPoints } from '../api/profile/openPoints.ts'
import { fieldOf, keysIn, recordField as fieldNamed } from '../domain/catalog/places.ts'
import { choiceIds, OPEN_POINTS } from '../domain/catalog/specification.ts'

/** Each kind of the demo service's list, and what the app's list calls it. */
const ALIKE = {
  flag: ['flag'],
  text: ['text', 'path', 'url', 'html'],
  name: ['text', 'id'],
  number: ['percent', 'count', 'rank', 'score'],
  price: ['price'],
  stamp: ['stamp'],
  texts: ['urls', 'any'],
  map: ['any'],
}

describe('the fields of the app and those of the demo service, each written from the specification', () => {
  it('are the same, of records and of SKUs', () => {
    expect(keysIn('lite', 'full').toSorted()).toEqual([...recordKeys, 'skuSet'].toSorted())
    expect(keysIn('sku').toSorted()).toEqual(skuKeys.toSorted())
  })

  it.each(recordKeys)('agree on the form, the kind and the name of %s', (key) => {
    const { form, kind, label } = recordField(key)
    const field = fieldOf(key)
    expect(field.in.includes('lite')).toBe(form === 'lite')
    expect(field.isOfSome === true).toBe(form === 'traits')
    expect(ALIKE[kind]).toContain(field.kind)
    if (label !== undefined) expect(label).toBe(fieldNamed(key)?.label)
  })
})

describe('what the specification leaves open', () => {
  it('is told on the Service profile point by point, in the order of the list', () => {
    expect(openPoints.map(({ id }) => id)).toEqual(Object.keys(OPEN_POINTS))
  })

  it.each(choiceIds)(
    'can be sent in every way that the demo service reads or asks for: %s',
    (id) => {
      const readings = [usualReading, ...dialects.map(({ reading }) => reading)]
      const known = new Set([
        defaultDialect[id],
        ...readings.flatMap((reading) => reading[id] ?? []),
        ...dialects.flatMap(({ asks }) => asks[id] ?? []),
      ])
      expect(known.size).toBeGreaterThan(1)
      expect(OPEN_POINTS[id].choices).toEqual(expect.arrayContaining([...known]))
    },
  )
})
