import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { answered, evidenceOf, products } from '@test/made/anObservation.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { exportProfile } from './exportProfile.ts'
import type { ObservedAnswer } from './observedAnswer.ts'
import { observedService } from './observedService.ts'
import { openPoints } from './openPoints.ts'
import { profileOf } from './profileOf.ts'
import { sentVersusApplied } from './sentVersusApplied.ts'

const page = (index: number | null, from: number) =>
  answered(`countryCode=us&q=x${index === null ? '' : `&index=${index}`}&limit=2`, {
    productList: products(from, 2),
    numFound: 9,
  })

const brands = (brand: string, numFound: number) =>
  answered(`q=x&brandFilter=${brand}`, { productList: products(0, 1), numFound })

describe('the service profile', () => {
  it('has every open point, each assumed before any answer', () => {
    const { points, answers, since } = profileOf([], demoConnection)
    expect(points.map(({ id }) => id)).toEqual(openPoints.map(({ id }) => id))
    expect(new Set(points.map(({ evaluation }) => evaluation.verdict))).toEqual(
      new Set(['assumed']),
    )
    expect({ answers, since }).toEqual({ answers: 0, since: null })
  })

  it('lists contradicted points first and counts the answers', () => {
    const refused = answered('countryCode=us&limit=1', '', { status: 400 })
    const { points, answers, since } = profileOf(evidenceOf([refused]), demoConnection)
    expect(points[0]).toMatchObject({ id: 'searchNeeds', evaluation: { verdict: 'contradicted' } })
    expect({ answers, since }).toEqual({ answers: 1, since: 1 })
  })

  it('is exported with its evidence and without key or token', () => {
    const connection = {
      ...directConnection('https://catalog.example/api'),
      apiKey: 'sentinel-key',
      eanToken: 'sentinel-token',
    }
    const text = exportProfile(
      profileOf(evidenceOf([page(null, 0), page(2, 1)]), connection),
      connection,
      5,
    )
    expect(text).not.toContain('sentinel')
    expect(JSON.parse(text)).toMatchObject({
      made: '1970-01-01T00:00:00.005Z',
      service: { way: 'direct', baseUrl: 'https://catalog.example/api' },
      answers: { count: 2 },
      points: expect.arrayContaining([
        expect.objectContaining({
          id: 'indexBase',
          verdict: 'contradicted',
          evidence: [expect.objectContaining({ fact: 'rows', value: '1', count: 1 })],
        }),
      ]),
    })
  })

  it('notes what a proxy may have changed, only for observed points', () => {
    const proxy = { ...demoConnection, mode: 'proxy' as const }
    const messageOf = (connection: Connection, ...seen: ObservedAnswer[]) =>
      profileOf(evidenceOf(seen), connection).points.find(({ id }) => id === 'eanTokenHeader')
        ?.evaluation.message
    const prices = answered(
      '',
      { result: { merchants: [{ offerPrice: 1 }] } },
      { operation: 'ean' },
    )
    expect(messageOf(demoConnection, prices)).toBe('EAN prices answered without a token, once')
    expect(messageOf(proxy, prices)).toBe(
      'EAN prices answered without a token, once; the proxy may add, change or take away a token that the app does not see',
    )
    expect(messageOf(proxy)).toBe('EAN prices haven’t been requested without a token yet')
  })

  it.each<[id: string, doubt: RegExp, seen: ObservedAnswer[], withoutRefusal: ObservedAnswer[]]>([
    [
      'searchNeeds',
      /refused \(400\), once; the refusal may be the proxy's own$/,
      [answered('countryCode=us&limit=1', '', { status: 400 })],
      [answered('countryCode=us&limit=1', { productList: products(0, 1), numFound: 9 })],
    ],
    [
      'highestLimit',
      /was answered, once; the refusal may be the proxy's own$/,
      [
        answered('countryCode=us&q=x&limit=500', '', { status: 400 }),
        answered('countryCode=us&q=x&limit=2', { productList: products(0, 2), numFound: 9 }),
      ],
      [answered('countryCode=us&q=x&limit=500', { productList: products(0, 2), numFound: 9 })],
    ],
    [
      'filterLists',
      /was refused with 400; a list may have been refused or shortened by the proxy$/,
      [brands('A', 30), brands('B', 12), answered('q=x&brandFilter=A|B', '', { status: 400 })],
      [brands('A', 30), brands('B', 12), brands('A|B', 42)],
    ],
  ])('notes that the proxy may have caused a refusal: %s', (id, doubt, seen, without) => {
    const proxy = { ...demoConnection, mode: 'proxy' as const }
    const messageOf = (connection: Connection, all: ObservedAnswer[]) =>
      profileOf(evidenceOf(all), connection).points.find((point) => point.id === id)?.evaluation
        .message
    expect(messageOf(proxy, seen)).toMatch(doubt)
    expect(messageOf(demoConnection, seen)).not.toMatch(/proxy/)
    expect(messageOf(proxy, without)).not.toMatch(/proxy/)
  })

  it('is stored separately for each API variant of the demo and for each connection', () => {
    expect(observedService(demoConnection, '?q=x')).toBe('demo')
    expect(observedService(demoConnection, '?demo=index-from-1')).toBe('demo index-from-1')
    const direct = directConnection('https://a.example')
    expect(observedService(direct, '?demo=index-from-1')).toBe('direct https://a.example')
  })

  it('is created from any answers without failing', () => {
    const json = fc.jsonValue({ maxDepth: 2 })
    const echo = fc.constantFrom('start=1&rows=2&q=x', 'country:(a OR b) start=', '%E0%A4%A=1&x=2')
    const requested = fc.constantFrom(
      'q=x',
      'q=x&index=2&limit=2',
      'q=x&index=a&limit=',
      'countryCode=a,b&merchantFilter=1|2&brandFilter=;',
      'countryCode=a&countryCode=b&strict=true&mode=full',
    )
    const body = fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc.record(
        {
          productList: fc.oneof(json, fc.array(fc.record({ productId: json }))),
          numFound: json,
          facets: json,
          q: fc.oneof(fc.string(), fc.json({ maxDepth: 1 }), echo),
          shuffle: json,
          result: json,
        },
        { requiredKeys: [] },
      ),
    )
    const answer = fc.record({
      operation: fc.constantFrom('search', 'lookup', 'traits', 'ean' as const),
      status: fc.constantFrom(0, 200, 204, 400, 401, 403, 404, 429, 500),
      query: requested,
      body,
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 3 }), (answers) => {
        const seen = answers.map(({ operation, status, query, body: messageOf }) =>
          answered(query, messageOf, { operation, status }),
        )
        const { points } = profileOf(evidenceOf(seen), demoConnection)
        expect(points).toHaveLength(openPoints.length)
        for (const one of seen) sentVersusApplied(one)
      }),
      { seed: 3, numRuns: 100 },
    )
  }, 30_000)
})
