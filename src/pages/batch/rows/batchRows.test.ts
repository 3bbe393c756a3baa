import { describe, expect, it } from 'vitest'
import type { BatchOutcome } from '../../../market/batchAnswer.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { readLines } from '../../../model/batch/inputLines.ts'
import { aMarket } from '../../../testing/made/aKeptBatch.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import { createRows, type Standpoint } from './batchRows.ts'
import { valueIn } from './rowValues.ts'

const CODE = '2049811763054'
const outcome: BatchOutcome = {
  state: 'done',
  at: 1,
  ms: 9,
  tries: 1,
  answer: aMarket(CODE, { me: 80, a: 100, b: 120 }),
}

function jobOf(targets: readonly (number | null)[], ended: BatchOutcome | undefined = outcome) {
  const lines = targets.map((target, at) => ({ line: at + 1, text: CODE, target }))
  const plan = planBatch(readLines(lines, 'auto'), [['us']])
  const job: Pick<BatchJob, 'plan' | 'outcomeOf' | 'stateOf'> = {
    plan,
    outcomeOf: () => ended,
    stateOf: () => ended?.state ?? 'waiting',
  }
  return job as BatchJob // the rows look at nothing else
}

const standpoint = (changes: Partial<Standpoint> = {}): Standpoint => ({
  mine: { us: ['me'] },
  reference: 'median',
  joined: [],
  tolerance: 0.5,
  ownPrice: () => null,
  ...changes,
})

describe('the rows of a batch', () => {
  it('are the same objects for as long as nothing about them changes', () => {
    const rowsOf = createRows(standpoint())
    const job = jobOf([null, 90])
    const [first, second] = rowsOf(job)
    expect(rowsOf(job)).toEqual([first, second])
    expect(rowsOf(job)[0]).toBe(first)
    const changed = { ...job, stateOf: () => 'asking' as const }
    expect(rowsOf(changed)[0]).not.toBe(first)
  })

  it('have each a target of their own, although one answer is for both', () => {
    const [low, high, none] = createRows(standpoint({ reference: 'target' }))(
      jobOf([64, 100, null]),
    )
    expect(low?.summary).toMatchObject({ standing: 'dearer', index: { index: 125 } })
    expect(high?.summary).toMatchObject({ standing: 'cheaper', index: { index: 80 } })
    expect(none?.summary?.noIndex).toBe('This row has no usable target price.')
  })

  it('take price and cost from the list of their country, where the catalog has no offer of mine', () => {
    const asked: string[] = []
    const ownPrice = (countries: readonly string[], code: string) => {
      asked.push(`${countries.join()} ${code}`)
      return { price: 132, cost: 66, note: '' }
    }
    const [listed] = createRows(standpoint({ mine: {}, ownPrice }))(jobOf([null]))
    expect(asked).toEqual([`us ${CODE}`])
    expect(listed?.summary?.mine).toMatchObject({
      price: 132,
      source: 'price list',
      rank: 4,
      of: 4,
    })
    if (!listed) throw new Error('There is a row')
    expect(valueIn(listed, 'margin')).toBe(50)
    expect(valueIn(listed, 'market-margin')).toBe(34)
    const [sold] = createRows(standpoint({ ownPrice }))(jobOf([null]))
    expect(sold?.summary?.mine).toMatchObject({ price: 80, source: 'catalog' })
    expect(sold && valueIn(sold, 'list')).toBe(132)
    expect(sold && valueIn(sold, 'margin')).toBe(17.5)
  })

  it('know the price list before any answer', () => {
    const ownPrice = () => ({ price: 132, cost: null, note: '' })
    const job = { ...jobOf([null]), outcomeOf: () => undefined, stateOf: () => 'waiting' as const }
    const [waiting] = createRows(standpoint({ ownPrice }))(job)
    expect(waiting?.summary).toBeNull()
    expect(waiting && valueIn(waiting, 'list')).toBe(132)
  })
})
