import { describe, expect, it, vi } from 'vitest'
import type { Job, Progress } from '@/jobs/job/job.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { isOver, untilOver } from '@/jobs/job/queue/untilOver.ts'
import { untilLoaded, type StepLoad } from './untilLoaded.ts'

type View = ReturnType<StepLoad['view']>
const idle = sumProgress([])

/** A load whose view the test sets, and the calls that it received. */
function aLoad(view: Partial<View> = {}, counts = {}) {
  let now = { role: 'idle', progress: idle, isDeleted: false, ...view } as View // what a run looks at
  const listeners = new Set<() => void>()
  const act = {
    start: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  }
  const load = {
    ...act,
    view: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentVersion: () => ({ counts: { asks: 3, done: 0, notFound: 0, failed: 0, ...counts } }),
  } as unknown as StepLoad
  return {
    load,
    ...act,
    listeners,
    become: (next: Partial<View>) => {
      now = { ...now, ...next }
      for (const listener of listeners) listener()
    },
  }
}

async function isPending(run: Promise<void>) {
  return Promise.race([run.then(() => false), Promise.resolve(true)])
}
const state = (one: Progress['state'], requesting = 0) => ({ ...idle, state: one, requesting })
const { signal } = new AbortController()

describe('a load that an update waits for', () => {
  it.each([
    [{ failed: 0, done: 3 }, 'start'],
    [{ failed: 1, done: 1, notFound: 0 }, 'start'],
    [{ failed: 1, done: 1, notFound: 1 }, 'retry'],
    [{ failed: 3 }, 'retry'],
    [{ failed: 2, done: 2 }, 'retry'],
    [{}, 'start'],
  ] as const)('with the counts %j begins with “%s”', (counts, how) => {
    const { load, start, retry } = aLoad({}, counts)
    void untilLoaded(load, false, signal)
    expect([start.mock.calls.length, retry.mock.calls.length]).toEqual(
      how === 'start' ? [1, 0] : [0, 1],
    )
  })

  it('is not started again if it has already been started', () => {
    const { load, start, retry } = aLoad()
    void untilLoaded(load, true, signal)
    expect(start).not.toHaveBeenCalled()
    expect(retry).not.toHaveBeenCalled()
  })

  it('has ended once it ran here and no requests are running', async () => {
    const { load, become, listeners } = aLoad({ progress: state('done') })
    const run = untilLoaded(load, false, signal)
    become({})
    expect(await isPending(run)).toBe(true)
    become({ role: 'here' })
    expect(await isPending(run)).toBe(true)
    become({ role: 'idle', progress: state('running') })
    expect(await isPending(run)).toBe(true)
    become({ progress: state('done', 1) })
    expect(await isPending(run)).toBe(true)
    become({ progress: state('cancelled') })
    await run
    expect(listeners.size).toBe(0)
  })

  it('has ended at once if it was started and is done, but not if ready', async () => {
    await untilLoaded(aLoad({ progress: state('done') }).load, true, signal)
    expect(await isPending(untilLoaded(aLoad().load, true, signal))).toBe(true)
  })

  it('has ended if its collection is deleted', async () => {
    const { load, become } = aLoad()
    const run = untilLoaded(load, false, signal)
    become({ isDeleted: true })
    await expect(run).resolves.toBeUndefined()
  })

  it('is cancelled by the signal, but not after it has ended', async () => {
    const stopped = new AbortController()
    const { load, cancel } = aLoad()
    const run = untilLoaded(load, false, stopped.signal)
    stopped.abort()
    await run
    expect(cancel).toHaveBeenCalledTimes(1)

    const late = new AbortController()
    const over = aLoad({ progress: state('done') })
    await untilLoaded(over.load, true, late.signal)
    late.abort()
    expect(over.cancel).not.toHaveBeenCalled()
  })
})

describe('waiting for the end of a job', () => {
  it.each([
    [state('done'), true],
    [state('cancelled'), true],
    [state('cancelled', 1), false],
    [state('done', 1), false],
    [state('running'), false],
    [state('paused'), false],
    [state('ready'), false],
  ])('recognizes whether it is over, case %#', (progress, over) => {
    expect(isOver(progress)).toBe(over)
  })

  it('lasts until every change between running and stopped has been saved', async () => {
    let progress: Progress = state('ready')
    const listeners = new Set<(index: number | null) => void>()
    const job = {
      progress: () => progress,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as Job
    const written: boolean[] = []
    let release = () => {}
    const run = untilOver(job, (isRunning) => {
      written.push(isRunning)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    const become = (next: Progress) => {
      progress = next
      for (const listener of listeners) listener(null)
    }
    become(state('running'))
    become(state('running', 1))
    become({ ...state('paused'), pause: { kind: 'offline' } })
    expect(written).toEqual([true])
    become({ ...state('paused'), pause: { kind: 'asked' } })
    become(state('running'))
    become(state('done'))
    expect(written).toEqual([true, false, true, false])
    expect(await isPending(run)).toBe(true)
    release()
    await run
    expect(listeners.size).toBe(0)
  })

  it('saves nothing if the job is already over', async () => {
    const job = { progress: () => state('done'), subscribe: () => () => {} } as unknown as Job
    const write = vi.fn<() => Promise<void>>()
    await untilOver(job, write)
    expect(write).not.toHaveBeenCalled()
  })
})
