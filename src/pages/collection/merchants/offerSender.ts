/** Sends the offers of other merchants to an engine, for the view “By merchant” and for reports. */
import { offersOf } from '@/domain/codes/itemMerchants.ts'
import { marketCodeIn } from '@/domain/market/requestedCode.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { sidesIn } from '@/domain/pricing/marketFigures.ts'
import { createOfferReader } from '@/domain/pricing/merchantOffers.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import { ownMerchantsIn, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { RowEngine } from '@/domain/rows/rowView.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

/** Collections of codes whose answers contain the offers. */
type Jobs = readonly Pick<CodesJob, 'plan' | 'outcomeOf'>[]

/** How many codes are read in one browser task, after which the page can respond to input. */
const AT_ONCE = 500

/** A code whose market is answered. */
type AnsweredCode = { key: string; countries: readonly string[]; outcome: ItemOutcome }

function answeredCodes(jobs: Jobs): Map<string, AnsweredCode> {
  const codes = new Map<string, AnsweredCode>()
  for (const { plan, outcomeOf } of jobs) {
    for (const { countries, position } of plan.codeRequests) {
      const outcome = outcomeOf(position)
      const code = marketCodeIn(outcome)
      if (outcome === undefined || code === null) continue
      const key = marketKey(countries.join(), code)
      codes.set(key, { key, countries, outcome })
    }
  }
  return codes
}

/** Returns a function that sends each answer once; it resolves to true if there was anything to send. */
export function createOfferSender(
  engine: Pick<RowEngine, 'offers'>,
  ownMerchants: OwnMerchantsByCountry,
  aliases: Aliases,
) {
  let reader = createOfferReader(aliases)
  let sent = new Map<string, AnsweredCode>()
  let isFirst = true
  const othersOf = ({ countries, outcome }: AnsweredCode) =>
    sidesIn(offersOf(outcome) ?? [], ownMerchantsIn(ownMerchants, countries)).others

  const send = async (jobs: Jobs): Promise<boolean> => {
    const now = answeredCodes(jobs)
    let fresh = [...now.values()].filter(({ key, outcome }) => sent.get(key)?.outcome !== outcome)
    let isWhole = isFirst || [...sent.keys()].some((key) => !now.has(key))
    if (reader.learn(fresh.map(othersOf)) || (isWhole && !isFirst)) {
      reader = createOfferReader(aliases)
      fresh = [...now.values()]
      reader.learn(fresh.map(othersOf))
      isWhole = true
    }
    isFirst = false
    sent = now
    if (fresh.length === 0 && !isWhole) return false
    for (let at = 0; at === 0 || at < fresh.length; at += AT_ONCE) {
      const codes = fresh
        .slice(at, at + AT_ONCE)
        .map((code) => [code.key, reader.read(othersOf(code))] as const)
      await engine.offers({ names: reader.names(), codes, isWhole: isWhole && at === 0 })
    }
    return true
  }

  let last: Promise<unknown> = Promise.resolve()
  return (jobs: Jobs): Promise<boolean> => {
    const next = last.then(() => send(jobs))
    last = next.catch(() => {})
    return next
  }
}
