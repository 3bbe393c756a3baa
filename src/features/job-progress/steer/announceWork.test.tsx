import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { createEmitter } from '@/lib/emitter.ts'
import { useAnnounceWork, type WorkNow } from './announceWork.ts'

vi.mock('@/components/ui/panels/LiveRegion.tsx', { spy: true })

const announcements: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  announcements.length = 0
  const note = (words: string) => void announcements.push(words)
  vi.mocked(announceResult).mockImplementation(note)
  vi.mocked(announce).mockImplementation(note)
})
afterEach(() => vi.useRealTimers())

/** Work that the test can change. */
function aWork(at: Partial<WorkNow> = {}) {
  let now: WorkNow = {
    name: 'Shirts',
    state: 'running',
    isOurs: true,
    words: 'Running',
    part: 0,
    counts: '',
    ...at,
  }
  const emitter = createEmitter()
  return {
    work: { now: () => now, subscribe: emitter.on },
    goOn(changes: Partial<WorkNow>) {
      now = { ...now, ...changes }
      emitter.emit()
    },
  }
}
const show = ({ work }: ReturnType<typeof aWork>) =>
  renderHook(() => useAnnounceWork('codes', work, () => work))
const later = () => vi.advanceTimersByTime(3000)

describe('long work that a page shows', () => {
  it('is announced at its start, at each tenth and at its end', () => {
    const run = aWork()
    show(run)
    for (const [part, counts] of [
      [0.05, '1 done'],
      [0.1, '2 done'],
      [0.19, '3 done'],
      [0.2, '3 done, 1 failed'],
    ] as const) {
      later()
      run.goOn({ part, counts })
    }
    later()
    run.goOn({ state: 'over', words: 'Ended', part: 1, counts: '19 done, 1 failed' })
    expect(announcements).toEqual([
      'Shirts: Running, 0%',
      'Shirts: 10%, 2 done',
      'Shirts: 20%, 3 done, 1 failed',
      'Shirts: Ended, 19 done, 1 failed',
    ])
  })

  it('is announced with only the last of several quick tenths, and not after its end', () => {
    const run = aWork()
    show(run)
    for (const part of [0.1, 0.2, 0.3, 0.4]) run.goOn({ part })
    later()
    expect(announcements).toEqual(['Shirts: Running, 0%', 'Shirts: 40%'])
    run.goOn({ part: 0.5 })
    run.goOn({ state: 'over', words: 'Ended', part: 1 })
    later()
    expect(announcements.slice(2)).toEqual(['Shirts: Ended'])
  })

  it('is announced once with the reason for a pause, and again when it continues', () => {
    const run = aWork({ part: 0.4 })
    show(run)
    run.goOn({ state: 'standing', words: 'Paused: there is no connection.', counts: '4 done' })
    vi.advanceTimersByTime(200)
    run.goOn({ counts: '5 done' })
    later()
    run.goOn({ state: 'running', words: 'Running' })
    expect(announcements).toEqual([
      'Shirts: Running, 40%',
      'Shirts: Paused: there is no connection. 40%, 4 done',
      'Shirts: Running, 40%, 5 done',
    ])
  })

  it('is announced once, however many parts of the page show it', () => {
    const run = aWork()
    show(run)
    show(run)
    later()
    run.goOn({ part: 0.1 })
    expect(announcements.slice(-1)).toEqual(['Shirts: 10%'])
    expect(announcements.filter((words) => words.includes('10%'))).toHaveLength(1)
    run.goOn({ state: 'over', words: 'Ended' })
    expect(announcements.filter((words) => words.includes('Ended'))).toHaveLength(1)
  })

  it('is not announced before it starts, unless some of it is already done', () => {
    const work = { state: 'standing', words: 'Not running', isOurs: false } as const
    const run = aWork(work)
    show(run)
    show(aWork({ ...work, part: 0.4, counts: '4 done' }))
    later()
    run.goOn({ state: 'running', words: 'Running', isOurs: true })
    expect(announcements).toEqual(['Shirts: Not running, 40%, 4 done', 'Shirts: Running, 0%'])
  })

  it('is not announced if it ended before the app was opened', () => {
    show(aWork({ state: 'over', words: 'Ended', isOurs: false }))
    expect(announcements).toEqual([])
  })

  it('is announced once if it ended before its page was drawn', () => {
    const run = aWork({ state: 'over', words: 'Ended', counts: '3 done' })
    show(run).unmount()
    show(run)
    expect(announcements).toEqual(['Shirts: Ended, 3 done'])
  })
})

describe('long work after its page was left', () => {
  it('is announced only at its end', () => {
    const run = aWork()
    const { unmount } = show(run)
    run.goOn({ part: 0.1 })
    unmount()
    later()
    run.goOn({ part: 0.5 })
    run.goOn({ state: 'standing', words: 'Paused' })
    run.goOn({ state: 'running', words: 'Running' })
    later()
    run.goOn({ state: 'over', words: 'Ended', counts: '9 done' })
    expect(announcements).toEqual(['Shirts: Running, 0%', 'Shirts: Ended, 9 done'])
  })

  it('is announced with its progress when its page is opened again', () => {
    const run = aWork()
    show(run).unmount()
    later()
    run.goOn({ part: 0.6, counts: '6 done' })
    show(run)
    expect(announcements).toEqual(['Shirts: Running, 0%', 'Shirts: 60%, 6 done'])
  })
})
