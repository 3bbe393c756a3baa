import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { eachFilter } from '@/api/fields/filters.ts'
import { OPERATIONS, type Operation, type Parameter } from '@/api/fields/operations.ts'
import { fieldOf, keysIn } from '@/api/fields/places.ts'
import { choiceIds, OPEN_POINTS } from '@/api/fields/specification.ts'
import { eanCall, lookupCall, searchCall, traitsCall } from '@/api/operations/calls.ts'
import { openPoints } from '@/api/profile/openPoints.ts'
import { apiVariants } from '../../mocks/apiVariants.ts'
import { usualReading } from '../../mocks/handlers/apiVariant/reading.ts'
import { recordField, recordKeys, skuKeys } from '../../mocks/knownFields.ts'
import { PARAMETERS, type KnownParameter } from '../../mocks/knownParameters.ts'
import { demoConnection } from '../made/connections.ts'

const operations = Object.keys(OPERATIONS) as Operation[] // those of the list

/** Each kind in the demo service's list, with its equivalents in the app's list. */
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
  it('are the same for records and for SKUs', () => {
    expect(keysIn('lite', 'full').toSorted()).toEqual([...recordKeys, 'skuSet'].toSorted())
    expect(keysIn('sku').toSorted()).toEqual(skuKeys.toSorted())
  })

  it.each(recordKeys)('agree on the form and the kind of %s', (key) => {
    const { form, kind } = recordField(key)
    const field = fieldOf(key)
    expect(field.in.includes('lite')).toBe(form === 'lite')
    expect(field.isOfSome === true).toBe(form === 'traits')
    expect(ALIKE[kind]).toContain(field.kind)
  })
})

describe('the parameters of the app and those of the demo service, each written from the specification', () => {
  it('belong to the same operations', () => {
    expect(operations.toSorted()).toEqual((Object.keys(PARAMETERS) as Operation[]).toSorted())
  })

  it.each(operations)('are the same, with the same values, for %s', (operation) => {
    const own = Object.entries<Parameter>(OPERATIONS[operation].parameters)
    const theirs = Object.entries<KnownParameter>(PARAMETERS[operation])
    const plain = own.map(
      ([name, { in: place = 'query', isRequired = false, values, lists, restricts }]) => [
        name,
        {
          in: place,
          required: isRequired,
          ...(values && { values }),
          ...(lists && { list: lists }),
          ...(restricts && { restricts }),
        },
      ],
    )
    expect(Object.fromEntries(plain)).toEqual(Object.fromEntries(theirs))
  })

  it('are exactly the parameters that requests send', () => {
    const calls = [
      searchCall(
        demoConnection,
        {
          countries: ['us'],
          q: 'shirt',
          ...eachFilter(() => ['one']),
          mode: 'lite',
        },
        24,
        24,
      ),
      traitsCall(demoConnection, { id: 'A', countries: ['us'], mode: 'full' }),
      lookupCall(demoConnection, {
        url: 'https://shop.example',
        countries: ['us'],
        merchant: 'one',
        strict: 'true',
        mode: 'lite',
      }),
      eanCall(demoConnection, { code: '2049811763054', countries: ['us'], mode: 'lite' }),
    ]
    for (const { operation, query } of calls) {
      const inQuery = Object.entries<KnownParameter>(PARAMETERS[operation]).flatMap(
        ([name, parameter]) => (parameter.in === 'query' ? [name] : []),
      )
      expect(query.map(([name]) => name).toSorted()).toEqual(inQuery.toSorted())
    }
  })
})

describe('the points that the specification leaves open', () => {
  it('are all listed on the Service profile, in the order of the list', () => {
    expect(openPoints.map(({ id }) => id)).toEqual(Object.keys(OPEN_POINTS))
  })

  it.each(choiceIds)('offer every choice that the demo service supports: %s', (id) => {
    const readings = [usualReading, ...apiVariants.map(({ reading }) => reading)]
    const known = new Set([
      defaultApiVariant[id],
      ...readings.flatMap((reading) => reading[id] ?? []),
      ...apiVariants.flatMap(({ clientSettings }) => clientSettings[id] ?? []),
    ])
    expect(known.size).toBeGreaterThan(1)
    expect(OPEN_POINTS[id].choices).toEqual(expect.arrayContaining([...known]))
  })
})
