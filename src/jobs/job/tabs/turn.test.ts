import { describe, expect, it } from 'vitest'
import { tryLock, waitForLock, type Locks } from './tabLock.ts'

const free: Locks = { isSupported: true, request: (_name, _options, callback) => callback({}) }
const lockedElsewhere: Locks = {
  isSupported: true,
  request: (_name, _options, callback) => callback(null),
}
const broken = (error: unknown): Locks => ({
  isSupported: true,
  request: () => Promise.reject(error),
})

describe('the lock of a tab', () => {
  it('is taken only if no other tab has it', async () => {
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    expect(await tryLock(free, 'job', run)).toBe(true)
    expect(await tryLock(lockedElsewhere, 'job', run)).toBe(false)
    expect(runs).toBe(1)
  })

  it('is waited for until it is free or the wait is cancelled', async () => {
    const waiting = new AbortController()
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    await waitForLock(free, 'job', waiting.signal, run)
    expect(runs).toBe(1)
    const fault = new Error('no locks here')
    await expect(waitForLock(broken(fault), 'job', waiting.signal, run)).rejects.toBe(fault)
    waiting.abort()
    await waitForLock(broken(waiting.signal.reason), 'job', waiting.signal, run)
    expect(runs).toBe(1)
  })
})
