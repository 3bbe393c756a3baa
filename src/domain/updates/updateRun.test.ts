import { describe, expect, it } from 'vitest'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
  firstOutcome,
} from '@test/made/anUpdateRun.ts'
import { totalOf } from './updateRun.ts'

describe('the total of an update', () => {
  it('adds up the products of what was compared, and counts the other steps by their result', () => {
    const run = anUpdateRun(
      [
        anUpdateStep('shirts', { outcome: comparedOutcome(aChangesSummary()) }),
        anUpdateStep('dresses', {
          outcome: comparedOutcome(
            aChangesSummary({
              products: 5,
              changed: 1,
              counts: { ...aChangesSummary().counts, 'price-down': 0, new: 0, gone: 1 },
            }),
            false,
          ),
        }),
        anUpdateStep('new one', { outcome: firstOutcome() }),
        anUpdateStep('broken'),
        anUpdateStep('waiting'),
      ],
      { failures: [{ place: 3, says: 'No answer.' }] },
    )
    expect(totalOf(run)).toEqual({
      compared: 2,
      first: 1,
      failed: 1,
      waiting: 1,
      products: 15,
      changed: 4,
      counts: {
        'price-down': 2,
        'price-up': 0,
        new: 1,
        gone: 1,
        back: 0,
        stock: 0,
        discount: 0,
        rating: 0,
      },
      undetermined: {
        'price-down': 0,
        'price-up': 0,
        new: 0,
        gone: 1,
        back: 0,
        stock: 0,
        discount: 0,
        rating: 0,
      },
      partial: 1,
    })
  })

  it('counts a step that was loaded but could not be compared as failed', () => {
    const { now } = firstOutcome()
    const outcome = {
      ...firstOutcome(),
      kind: 'not compared' as const,
      before: now,
      says: 'The storage does not answer.',
    }
    expect(totalOf(anUpdateRun([anUpdateStep('shirts', { outcome })]))).toMatchObject({
      compared: 0,
      failed: 1,
      waiting: 0,
    })
  })
})
