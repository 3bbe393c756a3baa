import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTheRestAfterFirstAnswer } from './loadTheRest.ts'

const shown = vi.hoisted(() => ({ takes: [] as (() => readonly KeyboardEvent[])[], isLost: false }))
vi.mock('./showKeys.tsx', () => ({
  showKeys: (take: () => readonly KeyboardEvent[]) => {
    if (shown.isLost) throw new Error('did not arrive')
    shown.takes.push(take)
  },
}))

const never = new Promise<never>(() => {})
const aFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))
const keys = (events: readonly KeyboardEvent[] = []) => events.map(({ key }) => key)

afterEach(() => {
  // Ends the listening of the test.
  for (const take of shown.takes) take()
  shown.takes.length = 0
  shown.isLost = false
})

describe('keys pressed before their code is there', () => {
  it('are handed over once, whoever asks again', async () => {
    loadTheRestAfterFirstAnswer(new QueryClient(), never, () => Promise.resolve())
    press('j')
    press('j')
    await expect.poll(() => shown.takes).not.toEqual([])
    const [take] = shown.takes
    expect(keys(take?.())).toEqual(['j', 'j'])
    expect(keys(take?.())).toEqual([])
  })

  it('are forgotten when the code does not arrive', async () => {
    shown.isLost = true
    loadTheRestAfterFirstAnswer(new QueryClient(), never, () => Promise.resolve())
    press('g')
    await vi.dynamicImportSettled()
    await Promise.resolve()
    shown.isLost = false
    press('j')
    await expect.poll(() => shown.takes).not.toEqual([])
    expect(keys(shown.takes[0]?.())).toEqual(['j'])
  })
})

describe('what the shell needs next', () => {
  it('comes on a page that asks nothing, once it is opened', async () => {
    const client = new QueryClient()
    // The shell has questions of its own that wait until somebody wants to know.
    const kept = new QueryObserver(client, { queryKey: ['kept'], enabled: false })
    const leave = kept.subscribe(() => {})
    const more = vi.fn<() => Promise<void>>(() => Promise.resolve())
    loadTheRestAfterFirstAnswer(client, Promise.resolve(), more)
    await expect.poll(() => more.mock.calls.length).toBe(1)
    leave()
  })

  it('waits for the answer that an opened page shows, and comes once', async () => {
    const client = new QueryClient()
    let answer = () => {}
    const asked = new Promise<string>((resolve) => {
      answer = () => resolve('is there')
    })
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: () => asked })
    const leave = observer.subscribe(() => {})
    const more = vi.fn<() => Promise<void>>(() => Promise.resolve())
    loadTheRestAfterFirstAnswer(client, Promise.resolve(), more)
    await aFrame()
    await aFrame()
    expect(more).not.toHaveBeenCalled()
    answer()
    await expect.poll(() => more.mock.calls.length).toBe(1)
    leave()
  })
})
