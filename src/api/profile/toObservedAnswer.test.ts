import { describe, expect, it } from 'vitest'
import type { Operation } from '@/api/fields/operations.ts'
import type { Answer, Call } from '@/api/http/call.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { demoConnection } from '@test/made/connections.ts'
import { toObservedAnswer } from './toObservedAnswer.ts'

const layout = (operation: Operation, body: unknown, overrides: Partial<Answer> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const call: Call = { operation, path: '/x', query: [['limit', '3']] }
  const answer = anAnswer({ call, text, ...overrides })
  return toObservedAnswer({ call, url: '', at: 1, ms: 1, answer, failure: null }, demoConnection)
}

describe('toObservedAnswer', () => {
  it('reads an answer only when its text is stored and not too long', () => {
    const call: Call = { operation: 'search', path: '/x', query: [] }
    expect(
      toObservedAnswer(
        { call, url: '', at: 1, ms: 1, answer: null, failure: null },
        demoConnection,
      ),
    ).toBeNull()
    expect(layout('search', '', { bytes: 1 })).toBeNull()
    expect(layout('search', '', { bytes: 0 })).not.toBeNull()
    expect(layout('search', ' '.repeat(4_000_000))).not.toBeNull()
    expect(layout('search', ' '.repeat(4_000_001))).toBeNull()
  })

  it('reads a page of a search', () => {
    const seen = layout('search', {
      productList: [{ title: 'b', productId: 'A' }, { productId: 'B' }],
      numFound: 9,
      q: 'x start=0 rows=3',
      shuffle: true,
    })
    expect(seen).toMatchObject({
      nothing: false,
      found: null,
      records: [{ title: 'b', productId: 'A' }, { productId: 'B' }],
      search: {
        ids: ['A', 'B'],
        numFound: 9,
        shuffled: true,
        echo: { start: 0, rows: 3 },
        fields: ['productId', 'title'],
      },
    })
    expect(layout('search', { productList: [], numFound: 0 })).toMatchObject({
      nothing: true,
      search: { ids: [], fields: [] },
    })
  })

  it('reads a look-up, a product and EAN prices, found or not', () => {
    expect(layout('lookup', [{ productId: 'A' }, { title: 'x' }])).toMatchObject({
      search: null,
      found: ['A', ''],
      nothing: false,
    })
    expect(layout('lookup', [])).toMatchObject({ found: [], nothing: true })
    expect(layout('traits', '', { status: 404 })).toMatchObject({ found: null, nothing: true })
    expect(layout('ean', { result: { merchants: [{ merchantId: 'm' }] } })).toMatchObject({
      nothing: false,
      records: [{ merchantId: 'm' }],
    })
    expect(layout('ean', { result: { merchants: [] } })).toMatchObject({
      nothing: true,
      records: [],
    })
  })

  it('reads the body of a failed answer, too', () => {
    expect(layout('search', { message: 'no' }, { status: 400 })).toMatchObject({
      status: 400,
      body: { message: 'no' },
      search: null,
      nothing: null,
    })
    expect(layout('search', '\uFEFF\uFEFF{"a":1}', { status: 500 })?.body).toEqual({ a: 1 })
    expect(layout('search', '<html>', { status: 500 })?.body).toBeUndefined()
  })
})
