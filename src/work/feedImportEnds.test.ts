import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportProgress, KeptCatalog, OwnCatalog } from '../catalog/ownCatalog.ts'
import { rememberCatalog, rememberedCatalog } from '../store/preferences/catalogMark.ts'
import { interruptedImport } from '../store/preferences/importMark.ts'
import {
  feedFile as file,
  feedReading as reading,
  keptFeed as kept,
} from '../testing/made/aFeedImport.ts'
import { fakeStorage } from '../testing/kept/fakeStorage.ts'
import { createFeedImport } from './feedImport.ts'

type Options = Parameters<OwnCatalog['take']>[2]

/** An import that ends when the test says so. */
function under(active: 'demo' | 'own' = 'demo') {
  let now = 0
  const given: Options[] = []
  let end: (result: KeptCatalog | null) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const job = createFeedImport({ now: () => now })
  const own = {
    active: () => active,
    take: (_: File, __: unknown, options: Options) =>
      new Promise<KeptCatalog | null>((resolve, reject) => {
        given.push(options)
        end = resolve
        fail = reject
      }),
  }
  const start = () => job.start(own, file, reading)
  return {
    job,
    start,
    over: start(),
    options: () => given.at(-1),
    wait: (ms: number) => {
      now += ms
    },
    progress: (one: Partial<ImportProgress>) =>
      given
        .at(-1)
        ?.onProgress({ phase: 'reading', bytes: 0, ofBytes: 100, rows: 0, skipped: 0, ...one }),
    end: (result: KeptCatalog | null) => end(result),
    fail: (error: unknown) => fail(error),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  rememberCatalog(null)
})

describe('an import', () => {
  it('begins with nothing read', () => {
    const { job } = under()
    expect(job.view()).toEqual({
      kind: 'running',
      fileName: 'feed.csv',
      progress: { phase: 'reading', bytes: 0, ofBytes: 100, rows: 0, skipped: 0 },
      isPaused: false,
      isAsking: false,
      rate: null,
      timeLeftMs: null,
    })
    expect(interruptedImport()).toBe('feed.csv')
  })

  it('has a rate after the first snapshots, once something was read', () => {
    const { job, wait, progress } = under()
    wait(399)
    progress({ bytes: 50, rows: 10 })
    expect(job.view()).toMatchObject({ rate: null, timeLeftMs: null })
    wait(1)
    progress({ bytes: 50, rows: 10, skipped: 10 })
    expect(job.view()).toMatchObject({ rate: 50, timeLeftMs: 400 })
    progress({ bytes: 0, rows: 10 })
    expect(job.view()).toMatchObject({ rate: null, timeLeftMs: null })
    progress({ bytes: 1, rows: 10 })
    expect(job.view()).toMatchObject({ rate: 25, timeLeftMs: 39_600 })
    progress({ bytes: 200, rows: 10 })
    expect(job.view()).toMatchObject({ timeLeftMs: 0 })
  })

  it('stands still while it is paused, or asked whether to end', async () => {
    const { job, wait, options, end, over } = under()
    job.pause()
    expect(job.view()).toMatchObject({ isPaused: true, isAsking: false })
    wait(100)
    job.askToStop()
    expect(job.view()).toMatchObject({ isPaused: true, isAsking: true })
    expect(options()?.isPaused()).toBe(true)
    wait(100)
    job.resume()
    expect(job.view()).toMatchObject({ isPaused: false, isAsking: false })
    expect(options()?.isPaused()).toBe(false)
    job.resume()
    wait(70)
    end(kept)
    await over
    expect(job.view()).toEqual({ kind: 'done', kept, tookMs: 70 })
    expect(interruptedImport()).toBeNull()
  })

  it.each(['own', 'demo'] as const)(
    'is asked from now on where the demo answers from: %s',
    async (active) => {
      const { end, over } = under(active)
      end(kept)
      await over
      expect(rememberedCatalog()?.id).toBe(active === 'own' ? 'f1' : undefined)
    },
  )

  it('is given up where nothing was kept, and leaves what is asked as it is', async () => {
    const { job, end, over } = under('own')
    end(null)
    await over
    expect(job.view()).toEqual({ kind: 'given up', fileName: 'feed.csv' })
    expect(rememberedCatalog()).toBeNull()
  })

  it.each([
    [false, 'given up'],
    [true, 'failed'],
  ] as const)('that fails after its end, with keeping %s, is %s', async (keeping, kind) => {
    const { job, options, fail, over } = under()
    job.askToStop()
    job.end({ keeping })
    expect(job.view()).toMatchObject({ isPaused: false, isAsking: false })
    expect(options()?.isPaused()).toBe(false)
    expect(options()?.signal.aborted).toBe(true)
    expect(options()?.takePartial(1)).toBe(keeping)
    fail(new Error('cut off'))
    await over
    expect(job.view().kind).toBe(kind)
  })

  it('that fails by itself says why, in words where there are any', async () => {
    const first = under()
    first.fail(new Error('The file is gone.'))
    await first.over
    expect(first.job.view()).toEqual({
      kind: 'failed',
      fileName: 'feed.csv',
      says: 'The file is gone.',
    })
    const second = under()
    second.fail('text')
    await second.over
    expect(second.job.view()).toEqual({ kind: 'failed', fileName: 'feed.csv', says: '' })
  })

  it('begins anew after its end: nothing is kept or paused of the one before', async () => {
    const { job, start, options, end, over, wait } = under()
    job.end({ keeping: true })
    end(null)
    await over
    job.pause()
    wait(100)
    const next = start()
    expect(options()?.isPaused()).toBe(false)
    expect(options()?.takePartial(1)).toBe(false)
    expect(options()?.signal.aborted).toBe(false)
    wait(50)
    job.resume()
    end(kept)
    await next
    expect(job.view()).toMatchObject({ tookMs: 50 })
  })

  it('is forgotten once it was seen, not while it runs', async () => {
    const { job, end, over } = under()
    job.forget()
    expect(job.view().kind).toBe('running')
    end(null)
    await over
    job.forget()
    expect(job.view()).toEqual({ kind: 'none' })
    job.pause()
    expect(job.view()).toEqual({ kind: 'none' })
  })

  it('is one at a time', async () => {
    const { job, start, end, over } = under()
    await start()
    expect(job.view().kind).toBe('running')
    end(kept)
    await over
    expect(job.view().kind).toBe('done')
  })
})
