import { describe, expect, it, vi } from 'vitest'
import { demoConnection } from '@test/made/connections.ts'
import type { Progress } from './job.ts'
import { createOpenJobs } from './openJobs.ts'
import { sumProgress } from './queue/sumProgress.ts'
import type { TabJob } from './tabs/tabJob.ts'

type View = ReturnType<TabJob['view']>
type AnyJob = TabJob & { readonly connectionId: string; id: string }

/** A set of open jobs, and the jobs that were made for it. */
function place() {
  const made = new Map<string, ReturnType<typeof aJob>>()
  const open = vi.fn<(connection: { id: string }, id: string) => Promise<AnyJob | null>>(
    ({ id: connectionId }, id) => {
      if (id === 'none') return Promise.resolve(null)
      if (id === 'broken') return Promise.reject(new Error('unreadable'))
      const job = aJob(connectionId, id)
      made.set(id, job)
      return Promise.resolve(job.job)
    },
  )
  return { jobs: createOpenJobs(open), made, open }
}

function aJob(connectionId: string, id: string) {
  let view = { role: 'idle', progress: sumProgress([]) } as View // what is looked at
  const listeners = new Set<() => void>()
  const actions = {
    close: vi.fn<() => void>(),
    use: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
  }
  const job = {
    ...actions,
    connectionId,
    id,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as AnyJob
  return {
    job,
    ...actions,
    become: (role: View['role'], progress: Partial<Progress> = {}) => {
      view = { ...view, role, progress: { ...view.progress, ...progress } }
      for (const listener of listeners) listener()
    },
  }
}

const opened = async ({ jobs }: ReturnType<typeof place>, ...ids: string[]) => {
  const all = []
  for (const id of ids) all.push(await jobs.open(demoConnection, id))
  return all
}

describe('open jobs', () => {
  it('are each opened once', async () => {
    const there = place()
    const [first, again] = await opened(there, 'a', 'a')
    expect(first).toBe(again)
    expect(there.open).toHaveBeenCalledTimes(1)
  })

  it('are looked up again if there was none or reading failed', async () => {
    const there = place()
    expect(await opened(there, 'none', 'none')).toEqual([null, null])
    expect(there.open).toHaveBeenCalledTimes(2)
    await expect(there.jobs.open(demoConnection, 'broken')).rejects.toThrow('unreadable')
    await expect(there.jobs.open(demoConnection, 'broken')).rejects.toThrow('unreadable')
    expect(there.open).toHaveBeenCalledTimes(4)
  })

  it('are active while they run in this tab, and listeners are notified once per change', async () => {
    const there = place()
    const listener = vi.fn<() => void>()
    const stop = there.jobs.subscribe(listener)
    await opened(there, 'a', 'b')
    const [a, b] = [there.made.get('a'), there.made.get('b')]
    expect(there.jobs.active()).toEqual([])
    b?.become('here')
    b?.become('here')
    expect(there.jobs.active().map(({ id }) => id)).toEqual(['b'])
    expect(listener).toHaveBeenCalledTimes(1)
    a?.become('here')
    expect(there.jobs.active().map(({ id }) => id)).toEqual(['a', 'b'])
    a?.become('idle')
    expect(there.jobs.active().map(({ id }) => id)).toEqual(['b'])
    expect(listener).toHaveBeenCalledTimes(3)
    there.jobs.close(demoConnection.id, 'b')
    expect(there.jobs.active()).toEqual([])
    expect(b?.close).toHaveBeenCalledTimes(1)
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
  })

  it('continue with a new key and pause if the service is a different one', async () => {
    const there = place()
    await opened(there, 'a')
    const next = { ...demoConnection, apiKey: 'new' }
    there.jobs.use(next)
    expect(there.made.get('a')?.use).toHaveBeenCalledWith(next)
    expect(there.made.get('a')?.pause).not.toHaveBeenCalled()
    there.jobs.use({ ...demoConnection, id: 'another' })
    expect(there.made.get('a')?.pause).toHaveBeenCalledTimes(1)
    expect(there.made.get('a')?.use).toHaveBeenCalledTimes(1)
  })

  it('are closed again if they were closed while opening', async () => {
    const there = place()
    const opening = there.jobs.open(demoConnection, 'a')
    there.jobs.close(demoConnection.id, 'a')
    await opening
    expect(there.made.get('a')?.close).toHaveBeenCalledTimes(1)
    await opened(there, 'a')
    expect(there.open).toHaveBeenCalledTimes(2)
  })
})

describe('open jobs without listeners', () => {
  const isOpen = async (there: ReturnType<typeof place>, id: string) => {
    const before = there.open.mock.calls.length
    await opened(there, id)
    return there.open.mock.calls.length === before
  }

  it('are closed, except the last two', async () => {
    const there = place()
    await opened(there, 'a', 'b', 'c')
    expect(there.made.get('a')?.close).not.toHaveBeenCalled()
    await opened(there, 'd')
    expect(there.made.get('a')?.close).toHaveBeenCalledTimes(1)
    expect(there.made.get('b')?.close).not.toHaveBeenCalled()
    expect(await isOpen(there, 'b')).toBe(true)
    expect(await isOpen(there, 'a')).toBe(false)
  })

  it('stay open until their last listener has unsubscribed', async () => {
    const there = place()
    const [a] = await opened(there, 'a')
    const stops = [a?.subscribe(() => {}), a?.subscribe(() => {})]
    stops[0]?.()
    stops[0]?.()
    await opened(there, 'b', 'c', 'd')
    expect(there.made.get('a')?.close).not.toHaveBeenCalled()
    stops[1]?.()
    await opened(there, 'e')
    expect(there.made.get('a')?.close).toHaveBeenCalledTimes(1)
  })

  it.each<[string, View['role'], Partial<Progress>, boolean]>([
    ['done', 'idle', { state: 'done' }, true],
    ['ready', 'idle', { state: 'ready' }, true],
    ['running in this tab', 'here', { state: 'running' }, false],
    ['just finished in this tab', 'here', { state: 'done' }, false],
    ['cancelled', 'idle', { state: 'cancelled' }, false],
    ['paused', 'idle', { state: 'paused' }, false],
    ['done with a failed item', 'idle', { state: 'done', failed: 1 }, false],
    ['done with an item that isn’t stored', 'idle', { state: 'done', unstored: 1 }, false],
  ])('are closed only if nothing would be lost: %s', async (_, role, progress, isLetGo) => {
    const there = place()
    await opened(there, 'a')
    there.made.get('a')?.become(role, progress)
    await opened(there, 'b', 'c', 'd')
    expect(there.made.get('a')?.close).toHaveBeenCalledTimes(isLetGo ? 1 : 0)
  })
})
