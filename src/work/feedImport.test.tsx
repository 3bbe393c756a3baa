import { describe, expect, it } from 'vitest'
import type { KeptCatalog, OwnCatalog } from '../catalog/ownCatalog.ts'
import { interruptedImport } from '../store/preferences/importMark.ts'
import {
  feedFile as file,
  feedReading as reading,
  keptFeed as kept,
} from '../testing/made/aFeedImport.ts'
import { createFeedImport } from './feedImport.ts'

type Options = Parameters<OwnCatalog['take']>[2]

/** An import whose clock and steps the test says. */
function under() {
  let now = 0
  let options: Options | undefined
  let end: (result: KeptCatalog | null) => void = () => {}
  const job = createFeedImport({ now: () => now })
  const own = {
    active: () => 'demo' as const,
    take: (_: File, __: unknown, given: Options) =>
      new Promise<KeptCatalog | null>((resolve) => {
        options = given
        end = resolve
        given.signal.addEventListener('abort', () => resolve(given.takePartial(40) ? kept : null))
      }),
  }
  const over = job.start(own, file, reading)
  return {
    job,
    own,
    over,
    wait: (ms: number) => {
      now += ms
    },
    progress: (bytes: number, rows: number) =>
      options?.onProgress({ phase: 'reading', bytes, ofBytes: 100, rows, skipped: 0 }),
    isPaused: () => options?.isPaused(),
    finish: () => end(kept),
  }
}

describe('the import of a feed', () => {
  it('tells its speed and the time left once enough was read', () => {
    const { job, wait, progress } = under()
    wait(100)
    progress(1, 1)
    expect(job.view()).toMatchObject({ rate: null, timeLeftMs: null })
    wait(900)
    progress(25, 50)
    expect(job.view()).toMatchObject({ rate: 50, timeLeftMs: 3000 })
  })

  it('does not count the time it stood still', async () => {
    const { job, wait, progress, isPaused, finish, over } = under()
    wait(500)
    job.pause()
    expect(isPaused()).toBe(true)
    wait(60_000)
    job.resume()
    expect(isPaused()).toBe(false)
    wait(500)
    progress(50, 30)
    expect(job.view()).toMatchObject({ rate: 30, timeLeftMs: 1000 })
    finish()
    await over
    expect(job.view()).toMatchObject({ kind: 'done', tookMs: 1000 })
  })

  it('is one at a time', async () => {
    const { job, own, finish, over } = under()
    await job.start(own, new File([], 'other.csv'), reading)
    expect(job.view()).toMatchObject({ kind: 'running', fileName: 'feed.csv' })
    finish()
    await over
  })

  it.each([
    [true, 'done'],
    [false, 'given up'],
  ] as const)('ends as it was answered: keeping what was read is %s', async (keeping, kind) => {
    const { job, over, isPaused } = under()
    job.askToStop()
    expect(isPaused()).toBe(true)
    job.end({ keeping })
    await over
    expect(job.view().kind).toBe(kind)
  })

  it('is known to a page that is loaded in the middle of it, and to none afterwards', async () => {
    const { finish, over } = under()
    expect(interruptedImport()).toBe('feed.csv')
    finish()
    await over
    expect(interruptedImport()).toBeNull()
  })

  it('says why it failed', async () => {
    const job = createFeedImport({ now: () => 0 })
    const take = () => Promise.reject(new Error('The file is no longer there.'))
    await job.start({ active: () => 'demo', take }, file, reading)
    expect(job.view()).toMatchObject({ kind: 'failed', says: 'The file is no longer there.' })
    job.forget()
    expect(job.view().kind).toBe('none')
  })
})
