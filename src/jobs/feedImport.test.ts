import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportProgress, StoredCatalog, OwnCatalog } from '@/api/ownCatalog.ts'
import { rememberCatalog, rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { interruptedImport } from '@/storage/preferences/importMark.ts'
import { aFeedToImport, storedFeed as kept } from '@test/made/aFeedImport.ts'
import { fakeStorage } from '@test/stored/fakeStorage.ts'
import { createFeedImport } from './feedImport.ts'

type Options = Parameters<OwnCatalog['importFile']>[2]

/** An import with a clock, steps and an end that the test controls. */
function under(active: 'demo' | 'own' = 'demo') {
  let now = 0
  const input: Options[] = []
  let end: (result: StoredCatalog | null) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const job = createFeedImport({ now: () => now })
  const own = {
    active: () => active,
    importFile: (_: unknown, __: unknown, options: Options) =>
      new Promise<StoredCatalog | null>((resolve, reject) => {
        input.push(options)
        end = resolve
        fail = reject
        options.signal.addEventListener('abort', () =>
          resolve(options.acceptsPartial(40) ? { ...kept, rows: 40 } : null),
        )
      }),
  }
  const { feed, ended, die } = aFeedToImport()
  const start = () => job.start(own, feed)
  return {
    job,
    own,
    start,
    ended,
    die,
    over: start(),
    options: () => input.at(-1),
    wait: (ms: number) => {
      now += ms
    },
    progress: (one: Partial<ImportProgress>) =>
      input
        .at(-1)
        ?.onProgress({ phase: 'reading', bytes: 0, ofBytes: 100, rows: 0, skipped: 0, ...one }),
    end: (result: StoredCatalog | null) => end(result),
    fail: (error: unknown) => fail(error),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  rememberCatalog(null)
})

describe('a catalog import', () => {
  it('starts with nothing read', () => {
    const { job } = under()
    expect(job.view()).toEqual({
      kind: 'running',
      fileName: 'feed.csv',
      progress: { phase: 'reading', bytes: 0, ofBytes: 100, rows: 0, skipped: 0 },
      isPaused: false,
      isConfirming: false,
      rate: null,
      timeLeftMs: null,
    })
  })

  it('shows its speed after 0.4 seconds, once something has been read', () => {
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

  it('pauses, also while it asks whether to stop, and excludes that time from its duration', async () => {
    const { job, wait, options, progress, end, over } = under()
    wait(500)
    job.pause()
    expect(job.view()).toMatchObject({ isPaused: true, isConfirming: false })
    wait(60_000)
    job.askToStop()
    expect(job.view()).toMatchObject({ isPaused: true, isConfirming: true })
    expect(options()?.isPaused()).toBe(true)
    wait(100)
    job.resume()
    expect(job.view()).toMatchObject({ isPaused: false, isConfirming: false })
    expect(options()?.isPaused()).toBe(false)
    job.resume()
    wait(500)
    progress({ bytes: 50, rows: 30 })
    expect(job.view()).toMatchObject({ rate: 30, timeLeftMs: 1000 })
    end(kept)
    await over
    expect(job.view()).toEqual({ kind: 'done', storedCatalog: kept, tookMs: 1000 })
  })

  it('ignores a second start while it is running', async () => {
    const { job, own, end, over } = under()
    await job.start(own, aFeedToImport('other.csv').feed)
    expect(job.view()).toMatchObject({ kind: 'running', fileName: 'feed.csv' })
    end(kept)
    await over
    expect(job.view().kind).toBe('done')
  })

  it('is recorded as interrupted while it is running, but not afterwards', async () => {
    const { end, over } = under()
    expect(interruptedImport()).toBe('feed.csv')
    end(kept)
    await over
    expect(interruptedImport()).toBeNull()
  })

  it.each(['own', 'demo'] as const)(
    'becomes the remembered catalog only if your own catalog is in use: %s',
    async (active) => {
      const { end, over } = under(active)
      end(kept)
      await over
      expect(rememberedCatalog()?.id).toBe(active === 'own' ? 'f1' : undefined)
    },
  )

  it('starts again without any state of the previous import', async () => {
    const { job, start, options, over, end, wait } = under()
    job.end({ isPartialWanted: true })
    await over
    job.pause()
    wait(100)
    const next = start()
    expect(options()?.isPaused()).toBe(false)
    expect(options()?.acceptsPartial(1)).toBe(false)
    expect(options()?.signal.aborted).toBe(false)
    wait(50)
    job.resume()
    end(kept)
    await next
    expect(job.view()).toMatchObject({ tookMs: 50 })
  })

  it('can be dismissed only after it has ended', async () => {
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
})

describe('the end of an import', () => {
  it.each([
    [true, 'done'],
    [false, 'given up'],
  ] as const)(
    'keeps the partial data only if the user chose to: %s',
    async (isPartialWanted, kind) => {
      const { job, over, options } = under('own')
      job.askToStop()
      job.end({ isPartialWanted })
      expect(job.view()).toMatchObject({ isPaused: false, isConfirming: false })
      expect(options()?.isPaused()).toBe(false)
      expect(options()?.signal.aborted).toBe(true)
      await over
      expect(job.view().kind).toBe(kind)
      expect(rememberedCatalog()?.id).toBe(isPartialWanted ? 'f1' : undefined)
    },
  )

  it.each([
    [false, 'given up'],
    [true, 'failed'],
  ] as const)(
    'that fails (partial data wanted: %s) is reported as %s',
    async (isPartialWanted, kind) => {
      const { job, fail, over } = under()
      const failing = {
        active: () => 'demo' as const,
        importFile: () => Promise.reject(new Error('cut')),
      }
      fail(new Error('cut off'))
      await over
      const second = createFeedImport({ now: () => 0 })
      const next = second.start(failing, aFeedToImport().feed)
      second.end({ isPartialWanted })
      await next
      expect([job.view().kind, second.view().kind]).toEqual(['failed', kind])
    },
  )

  it('shows the error message, if there is one', async () => {
    const first = under()
    first.fail(new Error('The file is gone.'))
    await first.over
    expect(first.job.view()).toEqual({
      kind: 'failed',
      fileName: 'feed.csv',
      message: 'The file is gone.',
    })
    const second = under()
    second.fail('text')
    await second.over
    expect(second.job.view()).toMatchObject({ kind: 'failed', message: '' })
  })

  it('is a failure that saves nothing if the file reader crashes', async () => {
    const { job, die, over, options } = under()
    die('The browser ended the reader.')
    await over
    expect(options()?.acceptsPartial(1)).toBe(false)
    expect(job.view()).toEqual({
      kind: 'failed',
      fileName: 'feed.csv',
      message: 'The browser ended the reader.',
    })
  })

  it('closes the file reader in every case', async () => {
    const done = under()
    done.end(kept)
    await done.over
    const failed = under()
    failed.fail(new Error('no'))
    await failed.over
    const cancelled = under()
    cancelled.job.end({ isPartialWanted: false })
    await cancelled.over
    expect([done.ended(), failed.ended(), cancelled.ended()]).toEqual([1, 1, 1])
  })

  it('shows why the file reader could not start', async () => {
    const { own, job, over, end } = under()
    end(null)
    await over
    const { feed } = aFeedToImport()
    const read = () => {
      throw new Error('No reader starts here.')
    }
    await job.start(own, { ...feed, read })
    expect(job.view()).toMatchObject({ kind: 'failed', message: 'No reader starts here.' })
  })
})
