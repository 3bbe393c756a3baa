import { describe, expect, it } from 'vitest'
import type { Progress } from '@/jobs/job/job.ts'
import { createProgress } from './progress.ts'

const CLEAR = '\r\u001B[K'
const SECOND = 1000

const progress = (more: Partial<Progress>): Progress => ({
  state: 'running',
  pause: null,
  total: 1000,
  waiting: 0,
  requesting: 0,
  done: 0,
  notFound: 0,
  failed: 0,
  cancelled: 0,
  rate: null,
  timeLeftMs: null,
  wanted: 4,
  limit: 4,
  pausedUntil: null,
  unstored: 0,
  startedAt: 0,
  ...more,
})

/** What is written to the stream, and the lines that are logged. */
function watched(isTTY: boolean) {
  const written: string[] = []
  let at = 0
  const terminal = { isTTY, write: (text: string) => void written.push(text) }
  const log = (line: string) => void written.push(`${line}\n`)
  return {
    written,
    pass: (ms: number) => (at += ms),
    progress: createProgress(terminal, log, () => at),
  }
}

describe('the progress of a nightly run', () => {
  it('is shown on a terminal in one line that is overwritten', () => {
    const { progress: shown, written, pass } = watched(true)
    shown.show(progress({ done: 1 }))
    pass(SECOND)
    shown.show(progress({ done: 80, notFound: 20, rate: 50, timeLeftMs: 18 * SECOND }))
    pass(SECOND)
    shown.show(progress({ done: 190, failed: 10, pause: { kind: 'asked' } }))
    shown.end()
    expect(written).toEqual([
      `${CLEAR}100 of 1,000, 50.0 per second, 18.0 s left`,
      `${CLEAR}200 of 1,000, 10 failed, paused`,
      CLEAR,
    ])
  })

  it('is cleared on a terminal before a message', () => {
    const { progress: shown, written, pass } = watched(true)
    pass(SECOND)
    shown.show(progress({ done: 5 }))
    shown.log('Tries again in 30 s.')
    expect(written).toEqual([`${CLEAR}5 of 1,000`, CLEAR, 'Tries again in 30 s.\n'])
  })

  it('is a plain line twice a minute in a log', () => {
    const { progress: shown, written, pass } = watched(false)
    for (let second = 0; second <= 60; second += 1) {
      shown.show(progress({ done: second }))
      pass(SECOND)
    }
    shown.log('Tries again in 30 s.')
    shown.end()
    expect(written).toEqual(['30 of 1,000\n', '60 of 1,000\n', 'Tries again in 30 s.\n'])
  })
})
