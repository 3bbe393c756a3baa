/**
 * One collection of six codes, saved before the test: above, below and at market, not sold by you, sold only by you, and
 * unknown.
 */
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { deletePriceList } from '@/storage/priceLists/priceList.ts'
import { aMarket } from '../made/aSavedCollection.ts'
import { demoConnection } from '../made/connections.ts'

export const ID = 'kept000001'
export const { id: CONNECTION } = demoConnection

export const CHEAP = '2049811763054'
export const DEAR = '2049811763061'
const EQUAL = '2000000000008'
export const MISSED = '2000000000015'
export const ALONE = '2000000000022'
export const UNKNOWN = '2000000000039'

export const MARKETS: Record<string, Record<string, number | null>> = {
  [CHEAP]: { northgate: 40, sundial: 50, petra: 60, bazaarly: 0 },
  [DEAR]: { northgate: 66, sundial: 60, petra: 50 },
  [EQUAL]: { northgate: 30, sundial: 30 },
  [MISSED]: { sundial: 12, petra: 14 },
  [ALONE]: { northgate: 9 },
}
export const answerOf = ({ entry }: { entry: { kind: string; code?: string } }) => {
  const prices = MARKETS[entry.code ?? '']
  if (!prices) return null
  const market = aMarket(entry.code ?? '', prices)
  if (market.kind !== 'ean') return market
  // The offers of each code are separate listings.
  const offers = market.offers.map((offer) => ({
    ...offer,
    productId: `${offer.productId} ${market.code}`,
  }))
  return { ...market, offers }
}
export const CODES = [CHEAP, DEAR, EQUAL, MISSED, ALONE, UNKNOWN]

/** Call before each test: deletes the saved collection and price list, makes Northgate your merchant, and resets the columns. */
export async function forgetStored(): Promise<void> {
  openCodesJobs.close(CONNECTION, ID)
  await deleteCollection(CONNECTION, ID)
  await deletePriceList({ connectionId: CONNECTION, country: 'us' })
  writePreference(CONNECTION, 'mine', { '*': ['northgate'] })
  writePreference(CONNECTION, 'batchColumns', null)
  writePreference(CONNECTION, 'tableColumns', {})
}
