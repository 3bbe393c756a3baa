import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { clearRequests } from '@/api/http/log.ts'
import { openPoints } from '@/api/profile/openPoints.ts'
import { profileOf, type EvaluatedPoint } from '@/api/profile/profileOf.ts'
import { readObservations, removeObservations } from '@/storage/observations/observations.ts'
import { demo } from '@test/demo.ts'
import { demoConnection } from '@test/made/connections.ts'
import { observeService } from './observeService.ts'
import { maxCheckRequests, runChecks, type CheckProgress } from './runChecks.ts'

const checks = openPoints.filter(({ probe }) => probe)

/** Runs checks against the demo service and returns the verdicts. */
async function check(
  points = checks,
  changes: Partial<Connection['apiVariant']> = {},
  countries: readonly string[] = ['us', 'in'],
) {
  clearRequests()
  await removeObservations('demo')
  const connection = {
    ...demoConnection,
    apiVariant: { ...demoConnection.apiVariant, ...changes },
  }
  const stop = observeService({
    connection: () => connection,
    serviceOf: ({ id }) => id,
    whenIdle: (work) => work(),
  })
  onTestFinished(stop)
  const progress: CheckProgress[] = []
  const before = demo.requests().length
  const end = await runChecks({
    connection,
    checks: points,
    countries,
    q: '',
    onProgress: (step) => progress.push(step),
    signal: new AbortController().signal,
  })
  const requested = demo.requests().length - before
  const answers = async () => profileOf(await readObservations('demo'), connection).answers
  await expect.poll(answers).toBe(requested)
  // A second check in the same test starts another observer; two would count each answer twice.
  stop()
  const { points: evaluated } = profileOf(await readObservations('demo'), connection)
  const of = (id: string) => evaluated.find((point) => point.id === id) as EvaluatedPoint // every point is judged
  return { end, progress, requested, of }
}

const only = (...ids: string[]) => checks.filter(({ id }) => ids.includes(id))

// About thirty requests each, on cores shared with other tests.
vi.setConfig({ testTimeout: 20_000 })

describe('the safe checks of a service', () => {
  it('confirm how the demo service behaves, with no more requests than announced', async () => {
    const { end, progress, requested, of } = await check()
    expect(end).toEqual({ kind: 'done', skipped: [] })
    expect(requested).toBeLessThanOrEqual(maxCheckRequests(checks))
    expect(progress).toHaveLength(requested)
    const verdicts = checks.map(({ id }) => [id, of(id).evaluation.verdict])
    expect(Object.fromEntries(verdicts)).toEqual({
      indexBase: 'observed',
      highestLimit: 'observed',
      filterLists: 'observed',
      countryLists: 'observed',
      unsentMode: 'observed',
      unsentLimit: 'observed',
      strict: 'observed',
      lookupNoMatch: 'observed',
      notFoundBody: 'observed',
      searchNeeds: 'observed',
    })
    expect(of('highestLimit').evaluation.message).toContain('100 rows')
    expect(of('countryLists').evaluation.message).toContain('us,in')
    expect(of('unsentMode').evaluation.message).toContain('`lite`')
    expect(of('unsentLimit').evaluation.message).toContain('24 rows')
    expect(of('lookupNoMatch').evaluation.message).toBe('`[]` 3 times')
  })

  it('send only GET requests with your key, and only one of them for many rows', async () => {
    const keys: (string | null)[] = []
    demo.server.events.on('request:start', ({ request }) => {
      keys.push(request.headers.get('apikey'))
      expect(request.method).toBe('GET')
    })
    await check()
    expect(new Set(keys)).toEqual(new Set(['demo']))
    const limits = demo
      .requests()
      .map((path) => Number(new URL(path, 'http://x').searchParams.get('limit') ?? 0))
    expect(limits.filter((limit) => limit > 3)).toEqual([500])
  })

  it.each([
    ['index-from-1', 'indexBase', { indexBase: 1 }],
    ['index-from-1-echoed', 'indexBase', { indexBase: 1 }],
    ['countries-by-pipe', 'countryLists', { countryLists: 'pipe' }],
    ['countries-by-semicolon', 'countryLists', { countryLists: 'semicolon' }],
    ['countries-by-space', 'countryLists', { countryLists: 'space' }],
    ['countries-repeated', 'countryLists', { countryLists: 'repeated parameter' }],
    ['filters-by-comma', 'filterLists', { filterLists: 'comma' }],
    ['filters-by-pipe', 'filterLists', { filterLists: 'pipe' }],
    ['filters-by-semicolon', 'filterLists', { filterLists: 'semicolon' }],
    ['filters-by-space', 'filterLists', { filterLists: 'space' }],
    ['filters-repeated', 'filterLists', { filterLists: 'repeated parameter' }],
  ] as const)('find the right setting for %s', async (dialect, id, change) => {
    demo.apiVariants([dialect])
    const { of } = await check(only(id))
    expect(of(id).evaluation.remedy).toMatchObject({ kind: 'change', change })
    const settled = await check(only(id), change)
    expect(settled.of(id).evaluation).toMatchObject({ verdict: 'observed' })
  })

  it.each([['echo-as-json'], ['echo-encoded'], ['numbers-as-text'], ['facets-as-map']])(
    'find the right settings also for a service with %s',
    async (dialect) => {
      demo.apiVariants(['index-from-1', 'countries-by-pipe', dialect])
      const { of } = await check(only('indexBase', 'countryLists'))
      expect(of('indexBase').evaluation.remedy).toMatchObject({ change: { indexBase: 1 } })
      expect(of('countryLists').evaluation.remedy).toMatchObject({
        change: { countryLists: 'pipe' },
      })
    },
  )

  it('detect a limited page size and how the service answers when nothing is found', async () => {
    demo.apiVariants(['limit-clamped-20', 'none-is-204'])
    const { of } = await check(only('highestLimit', 'lookupNoMatch', 'notFoundBody'))
    expect(of('highestLimit').evaluation.message).toContain('20 rows')
    expect(of('lookupNoMatch').evaluation.message).toBe('204 once')
    expect(of('notFoundBody').evaluation.message).toContain('204 with an empty body on EAN')
  })

  it('use likely keywords if a search requires some', async () => {
    demo.server.use(
      http.get('*/v1/products', ({ request }) =>
        new URL(request.url).searchParams.has('q')
          ? undefined
          : HttpResponse.json({ message: 'The parameter q is required' }, { status: 400 }),
      ),
    )
    const { end, requested, of } = await check()
    expect(end).toEqual({ kind: 'done', skipped: [] })
    expect(requested).toBeLessThanOrEqual(maxCheckRequests(checks))
    expect(of('searchNeeds').evaluation).toMatchObject({ verdict: 'contradicted' })
    const others = checks.filter(({ id }) => id !== 'searchNeeds')
    expect(others.map(({ id }) => [id, of(id).evaluation.verdict])).toEqual(
      others.map(({ id }) => [id, 'observed']),
    )
  })

  it('report what a skipped check needed', async () => {
    const { end } = await check(only('countryLists'), {}, ['us'])
    expect(end).toEqual({
      kind: 'done',
      skipped: [{ title: 'Country list separator', lacks: 'two countries' }],
    })
  })

  it('stop at a rejected key, a rate limit or no connection, and when cancelled', async () => {
    const run = async (signal = new AbortController().signal) =>
      runChecks({
        connection: demoConnection,
        checks,
        countries: ['us'],
        q: '',
        onProgress: () => {},
        signal,
      })
    for (const scenario of ['key-401', 'key-403'] as const) {
      demo.scenario(scenario)
      expect(await run()).toEqual({ kind: 'stopped', why: 'The service refused the key.' })
    }
    demo.scenario('rate-limit')
    expect(await run()).toEqual({
      kind: 'stopped',
      why: 'The service is busy.',
    })
    demo.scenario('offline')
    expect(await run()).toMatchObject({ kind: 'stopped' })
    expect(demo.requests()).toHaveLength(4)
    const cancel = new AbortController()
    cancel.abort()
    expect(await run(cancel.signal)).toEqual({ kind: 'cancelled' })
  })
})
