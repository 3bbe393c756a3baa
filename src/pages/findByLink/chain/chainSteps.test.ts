import { CancelledError } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { readProducts } from '@/api/operations/product.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { resolveSheet, type MatchedLink } from '@/pages/findByLink/resolveSheet.ts'
import { resolveState } from '@/routing/states/resolveState.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { chainSteps } from './chainSteps.ts'

type Known = Parameters<typeof chainSteps>[0]

const idle = { data: undefined, isFetching: false, isError: false, error: null }
const answered = { ...idle, data: { products: [] } }
const form = (query: object) => ({ query }) as Known['tried']['forms'][number] // no more is read
const tried = (...queries: object[]): Known['tried'] => ({
  forms: queries.map(form),
  matched: null,
  isTrying: false,
  tryOthers: () => {},
})
const products = readProducts([
  { productId: 'a', active: true },
  { productId: 'b', active: false },
  { productId: 'c' },
])
const matchedAt = (place: number): Known['tried'] => ({
  ...tried(answered, answered, idle),
  matched: { index: place, result: { products } } as unknown as Known['tried']['matched'],
})
const skus: Known['skus'] = {
  skus: readProducts([{ skuSet: [{}, {}, {}] }])[0]?.skuSet ?? [],
  query: null,
}
const market = (overrides: object = {}, summary: object = {}) =>
  ({
    where: '',
    codes: ['1', '2'],
    requested: 2,
    answered: 2,
    failed: [],
    isSettled: true,
    hasNoOwnMerchant: false,
    reference: referenceWords('median'),
    ...overrides,
    summary: { n: 2, index: 98.76, offers: 1234, merchants: 5, ...summary },
  }) as unknown as Known['market'] // no more is read

const steps = (changes: Partial<Known>) =>
  chainSteps({ tried: matchedAt(1), skus, market: market(), ...changes })

describe('the first step from a link to its price index', () => {
  it.each<[string, Known['tried'], object]>([
    ['matched by the original', matchedAt(1), { value: 'Original', sub: 'matched' }],
    ['matched by a variant', matchedAt(2), { value: '2nd variant', sub: 'of 3 matched' }],
    ['checking', tried({ ...idle, isFetching: true }), { value: null, isWaiting: true }],
    [
      'with other variants being tried',
      { ...tried(answered, idle), isTrying: true },
      { value: null, isWaiting: true },
    ],
    ['not checked', tried(idle), { value: null }],
    ['failed', tried({ ...idle, isError: true, error: new Error('x') }), { value: 'Failed' }],
    ['stopped', tried({ ...idle, isError: true, error: new CancelledError() }), { value: null }],
    [
      'without a match',
      tried(answered, answered, idle),
      { value: 'No match', sub: '2 of 3 variants tried' },
    ],
  ])('for a link %s is %o', (_, known, step) => {
    expect(steps({ tried: known }).url).toEqual(step)
  })

  it('makes the later steps wait only while the link is being checked', () => {
    const waiting = steps({ tried: tried({ ...idle, isFetching: true }) })
    expect(waiting).toMatchObject({
      records: { isWaiting: true },
      eans: { isWaiting: true },
      offers: { isWaiting: true },
      index: { isWaiting: true },
      indexBase: '',
    })
    const over = { value: null }
    expect(steps({ tried: tried(answered) })).toMatchObject({ records: over, index: over })
    expect(steps({ tried: tried(answered) }).records.isWaiting).toBeUndefined()
  })
})

describe('the later steps from a link to its price index', () => {
  it('count listings, codes and offers, and show the index', () => {
    expect(steps({})).toEqual({
      url: { value: 'Original', sub: 'matched' },
      records: { value: '3', sub: '1 in stock' },
      eans: { value: '2', sub: 'of 3 variants' },
      offers: { value: '1,234', sub: 'at 5 merchants' },
      index: { value: '98.8', sub: 'median of the competitors = 100' },
      indexBase: 'average of 2 EANs',
    })
  })

  it('use the singular for one variant', () => {
    const one = { skus: readProducts([{ skuSet: [{}] }])[0]?.skuSet ?? [], query: null }
    expect(steps({ skus: one }).eans.sub).toBe('of 1 variant')
  })

  it('show no index but “no merchant chosen” where you have no merchant', () => {
    const nobody = market({ hasNoOwnMerchant: true }, { n: 0, index: null })
    expect(steps({ market: nobody })).toMatchObject({
      offers: { value: '1,234' },
      index: { value: null, sub: 'no merchant chosen' },
      indexBase: '',
    })
  })

  it('wait for the variants of the listing, unless loading them failed', () => {
    const without = (query: object | null) =>
      steps({ skus: { skus: null, query } as unknown as Known['skus'] })
    expect(without({ isError: false }).eans).toEqual({ value: null, isWaiting: true })
    expect(without(null).index).toEqual({ value: null, isWaiting: true })
    expect(without({ isError: true }).offers).toEqual({ value: null })
    expect(without(null).indexBase).toBe('')
  })

  it('show how many EANs are checked while some are missing', () => {
    const progress = '1 of 2 EANs checked'
    expect(steps({ market: market({ isSettled: false, answered: 1 }) }).offers.sub).toBe(progress)
    expect(steps({ market: market({ failed: [{}], answered: 1 }) }).offers.sub).toBe(progress)
    expect(steps({ market: market({ requested: 1, answered: 1 }) }).offers.sub).toBe(progress)
    expect(steps({ market: market({ where: ' in US' }, { merchants: 1 }) })).toMatchObject({
      offers: { sub: 'at 1 merchant in US' },
      indexBase: 'average of 2 EANs in US',
    })
  })

  it('show no figures before the first response', () => {
    const none = { n: 0, index: null }
    expect(steps({ market: market({ requested: 0, answered: 0 }, none) })).toMatchObject({
      offers: { value: null, sub: 'not checked' },
      index: { value: null },
      indexBase: '',
    })
    expect(steps({ market: market({ requested: 2, answered: 0 }, none) }).offers).toEqual({
      value: null,
    })
    expect(
      steps({ market: market({ codes: [], requested: 0, answered: 0 }, none) }).offers,
    ).toEqual({
      value: null,
    })
    expect(steps({ market: market({ answered: 0, isSettled: false }, none) })).toMatchObject({
      offers: { value: null, isWaiting: true },
      index: { value: null, isWaiting: true },
    })
  })
})

describe('the export sheet of Find by link', () => {
  const AT = Date.UTC(2025, 10, 18, 10)
  const url = 'https://shop.example/p/1'
  const matched = (country: string, label = ''): MatchedLink => ({
    countries: [country],
    url,
    label,
    result: {
      products: products.slice(0, 2),
      answer: anAnswer({ text: `{"of":"${country}"}`, receivedAt: AT }),
    },
  })
  const state = resolveState({ url, countries: ['us', 'in'] })

  it('has a row for each listing of each country', () => {
    const sheet = resolveSheet(state, [matched('us'), matched('in')], AT)
    expect(sheet.name).toBe('Listings of shop.example, 2025-11-18')
    expect(sheet.rows).toHaveLength(4)
    const [row] = sheet.rows
    const cells = sheet.columns.slice(0, 2).map(({ cell }) => row && cell(row))
    expect(cells).toEqual(['US', { url }])
    expect(sheet.received?.()).toBe('[\n{"of":"us"},\n{"of":"in"}\n]\n')
    expect(sheet.about().at(-1)).toBe('Complete: all listings')
  })

  it('names the countries without a match, and the options that were sent', () => {
    const sheet = resolveSheet({ ...state, mode: 'lite' }, [matched('us')], AT)
    expect(sheet.about().at(-1)).toBe('All listings; none for IN')
    expect(sheet.about()).toContain('Country: US, IN; mode: lite')
    const more = resolveSheet({ ...state, merchant: 'Northgate', strict: 'true' }, [], AT)
    expect(more.about()[2]).toMatch(/; mode: \w+; merchant: Northgate; strict: true$/)
  })
})
