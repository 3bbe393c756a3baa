import { describe, expect, it } from 'vitest'
import { aRecord } from '@test/made/aCompared.ts'
import { attributeRows } from './attributeRows.ts'

const rows = (...raws: (Record<string, unknown> | null)[]) =>
  attributeRows(raws.map((raw) => raw && aRecord({}, raw)))
const cell = (name: string, value: unknown) =>
  rows({ [name]: value }).find(({ key }) => key === name)?.cells[0]
const labels = (...raws: Record<string, unknown>[]) => rows(...raws).map(({ label }) => label)

describe('a field that no other row shows', () => {
  it.each<[string, unknown, object]>([
    ['lot', 7, { kind: 'received', value: 7 }],
    ['lot', 0, { kind: 'received', value: 0 }],
    ['lot', null, { kind: 'missing', what: 'null' }],
    ['lot', ' ', { kind: 'missing', what: 'empty text' }],
    ['lot', [], { kind: 'missing', what: 'empty list' }],
    ['lot', {}, { kind: 'missing', what: 'empty map' }],
    ['lot', [1], { kind: 'received', value: [1] }],
    ['creationDate', 0, { kind: 'missing', what: '0, none recorded' }],
    ['creationDate', 5, { kind: 'moment', at: 5 }],
    ['creationDate', 1e300, { kind: 'received', value: 1e300 }],
    ['creationDate', '5', { kind: 'received', value: '5' }],
    ['description', 'Soft', { kind: 'description', text: 'Soft' }],
    ['description', 5, { kind: 'received', value: 5 }],
    ['lot', 'Soft', { kind: 'received', value: 'Soft' }],
  ])('is shown by its kind of value (%s: %j)', (name, value, shown) => {
    expect(cell(name, value)).toEqual(shown)
  })

  it('is missing in a record without it, and blank if there is no record', () => {
    expect(rows({ lot: 7 }, {}, null)[0]?.cells).toEqual([
      { kind: 'received', value: 7 },
      { kind: 'missing', what: 'not given' },
      null,
    ])
  })

  it('says whether it is in the specification', () => {
    const [lot, created] = rows({ lot: 7, creationDate: 5 })
    expect(lot?.undocumented).toBe('This field isn’t in the specification.')
    expect(created?.undocumented).toBeNull()
  })
})

describe('a nested field', () => {
  it('shows extra attributes one by one, except those with their own row', () => {
    const [fit, ...more] = rows({ extAttributes: { fit: 'Slim', pattern: 'Dots' } })
    expect(more).toEqual([])
    expect(fit).toMatchObject({
      key: 'extAttributes fit',
      label: 'fit',
      undocumented: 'The service doesn’t document the contents of extAttributes.',
      cells: [{ kind: 'received', value: 'Slim' }],
    })
  })

  it('is split only if it is a list of SKUs', () => {
    expect(labels({ skuSet: [{ skuId: '1' }] })).toEqual([])
    expect(labels({ skuSet: [{ skuId: '1' }, 'x'] })).toEqual(['SKUs'])
    expect(labels({ skuSet: [null] })).toEqual(['SKUs'])
    expect(labels({ skuSet: { a: 1 } })).toEqual(['SKUs'])
    expect(labels({ skuSet: 'x' })).toEqual(['SKUs'])
    expect(labels({ skuSet: null })).toEqual([])
    expect(labels({ extAttributes: ['a'] })).toEqual(['Extra attributes'])
    expect(labels({ extAttributes: 'a' })).toEqual(['Extra attributes'])
    expect(labels({ list: [{ a: 1 }] })).toEqual(['list'])
  })

  it('is shown as received if one record has another shape', () => {
    expect(labels({ skuSet: [{ skuId: '1' }] }, { skuSet: 'x' })).toEqual(['SKUs'])
  })
})
