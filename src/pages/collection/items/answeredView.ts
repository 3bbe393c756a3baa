/** The rows of checked codes in one country as the row engine has them, without a worker and without a page. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import { createMarkets } from '@/domain/market/rowMarket.ts'
import type { Joined } from '@/domain/pricing/names.ts'
import { ownMerchantsIn, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { createRowWork } from '@/domain/workbench/createRowWork.ts'
import type { WorkRow } from '@/domain/workbench/rowView.ts'
import type { BatchJob } from '@/jobs/batch/batchJob.ts'
import { createOfferSender } from '@/pages/collection/merchants/offerSender.ts'
import { answeredCodes, createBatchItems } from './batchItems.ts'

type PricingContext = {
  mine: OwnMerchantsByCountry
  reference: Reference
  /** Percent up to which two prices are the same. */
  tolerance: number
  joined: Joined
  ownPrice: (countries: readonly string[], code: string) => OwnPrice | null
}

/** `country`: those that are checked together, joined by commas. The rows are in the order given. */
export async function answeredView(
  job: Pick<BatchJob, 'plan' | 'outcomeOf'>,
  country: string,
  { mine, reference, tolerance, joined, ownPrice }: PricingContext,
): Promise<{ rows: WorkRow[]; ranking: MerchantRanking }> {
  const read = createMarkets({
    mineIn: (one) => ownMerchantsIn(mine, [one]),
    reference,
    joined: joined.merchant,
    tolerance,
    listPrice: (one, code) => ownPrice([one], code)?.price ?? null,
  })
  const { count, rowAt } = createBatchItems(job, country, ownPrice)(read, new Map())
  const work = createRowWork()
  work.join(joined)
  work.put(Array.from({ length: count }, (_, place) => rowAt(place)))
  work.market([...read(answeredCodes(job, Infinity))])
  const send = createOfferSender(
    { offers: async (news) => work.offers(news) },
    mine,
    joined.merchant,
  )
  await send([job])
  const rows = work.rowsAt(work.places('all'))
  return { rows, ranking: work.ranking(tolerance) }
}
