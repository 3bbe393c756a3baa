import { offersOf } from '@/domain/codes/itemMerchants.ts'
import { marketCodeIn } from '@/domain/market/requestedCode.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import type { ItemOffer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

type Job = Pick<CodesJob, 'plan' | 'outcomeOf'>

/**
 * Returns a function that finds the offers of a code: those of the latest collection that checked the code and has an answer; null
 * if none has. Plans are read once, answers at each call, because answers arrive during a check.
 */
export function createOfferFinder(jobs: readonly Job[]) {
  const places = new Map<string, (() => ItemOutcome | undefined)[]>()
  for (const { plan, outcomeOf } of jobs) {
    for (const { entry, countries, position } of plan.codeRequests) {
      if (entry.kind !== 'ean') continue
      const key = marketKey(countries.join(), entry.code)
      places.set(key, [() => outcomeOf(position), ...(places.get(key) ?? [])])
    }
  }
  return (country: string, code: string): readonly ItemOffer[] | null => {
    for (const outcomeOf of places.get(marketKey(country, code)) ?? []) {
      const outcome = outcomeOf()
      if (outcome !== undefined && marketCodeIn(outcome) !== null) return offersOf(outcome)
    }
    return null
  }
}
