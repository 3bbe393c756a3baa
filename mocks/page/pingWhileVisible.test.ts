// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pingWhileVisible } from './pingWhileVisible.ts'

let isHidden = false

const show = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  show(false)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the keep-alive of the mock worker', () => {
  const started = async () => {
    const act = vi.fn<() => void>()
    const start = pingWhileVisible()
    const begin = () => Promise.resolve(void window.setInterval(act, 5000))
    await start(begin)
    return { act, startAgain: () => start(begin) }
  }

  it('ticks while the page is visible, and has no timer while it isn’t', async () => {
    const { act } = await started()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledTimes(2)
    show(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    show(false)
    vi.advanceTimersByTime(5000)
    expect(act).toHaveBeenCalledTimes(3)
  })

  it('has a single timer, however often the worker is started', async () => {
    const { startAgain } = await started()
    await startAgain()
    show(true)
    show(false)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('doesn’t change other intervals', async () => {
    // oxlint-disable-next-line typescript/unbound-method -- compared, never called
    const { setInterval } = window
    const act = vi.fn<() => void>()
    await pingWhileVisible()(() => Promise.resolve(void window.setInterval(act, 1000)))
    expect(window.setInterval).toBe(setInterval)
    show(true)
    vi.advanceTimersByTime(3000)
    expect(act).toHaveBeenCalledTimes(3)
    vi.clearAllTimers()
  })
})
