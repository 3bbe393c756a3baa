/** The market of a code after the code was checked. */
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'

export const aCodeMarket = (overrides: Partial<CodeMarket> = {}): CodeMarket => {
  const { index = 125 } = overrides
  return {
    code: '2049811763054',
    state: 'done',
    merchants: 3,
    lowest: 8,
    median: 8,
    mean: 9,
    highest: 11,
    spread: 3,
    excluded: 0,
    myPrice: 10,
    reference: 8,
    referenceLabel: 'median of the competitors',
    difference: index && index - 100,
    index,
    amount: index && 2,
    rank: 1,
    of: 3,
    tied: 1,
    rival: 'Sundial',
    rivalPrice: 8,
    n: 2,
    status: null,
    why: null,
    isChosen: true,
    isSold: true,
    competitors: 2,
    tolerance: 0.5,
    ...overrides,
  }
}
