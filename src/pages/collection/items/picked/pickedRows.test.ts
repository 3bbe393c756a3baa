import { describe, expect, it } from 'vitest'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { createPickedRowMaker, getCheckResult } from './pickedRows.ts'
import type { LoadState } from './priceLoader.ts'

const AT = Date.UTC(2025, 10, 18, 10, 41)
const when = formatWhenShort(AT)
const seen = aSeenProduct({ at: AT })
const entry = aListEntry('a')
const answered: LoadState = { kind: 'answered', answer: seen, at: AT }
const failed: LoadState = { kind: 'failed', error: new Error('x') }

describe('the status of a picked product', () => {
  it('says how old the prices are until new ones are loaded', () => {
    expect(getCheckResult(entry, undefined, 'direct')).toEqual({ status: 'Queued', reason: null })
    expect(getCheckResult({ ...entry, seen }, { kind: 'requesting' }, 'direct')).toEqual({
      status: 'Found',
      reason: `Prices of ${when}`,
    })
    expect(getCheckResult({ ...entry, seen }, answered, 'direct')).toEqual({
      status: 'Found',
      reason: null,
    })
  })

  it('says when it was not found, unless the check failed', () => {
    const missingEntry = { ...entry, missingAt: AT }
    expect(getCheckResult(missingEntry, answered, 'direct')).toEqual({
      status: 'Not found',
      reason: `On ${when}`,
    })
    expect(getCheckResult(missingEntry, failed, 'direct')).toMatchObject({
      status: 'Failed',
      reason: expect.stringMatching(/^The update .* Never loaded so far$/),
    })
    expect(getCheckResult({ ...entry, seen }, failed, 'direct').reason).toMatch(
      new RegExp(` Prices of ${when}$`),
    )
  })
})

it('an unchanged row stays the same object; a new price makes a new one', () => {
  const rowOf = createPickedRowMaker()
  const first = rowOf({ ...entry, seen }, 0, answered, 'direct')
  expect(rowOf({ ...entry, seen: { ...seen } }, 0, answered, 'direct')).toBe(first)
  const cheaper = { ...entry, seen: { ...seen, offerPrice: 1 } }
  expect(rowOf(cheaper, 0, answered, 'direct')).toMatchObject({ offerPrice: 1 })
  expect(rowOf(cheaper, 1, answered, 'direct').item.line).toBe(2)
})
