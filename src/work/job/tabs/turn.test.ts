import { describe, expect, it } from 'vitest'
import { takeTurn, waitForTurn, type Locks } from './turn.ts'

const free: Locks = { request: (_name, _options, held) => held({}) }
const taken: Locks = { request: (_name, _options, held) => held(null) }
const broken = (error: unknown): Locks => ({ request: () => Promise.reject(error) })

describe('the turn of a tab', () => {
  it('is taken where no other tab has it', async () => {
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    expect(await takeTurn(free, 'job', run)).toBe(true)
    expect(await takeTurn(taken, 'job', run)).toBe(false)
    expect(runs).toBe(1)
  })

  it('is waited for until it comes, or nobody wants it any more', async () => {
    const waiting = new AbortController()
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    await waitForTurn(free, 'job', waiting.signal, run)
    expect(runs).toBe(1)
    const fault = new Error('no locks here')
    await expect(waitForTurn(broken(fault), 'job', waiting.signal, run)).rejects.toBe(fault)
    waiting.abort()
    await waitForTurn(broken(waiting.signal.reason), 'job', waiting.signal, run)
    expect(runs).toBe(1)
  })
})
