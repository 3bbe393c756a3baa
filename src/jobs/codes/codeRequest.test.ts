import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HttpError } from '@/api/http/errors.ts'
import { urlForms } from '@/api/links/urlForms.ts'
import type { Product } from '@/api/operations/product.ts'
import { getSearch } from '@/api/operations/search.ts'
import { readLines } from '@/domain/codes/inputLines.ts'
import { planCodes, type CodeRequest } from '@/domain/codes/planCodes.ts'
import { readEntry } from '@/domain/codes/readEntry.ts'
import { defaultCodesSettings, type CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { demoConnection as connection } from '@test/made/connections.ts'
import { demoServer } from '../../../mocks/node.ts'
import { requestItem, failureOf, followTitle, refreshTitle, maxRequests } from './codeRequest.ts'

const demo = demoServer()
beforeAll(() => demo.listen())
afterEach(() => demo.reset())
afterAll(() => demo.close())

async function request(
  text: string,
  settings: Partial<CodesSettings> = {},
  signal = new AbortController().signal,
  naming: Partial<Pick<CodeRequest, 'known' | 'further' | 'isNamedWithRun'>> = {},
) {
  const entry = readEntry(text)
  if (entry.kind === 'invalid') throw new Error(entry.message)
  const all = { ...defaultCodesSettings, ...settings }
  return requestItem(
    connection,
    { entry, countries: ['us'], known: null, further: [], isNamedWithRun: true, ...naming },
    all,
    signal,
  )
}

const operations = () =>
  demo.requests().map((path) => /\/(productCodes|lookup|traits)/.exec(path)?.[1] ?? 'search')

/** A record with a code that several merchants sell. */
async function record(): Promise<Product & { productUrl: string; productId: string; ean: string }> {
  const { products } = await getSearch(connection, aSearchRequest({ q: 'cotton shirt' }))
  for (const product of products) {
    const ean = product.skuSet.find(({ ean: code }) => code !== null)?.ean ?? null
    const { productUrl, productId } = product
    if (ean !== null && productUrl !== null && productId !== null) {
      demo.reset()
      return { ...product, productUrl, productId, ean }
    }
  }
  throw new Error('the demo has no such record')
}

describe('a code', () => {
  it('returns its offers with one request', async () => {
    const { ean, productId } = await record()
    const { state, value } = await request(ean)
    expect(state).toBe('done')
    expect(value).toMatchObject({ kind: 'ean', code: ean, echo: null, title: null })
    const offers = value?.kind === 'ean' ? value.offers : []
    expect(offers.map((offer) => offer.productId)).toContain(productId)
    expect(offers[0]).not.toHaveProperty('raw')
    expect(operations()).toEqual(['productCodes'])
  })

  it('returns a name and picture with one more request if the names option is on', async () => {
    const { ean } = await record()
    const { value } = await request(ean, { names: true })
    expect(value).toMatchObject({ title: expect.any(String), imageUrl: expect.any(String) })
    expect(operations()).toEqual(['productCodes', 'traits'])
  })

  it('takes its known name instead of requesting it', async () => {
    const { ean } = await record()
    const known = { title: 'A known shirt', imageUrl: null }
    const naming = { known, isNamedWithRun: false }
    const { value } = await request(ean, { names: true }, undefined, naming)
    expect(value).toMatchObject({ title: 'A known shirt' })
    expect(operations()).toEqual(['productCodes'])
  })

  it('that isn’t found is replaced by the next code of its listing, up to twice', async () => {
    const { ean } = await record()
    const unknown = '2049811842247'
    const further = (...codes: string[]) => request(unknown, {}, undefined, { further: codes })
    expect(await further(ean)).toMatchObject({ state: 'done', value: { code: ean } })
    expect(operations()).toEqual(['productCodes', 'productCodes'])
    expect(await further(unknown, unknown, ean)).toMatchObject({ state: 'not found' })
    expect(operations()).toHaveLength(5)
  })

  it('is returned without a name if the request for the name fails', async () => {
    const { ean } = await record()
    demo.server.use(
      http.get('*/v1/products/:id/traits', () => new HttpResponse(null, { status: 500 })),
    )
    expect(await request(ean, { names: true })).toMatchObject({
      state: 'done',
      value: { title: null },
    })
  })

  it('that isn’t found is also tried in other lengths if that option is on', async () => {
    expect(await request('2049811842247')).toEqual({ state: 'not found', value: null })
    expect(operations()).toHaveLength(1)
    const { ean } = await record()
    const longer = ean.padStart(14, '0')
    expect(await request(longer)).toMatchObject({ state: 'not found' })
    demo.reset()
    const { value } = await request(longer, { otherForms: true })
    expect(value).toMatchObject({ code: ean })
    expect(operations().length).toBeGreaterThan(1)
  })
})

describe('a URL', () => {
  it('returns its listings', async () => {
    const { productUrl, productId } = await record()
    const { value } = await request(productUrl, { chain: false })
    expect(value).toMatchObject({ kind: 'url', url: productUrl, market: null })
    expect(value?.kind === 'url' ? value.records[0]?.productId : null).toBe(productId)
    expect(operations()).toEqual(['lookup'])
    expect(await request('https://nowhere.example/1')).toEqual({ state: 'not found', value: null })
  })

  it('also returns the offers for its listing’s code if that option is on', async () => {
    const { productUrl, productId } = await record()
    const { value } = await request(productUrl, { chain: true })
    const market = value?.kind === 'url' ? value.market : null
    expect(market?.offers.map((offer) => offer.productId)).toContain(productId)
  })

  it('is also tried in its variants if that option is on, until one is found', async () => {
    const { productUrl } = await record()
    const tracked = `${productUrl}${productUrl.includes('?') ? '&' : '?'}utm_source=x`
    expect(await request(tracked)).toMatchObject({ state: 'not found' })
    expect((await request(tracked, { otherForms: true })).value).toMatchObject({ url: productUrl })
    const wrapped = `https://www.google.com/url?q=${encodeURIComponent(tracked)}&sa=D`
    expect((await request(`<${wrapped}>`, { otherForms: true })).value).toMatchObject({
      url: productUrl,
    })
  })

  it('is tried in the same variants and order as on Find by link', async () => {
    const link = 'https://m.nowhere.example/p/1;jsessionid=1?color=blue&amp;utm_source=x#a'
    const entry = readEntry(link)
    if (entry.kind !== 'url') throw new Error('it is a URL')
    demo.reset()
    expect(await request(link, { otherForms: true })).toEqual({ state: 'not found', value: null })
    const tried = demo.requests().map((path) => new URL(path, 'https://a.example').searchParams)
    expect(tried.map((params) => params.get('url'))).toEqual(
      urlForms(entry.url).map(({ url }) => url),
    )
    expect(tried.length).toBeGreaterThan(5)
  })
})

describe('a product ID', () => {
  it('returns the product with its attributes', async () => {
    const { productId, title } = await record()
    const { value } = await request(productId)
    expect(value).toMatchObject({ kind: 'id', product: { productId, title } })
    expect(operations()).toEqual(['traits'])
    expect(await request('0'.repeat(31) + '1')).toEqual({ state: 'not found', value: null })
  })
})

describe('a request', () => {
  it('ends when its signal aborts, and passes on the service’s errors', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(request('2049811842247', {}, controller.signal)).rejects.toThrow('aborted')
    demo.scenario('error-500')
    await expect(request('2049811842247')).rejects.toBeInstanceOf(HttpError)
  })

  it('is counted in advance', () => {
    const lines = readLines(
      ['2049811842247', 'https://a.example/1?utm_source=x', 'F'.repeat(32)].map((text) => ({
        line: 1,
        text,
        target: null,
      })),
      'auto',
    )
    const { codeRequests } = planCodes(lines, [['us']])
    const count = (settings: Partial<CodesSettings>) =>
      maxRequests(codeRequests, { ...defaultCodesSettings, ...settings })
    expect(count({})).toBe(3)
    expect(count({ names: true })).toBe(4)
    expect(count({ chain: true })).toBe(6)
    expect(count({ otherForms: true })).toBe(5)
  })

  it('that failed is saved with its message and status but without the response', () => {
    const error = new HttpError('Broken.', anAnswer({ status: 500 }), null)
    expect(failureOf(error)).toEqual({ name: 'HttpError', says: 'Broken.', status: 500 })
    expect(failureOf('x')).toMatchObject({ name: 'Error', status: null })
  })
})

describe('a title', () => {
  const search = (title: string) => {
    const entry = readEntry(title, 'title')
    if (entry.kind === 'invalid') throw new Error(entry.message)
    return requestItem(
      connection,
      { entry, countries: ['us'], known: null, further: [], isNamedWithRun: false },
      defaultCodesSettings,
      new AbortController().signal,
    )
  }

  it('finds the best listing per product, and an accepted one is not searched for again', async () => {
    const { title, ean } = await record()
    const words = (title ?? '').toUpperCase().split(' ').toReversed().join(' ')
    const result = await search(words)
    if (result.state !== 'done' || result.value?.kind !== 'title') throw new Error('no titles')
    const { candidates, choice, market } = result.value
    expect([choice, market]).toEqual([null, null])
    expect(candidates[0]?.record.title).toBe(title)
    expect(candidates[0]?.score).toBeGreaterThan(0.8)
    expect(candidates[0]?.reasons[0]).toBe('all words')
    const codes = candidates.map(({ record: { eans } }) => eans[0])
    expect(new Set(codes).size).toBe(codes.length)

    const accepted = await followTitle(
      connection,
      { countries: ['us'] },
      { ...result.value, choice: candidates.findIndex((one) => one.record.eans.includes(ean)) },
      defaultCodesSettings,
      new AbortController().signal,
    )
    expect(accepted.value).toMatchObject({ market: { code: ean } })

    // When the collection is updated, the title means the accepted product and is not searched for.
    if (accepted.value?.kind !== 'title') throw new Error('no title')
    const before = operations().length
    const again = await refreshTitle(
      connection,
      { countries: ['us'] },
      accepted.value,
      defaultCodesSettings,
      new AbortController().signal,
    )
    expect(again.value).toMatchObject({ kind: 'title', choice: 0, market: { code: ean } })
    expect(operations().slice(before)).toEqual(['traits', 'productCodes'])
    const open = { ...result.value, choice: null }
    expect(
      await refreshTitle(
        connection,
        { countries: ['us'] },
        open,
        defaultCodesSettings,
        new AbortController().signal,
      ),
    ).toEqual({ state: 'not found', value: null })
  })

  it('without any matching listing is not found after searches with fewer and fewer words', async () => {
    expect(await search('Quixotic Zyzzyva Flumadiddle')).toEqual({
      state: 'not found',
      value: null,
    })
    expect(operations()).toEqual(['search', 'search', 'search', 'search'])
  })
})
