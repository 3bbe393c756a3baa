/** Computes the rows of checked codes in one country as the row engine does, but without a worker or page. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import { createMarkets } from '@/domain/market/rowMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { ownMerchantsIn, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import { createOfferSender } from '@/pages/collection/merchants/offerSender.ts'
import { answeredCodes, createCodesItems } from './codesItems.ts'

type MarketPricing = {
  ownMerchants: OwnMerchantsByCountry
  reference: Reference
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
  aliases: AliasesByKind
  ownPrice: (countries: readonly string[], code: string) => OwnPrice | null
}

/** `country`: the countries that are checked together, joined by commas. Rows are in the given order. */
export async function computeCodesRows(
  job: Pick<CodesJob, 'plan' | 'outcomeOf'>,
  country: string,
  { ownMerchants, reference, tolerance, aliases, ownPrice }: MarketPricing,
): Promise<{ rows: WorkRow[]; ranking: MerchantRanking }> {
  const read = createMarkets({
    ownMerchantsIn: (one) => ownMerchantsIn(ownMerchants, [one]),
    reference,
    aliases: aliases.merchant,
    tolerance,
    listPrice: (one, code) => ownPrice([one], code)?.price ?? null,
  })
  const { count, rowAt } = createCodesItems(job, country, ownPrice)(read, new Map())
  const work = createRowWork()
  work.join(aliases)
  work.put(Array.from({ length: count }, (_, index) => rowAt(index)))
  work.market([...read(answeredCodes(job, Infinity))])
  const send = createOfferSender(
    { offers: async (patch) => work.offers(patch) },
    ownMerchants,
    aliases.merchant,
  )
  await send([job])
  const rows = work.rowsAt(work.places('all'))
  return { rows, ranking: work.ranking(tolerance) }
}
