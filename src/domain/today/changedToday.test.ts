import { expect, it } from 'vitest'
import {
  zeroCounts,
  type ChangesSummary,
  type MerchantChanges,
} from '@/domain/changes/changesSummary.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
} from '@test/made/anUpdateRun.ts'
import { changedToday } from './changedToday.ts'

const at = (
  merchant: string,
  counts: Partial<MerchantChanges['counts']>,
  merchantId: string | null = null,
): MerchantChanges => ({ merchant, merchantId, counts: { ...zeroCounts(), ...counts } })

const runOf = (...summaries: (Partial<ChangesSummary> & { countries?: string[] })[]) =>
  anUpdateRun(
    summaries.map(({ countries = ['us'], ...summary }, index) =>
      anUpdateStep(`step ${index}`, {
        countries,
        outcome: comparedOutcome(aChangesSummary({ moves: [], merchants: [], ...summary })),
      }),
    ),
  )

const me = { us: ['Northgate'], in: ['Sundial'] }

it('counts the changes of each kind that are yours, by your merchant in the requested country', () => {
  const run = runOf(
    { merchants: [at('NORTHGATE', { 'price-up': 2 }), at('Sundial', { 'price-up': 5 })] },
    { countries: ['in'], merchants: [at('Sundial', { 'price-up': 3, new: 1 })] },
  )
  expect(changedToday(run, me, []).own).toEqual({ ...zeroCounts(), 'price-up': 5, new: 1 })
  expect(changedToday(run, {}, []).own).toBeNull()
})

it('recognises an offer of yours by its merchant ID', () => {
  const run = runOf({ merchants: [at('The Shop', { gone: 4 }, 'northgate')] })
  expect(changedToday(run, { us: ['northgate'] }, []).own).toMatchObject({ gone: 4 })
})

it('names the merchant with most changes of a kind, aliases merged, and none of equal ones', () => {
  const run = runOf(
    { merchants: [at('Cartwheel', { new: 3, gone: 2 }), at('Sundial', { new: 4, gone: 2 })] },
    { merchants: [at('Cart Wheel Ltd', { new: 3, stock: 1 })] },
  )
  const joined = [['Cartwheel', 'Cart Wheel Ltd']]
  expect(changedToday(run, {}, joined).most).toEqual({ new: { merchant: 'Cartwheel', count: 6 } })
})

it('counts price changes over all sources, or not at all if one does not state them', () => {
  const moves: ChangesSummary['moves'] = [
    [-20, 2],
    [3, 1],
  ]
  expect(changedToday(runOf({ moves }, { moves: [[-1, 4]] }), {}, []).sizes).toMatchObject({ n: 7 })
  expect(changedToday(runOf({ moves: [] }), {}, []).sizes).toBeNull()
  const older = anUpdateStep('older', { outcome: comparedOutcome(aChangesSummary()) })
  const { steps } = runOf({ moves })
  expect(changedToday({ steps: [...steps, older] }, me, [])).toMatchObject({
    sizes: null,
    own: null,
  })
})
