import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { HttpError, KeyError } from '@/api/http/errors.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { cellKey } from '@/domain/assortment/brandLists.ts'
import { assortmentFiltersOf } from '@/routing/states/assortmentQuery.ts'
import { after, fakeClock } from '@test/jobs/fakeClock.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { directConnection } from '@test/made/connections.ts'
import { createAssortmentJob, MOST_MERCHANTS, type AssortmentQuestion } from './assortmentJob.ts'

type Counts = [string, number][]
const QUESTION: AssortmentQuestion = {
  countries: ['us'],
  q: 'shirt',
  ...assortmentFiltersOf(NO_FILTERS),
  division: ['Apparel'],
  merchants: [],
}
const live = directConnection('http://live.example')

function anResult(numFound: number, facets: Record<string, Counts>): SearchResult {
  return {
    kind: numFound > 0 ? 'found' : 'none',
    products: [],
    facets: Object.entries(facets).map(([name, values]) => ({ name, values })),
    featured: [],
    numFound,
    appliedQuery: null,
    shuffled: null,
    received: 1,
    pageSize: 1,
    start: 0,
    answer: anAnswer(),
  }
}

/** A service of these merchants; `refuse` may say no. */
function aMap(
  merchants: Record<string, Counts>,
  refuse: (request: SearchRequest, nth: number, key: string | null) => Error | null = () => null,
  question = QUESTION,
) {
  const clock = fakeClock()
  const requested: SearchRequest[] = []
  const sum = (counts: Counts) => counts.reduce((total, [, count]) => total + count, 0)
  const job = createAssortmentJob({
    connection: live,
    question,
    environment: { clock, connectivity: alwaysOnline, random: () => 0.5 },
    search: async ({ apiKey }, request, { signal }) => {
      requested.push(request)
      const nth = requested.length
      await after(clock, 100, signal)
      const no = refuse(request, nth, apiKey)
      if (no) throw no
      const [merchant] = request.merchant
      if (merchant === undefined) {
        const named = Object.entries(merchants).map(([name, counts]): [string, number] => [
          name,
          sum(counts),
        ])
        return anResult(sum(Object.values(merchants).flat()), {
          merchant: named,
          brand: Object.values(merchants).flat(),
        })
      }
      const counts = merchants[merchant] ?? []
      const [brand] = request.brand
      const own = brand === undefined ? counts : counts.filter(([name]) => name === brand)
      return anResult(sum(own), { brand: own })
    },
  })
  return { job, clock, requested }
}
const SHOPS: Record<string, Counts> = {
  Small: [['Tessera', 2]],
  Large: [
    ['Tessera', 9],
    ['Indira', 4],
  ],
}

describe('the requests for an assortment map', () => {
  it('start with the query, then load one record per merchant, largest merchant first', async () => {
    const { job, clock, requested } = aMap(SHOPS)
    job.start()
    await clock.run()
    expect(
      requested.map(({ merchant, size, mode, division }) => [merchant, size, mode, division]),
    ).toEqual([
      [[], 1, 'lite', ['Apparel']],
      [['Large'], 1, 'lite', ['Apparel']],
      [['Small'], 1, 'lite', ['Apparel']],
    ])
    const view = job.view()
    expect(view.progress).toMatchObject({ state: 'done', total: 3, done: 3 })
    expect([...view.merchants.keys()]).toEqual(['Large', 'Small'])
    expect(view.merchants.get('Small')).toEqual({
      state: 'answered',
      list: { numFound: 2, brands: [['Tessera', 2]] },
    })
    expect(view.ms).toBe(200)
  })

  it('include only the selected merchants, if there are any', async () => {
    const { job, clock, requested } = aMap(SHOPS, undefined, { ...QUESTION, merchants: ['Small'] })
    job.start()
    await clock.run()
    expect(requested.map(({ merchant }) => merchant)).toEqual([[], ['Small']])
  })

  it('leave out merchants after the first ones until they are requested, and repeat none', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at): [string, Counts] => [`M${at}`, [['A', 100 - at]]]),
    )
    const { job, clock, requested } = aMap(many)
    job.start()
    await clock.run()
    expect(job.view().merchants.size).toBe(MOST_MERCHANTS)
    expect(job.view().named).toHaveLength(40)
    job.requestMerchants(['M39', 'M0', 'M39'])
    await clock.run()
    expect(requested).toHaveLength(MOST_MERCHANTS + 2)
    expect(job.view().progress).toMatchObject({ state: 'done', total: MOST_MERCHANTS + 2 })
  })

  it('use the usual page size from then on if a page of one record is rejected', async () => {
    const { job, clock, requested } = aMap(SHOPS, ({ size }) =>
      size === 1 ? new HttpError('limit', anAnswer({ status: 400 }), null) : null,
    )
    job.start()
    await clock.run()
    expect(requested.map(({ size }) => size)).toEqual([1, 24, 24, 24])
    expect(job.view().progress).toMatchObject({ state: 'done', done: 3 })
  })

  it('show which merchant failed and load it again on retry', async () => {
    let isBroken = true
    const { job, clock } = aMap(SHOPS, ({ merchant }) =>
      isBroken && merchant[0] === 'Small'
        ? new HttpError('broken', anAnswer({ status: 400 }), null)
        : null,
    )
    job.start()
    await clock.run()
    expect(job.view().merchants.get('Small')?.state).toBe('failed')
    isBroken = false
    job.retry()
    await clock.run()
    expect(job.view().merchants.get('Small')?.state).toBe('answered')
  })

  it('show why the query failed, and continue with the merchants after a successful retry', async () => {
    let isBroken = true
    const { job, clock } = aMap(SHOPS, () =>
      isBroken ? new HttpError('broken', anAnswer({ status: 422 }), null) : null,
    )
    job.start()
    await clock.run()
    expect(job.view()).toMatchObject({ all: null, failure: { message: 'broken' } })
    isBroken = false
    job.retry()
    await clock.run()
    expect(job.view()).toMatchObject({ failure: null, progress: { state: 'done', total: 3 } })
  })

  it('load single cells once, including cells with no products', async () => {
    const { job, clock, requested } = aMap(SHOPS)
    job.start()
    await clock.run()
    job.requestCells([
      { brand: 'Indira', merchant: 'Small' },
      { brand: 'Indira', merchant: 'Large' },
    ])
    await clock.run()
    job.requestCells([{ brand: 'Indira', merchant: 'Small' }])
    await clock.run()
    expect(requested).toHaveLength(5)
    expect(job.view().cells.get(cellKey('Indira', 'Small'))).toBe(0)
    expect(job.view().cells.get(cellKey('Indira', 'Large'))).toBe(4)
  })

  it('stop at once when cancelled and continue from there when resumed', async () => {
    const { job, clock, requested } = aMap(SHOPS)
    job.start()
    await clock.pass(150)
    job.cancel()
    await clock.run()
    expect(job.view().progress).toMatchObject({ state: 'cancelled', done: 1, cancelled: 2 })
    job.resume()
    await clock.run()
    expect(job.view().progress).toMatchObject({ state: 'done', done: 3 })
    expect(requested).toHaveLength(5)
  })

  it('pause until there is a key that is accepted', async () => {
    const { job, clock } = aMap(SHOPS, (_, __, key) =>
      key === 'secret' ? new KeyError('search', 'refused') : null,
    )
    job.start()
    await clock.run()
    expect(job.view().progress.pause?.kind).toBe('key')
    job.use({ ...live, apiKey: 'better' })
    await clock.run()
    expect(job.view().progress.state).toBe('done')
  })
})
