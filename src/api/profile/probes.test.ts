import { describe, expect, it } from 'vitest'
import type { Call } from '@/api/http/call.ts'
import { answered, products } from '@test/made/anObservation.ts'
import { tryListForms } from './listProbe.ts'
import type { ObservedAnswer } from './observedAnswer.ts'
import { openPoints } from './openPoints.ts'
import { subjectQuery, type Subject } from './probe.ts'

const subject: Subject = {
  q: 'shirt',
  countries: ['us', 'in'],
  merchants: ['A', 'B', 'C'],
  urls: ['https://a.example/p?x=1#top'],
}
const inWords = ({ path, query }: Call) =>
  `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`

/** Runs a check with `answer` for each request, and returns the requests. */
async function requests(
  id: string,
  about_ = subject,
  answer: (call: Call) => ObservedAnswer | null = () => null,
) {
  const requested: Call[] = []
  await openPoints
    .find((point) => point.id === id)
    ?.probe?.run(async (call) => {
      requested.push(call)
      return answer(call)
    }, about_)
  return requested.map(inWords)
}

describe('a check', () => {
  it.each(openPoints.filter(({ probe }) => probe).map(({ id, probe }) => [id, probe?.requests]))(
    'of %s sends no more requests than it states',
    async (id, most) => {
      const requested = await requests(id)
      expect(requested.length).toBeGreaterThan(0)
      expect(requested.length).toBeLessThanOrEqual(Number(most))
    },
  )

  it('of the index requests two rows without an index, at index 1 and at index 2', async () => {
    const page = '/products?countryCode=us&q=shirt'
    expect(await requests('indexBase')).toEqual([
      `${page}&limit=2&mode=lite`,
      `${page}&index=1&limit=2&mode=lite`,
      `${page}&index=2&limit=2&mode=lite`,
    ])
  })

  it('of the limit requests 500 rows, and of keywords 1 row, both without keywords', async () => {
    const found = () => answered('countryCode=us', { productList: products(0, 1) })
    expect(await requests('highestLimit', subject, found)).toEqual([
      '/products?countryCode=us&limit=500&mode=lite',
    ])
    expect(await requests('searchNeeds')).toEqual(['/products?countryCode=us&limit=1&mode=lite'])
  })

  it('repeats a request with keywords when a search without them is refused', async () => {
    const refuse = (call: Call) =>
      call.query.some(([name]) => name === 'q')
        ? answered('countryCode=us&q=shirt', { productList: products(0, 1) })
        : answered('countryCode=us', '', { status: 400 })
    expect(await requests('highestLimit', subject, refuse)).toEqual([
      '/products?countryCode=us&limit=500&mode=lite',
      '/products?countryCode=us&q=shirt&limit=500&mode=lite',
    ])
    expect(await requests('unsentLimit', subject, refuse)).toEqual([
      '/products?countryCode=us&mode=lite',
      '/products?countryCode=us&q=shirt&mode=lite',
    ])
    expect(await requests('unsentLimit', { ...subject, q: '' }, refuse)).toHaveLength(1)
  })

  it('of the mode requests both modes, then none', async () => {
    const page = '/products?countryCode=us&q=shirt&limit=1'
    expect(await requests('unsentMode')).toEqual([`${page}&mode=lite`, `${page}&mode=full`, page])
  })

  it('of strict requests a link without and with a tag, each in 3 strict settings', async () => {
    const addressesOf = (url: string) =>
      ['', '&strict=true', '&strict=false'].map(
        (strict) => `/products/lookup?countryCode=us&url=${url}&mode=lite${strict}`,
      )
    expect(await requests('strict')).toEqual([
      ...addressesOf('https://a.example/p?x=1#top'),
      ...addressesOf('https://a.example/p?x=1&utm_source=catalog-explorer#top'),
    ])
    expect((await requests('strict', { ...subject, urls: ['https://a.example/p'] }))[3]).toContain(
      'https://a.example/p?utm_source=catalog-explorer',
    )
  })

  it('uses the default country when none is known', () => {
    const bare = { ...subject, countries: [] }
    expect(subjectQuery(bare)).toEqual([
      ['countryCode', 'us'],
      ['q', 'shirt'],
    ])
    expect(subjectQuery({ ...bare, q: '' }, 'in')).toEqual([['countryCode', 'in']])
  })
})

describe('the list formats', () => {
  const found = (query: string, numFound: number) =>
    answered(`${query}&limit=1&mode=lite`, { productList: products(0, 1), numFound })

  async function tried(answer: (query: string) => ObservedAnswer | null) {
    const requested: string[] = []
    await tryListForms(
      async (call) => {
        const query = new URLSearchParams(call.query.map(([name, value]) => [name, value]))
        requested.push(query.getAll('merchantFilter').join(' and '))
        query.delete('limit')
        query.delete('mode')
        return answer(query.toString())
      },
      subject,
      { parameter: 'merchantFilter', field: 'merchant', values: subject.merchants },
    )
    return requested
  }

  it('are each tried with two values while none is understood', async () => {
    const all = ['A', 'B', 'A,B', 'A|B', 'A;B', 'A B', 'A and B']
    expect(await tried(() => null)).toEqual(all)
    expect(await tried((query) => found(query, 30))).toEqual(all)
  })

  it('are tried only up to the first one that is understood', async () => {
    const counts = new Map([
      ['merchantFilter=A', 30],
      ['merchantFilter=B', 12],
      ['merchantFilter=A%7CB', 42],
    ])
    expect(
      await tried((query) => found(query, counts.get(query.split('&')[0] ?? '') ?? 30)),
    ).toEqual(['A', 'B', 'A,B', 'A|B'])
  })
})
