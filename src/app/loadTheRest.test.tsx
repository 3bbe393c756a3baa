import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTheRestAfterFirstAnswer } from './loadTheRest.ts'

const shown = vi.hoisted(() => ({ takes: [] as (() => readonly KeyboardEvent[])[], isLost: false }))
vi.mock('./showKeys.tsx', () => ({
  showKeys: (take: () => readonly KeyboardEvent[]) => {
    if (shown.isLost) throw new Error('did not arrive')
    shown.takes.push(take)
  },
}))

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
    loadTheRestAfterFirstAnswer(new QueryClient(), () => Promise.resolve())
    press('j')
    press('j')
    await expect.poll(() => shown.takes).not.toEqual([])
    const [take] = shown.takes
    expect(keys(take?.())).toEqual(['j', 'j'])
    expect(keys(take?.())).toEqual([])
  })

  it('are forgotten when the code does not arrive', async () => {
    shown.isLost = true
    loadTheRestAfterFirstAnswer(new QueryClient(), () => Promise.resolve())
    press('g')
    await vi.dynamicImportSettled()
    await Promise.resolve()
    shown.isLost = false
    press('j')
    await expect.poll(() => shown.takes).not.toEqual([])
    expect(keys(shown.takes[0]?.())).toEqual(['j'])
  })
})
