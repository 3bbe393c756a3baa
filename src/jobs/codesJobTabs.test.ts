import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codes } from '@test/jobs/aCodesCollection.ts'
import {
  asDatabase,
  codesEnvironment,
  statesOf,
  type CodesEnvironment,
} from '@test/jobs/codesEnvironment.ts'
import { fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { faultyMarket } from '@test/jobs/faultyMarket.ts'
import { directConnection } from '@test/made/connections.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let clock: CodesEnvironment['clock']
let disk: CodesEnvironment['disk']
let openTab: CodesEnvironment['openTab']
let open: CodesEnvironment['open']
let openNew: CodesEnvironment['openNew']
let market: CodesEnvironment['market']

beforeEach(() => {
  ;({ clock, disk, openTab, open, openNew, market } = codesEnvironment())
})

describe('a job for codes in two tabs', () => {
  it('runs in one tab, while the other shows its progress and requests nothing', async () => {
    const { requested } = market()
    const { id, batch: first } = await openNew(codes(40).join('\n'))
    const second = await open(id)
    first.start()
    await clock.pass(550)
    expect(second.view()).toMatchObject({ role: 'elsewhere', progress: { state: 'running' } })
    expect(second.view().progress.done).toBeGreaterThanOrEqual(8)
    expect(second.outcomeOf(0)?.state).toBe('done')
    second.start()
    second.cancel()
    second.retry([0])
    await clock.run()
    expect(requested).toEqual(codes(40))
    for (const codesJob of [first, second]) {
      expect(codesJob.view()).toMatchObject({ role: 'idle', progress: { done: 40 } })
      expect(codesJob.outcomeOf(39)?.state).toBe('done')
    }
  })

  it('shows its current state in a tab that is opened later', async () => {
    market()
    const { id, batch: first } = await openNew(codes(40).join('\n'))
    first.start()
    await clock.pass(250)
    first.pause()
    await clock.run()
    const second = await open(id)
    await clock.pass(10)
    expect(second.view()).toMatchObject({
      role: 'elsewhere',
      progress: { state: 'paused', pause: { kind: 'asked' }, done: 12 },
    })
  })

  it('continues in the other tab when its own tab is closed', async () => {
    const tab = openTab()
    const other = openTab()
    const { requested, inFlight: fileInProgress } = faultyMarket({
      clock,
      reply: () => 'found',
      ms: () => 100,
      isAlive: (host) => host !== 'first.example' || tab.isAlive(),
    })
    asDatabase(fakeDatabase(disk, { clock, ms: 2, isAlive: tab.isAlive }))
    const { id, batch: first } = await openNew(codes(40).join('\n'), tab)
    const second = await open(id, other, {
      ...directConnection('http://second.example'),
      id: 'demo',
    })
    first.start()
    await clock.pass(550)
    const lost = fileInProgress()
    asDatabase(fakeDatabase(disk, { clock, ms: 2 }))
    tab.kill()
    await clock.run()
    expect(second.view()).toMatchObject({ role: 'idle', progress: { state: 'done', done: 40 } })
    expect(await statesOf(id)).toHaveLength(40)
    expect(requested.length).toBeLessThanOrEqual(40 + lost)
  })

  it.each(['pause', 'cancel'] as const)(
    'does not continue by itself in the other tab after a %s',
    async (step) => {
      const tab = openTab()
      const { requested } = market()
      const { id, batch: first } = await openNew(codes(40).join('\n'), tab)
      const second = await open(id)
      first.start()
      await clock.pass(550)
      first[step]()
      await clock.pass(300)
      const before = requested.length
      tab.kill()
      await clock.run()
      expect(requested).toHaveLength(before)
      expect(second.view()).toMatchObject({ role: 'idle', progress: { state: 'ready' } })
      second.start()
      await clock.run()
      expect(second.view().progress).toMatchObject({ state: 'done', done: 40 })
    },
  )
})
