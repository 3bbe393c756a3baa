import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrencyLimit.ts'

/** Promises that the test settles itself, in the order in which they were started. */
function tasks() {
  const started: (() => void)[] = []
  const task = () => new Promise<void>((resolve) => started.push(resolve))
  return { started, task }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const never = () => new AbortController().signal

describe('createConcurrencyLimit', () => {
  it('runs a limited number of tasks at once, in the order in which they came', async () => {
    const run = createConcurrencyLimit(2)
    const { started, task } = tasks()
    const order: number[] = []
    const all = [1, 2, 3].map(async (number) => {
      await run(task, never())
      order.push(number)
    })
    await settle()
    expect(started).toHaveLength(2)
    started[1]?.()
    await settle()
    expect(started).toHaveLength(3)
    started[0]?.()
    started[2]?.()
    await Promise.all(all)
    expect(order).toEqual([2, 1, 3])
  })

  it('frees its slot when a task fails', async () => {
    const run = createConcurrencyLimit(1)
    const failing = run(() => Promise.reject(new Error('no')), never())
    await expect(failing).rejects.toThrow('no')
    await expect(run(() => Promise.resolve('yes'), never())).resolves.toBe('yes')
  })

  it('never starts a task that is aborted while it waits', async () => {
    const run = createConcurrencyLimit(1)
    const { started, task } = tasks()
    const abort = new AbortController()
    const first = run(task, never())
    const second = run(task, abort.signal)
    const third = run(task, never())
    abort.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    started[0]?.()
    await first
    await settle()
    expect(started).toHaveLength(2)
    started[1]?.()
    await third
    await expect(run(task, abort.signal)).rejects.toThrow('gone')
  })
})
