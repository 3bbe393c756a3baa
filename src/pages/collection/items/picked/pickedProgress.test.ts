import { describe, expect, it } from 'vitest'
import { entryKey } from '@/domain/picked/productList.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { getPickedProgress } from './pickedProgress.ts'
import type { LoadState } from './priceLoader.ts'

const AT = Date.UTC(2025, 10, 18, 10, 41)
const answered = (at: number): LoadState => ({
  kind: 'answered',
  answer: aSeenProduct({ at: AT }),
  at,
})
const missing: LoadState = { kind: 'answered', answer: { missingAt: AT }, at: AT }
const failed: LoadState = { kind: 'failed', error: new Error('x') }

describe('the load status of a picked collection', () => {
  const entries = ['a', 'b', 'c', 'd'].map((id) => aListEntry(id))
  const words = (...states: (LoadState | undefined)[]) =>
    getPickedProgress(
      entries,
      new Map(
        states.flatMap((state, at) => {
          const entry = entries[at]
          return state && entry ? [[entryKey(entry), state]] : []
        }),
      ),
    ).words

  it('counts all products as queued at first', () => {
    expect(words()).toBe('4 products in US · 4 queued')
    expect(words({ kind: 'requesting' }, { kind: 'waiting' })).toBe('4 products in US · 4 queued')
  })

  it('counts loaded, not found and failed products, with the time of the last response', () => {
    expect(words(answered(AT), answered(AT + 120_000), missing, failed)).toBe(
      `4 products in US · 2 loaded ${formatTime(AT + 120_000)}, 1 not found, 1 not loaded`,
    )
    expect(words(answered(AT), answered(AT), answered(AT), answered(AT))).toBe(
      `4 products in US · 4 loaded ${formatTime(AT)}`,
    )
    expect(words(answered(AT), failed, failed)).toBe(
      `4 products in US · 1 loaded ${formatTime(AT)}, 2 not loaded, 1 queued`,
    )
    expect(words(failed, failed)).toBe('4 products in US · 2 not loaded, 2 queued')
  })

  it('is only “0 products” for an empty collection', () => {
    expect(getPickedProgress([], new Map()).words).toBe('0 products')
    const both = [aListEntry('a', { country: 'us,in' }), aListEntry('b', { country: 'de' })]
    expect(getPickedProgress(both, new Map()).words).toMatch(
      /^2 products in (US \+ IN, DE|DE, US \+ IN) · /,
    )
  })
})
