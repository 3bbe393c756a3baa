import { beforeEach, expect, it } from 'vitest'
import { saveVersion } from '@/storage/collections/versions.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { storedOffers } from './storedOffers.ts'

const CODE = '2049811763054'
const OTHER = '2049811763061'
const CONNECTION = 'demo'

beforeEach(() => deleteStored(['collections']))

const pricesOf = async (code = CODE, country = 'us') =>
  (await storedOffers(CONNECTION, { code, country })).map(({ isWhole, offers }) => ({
    isWhole,
    prices: offers.map(({ offerPrice }) => offerPrice),
  }))

it('stored offers include those of checked codes, as a complete market, in the given country', async () => {
  await saveCodes({
    id: 'batch',
    lines: [{ text: CODE }, { text: OTHER }],
    answerOf: ({ entry }) => aMarket(entry.kind === 'ean' ? entry.code : '', { a: 40, b: 50 }),
  })
  expect(await pricesOf()).toEqual([{ isWhole: true, prices: [40, 50] }])
  // The same code in another length.
  expect(await pricesOf(`0${CODE}`)).toHaveLength(1)
  expect(await pricesOf(CODE, 'in')).toEqual([])
  expect(await pricesOf('2000000000008')).toEqual([])
})

it('stored offers include the rows of collections, as a part of the market', async () => {
  const rows = [
    aResultRow({ productId: 'A', country: 'us', eans: [CODE], offerPrice: 30 }),
    aResultRow({ productId: 'B', country: 'us', code: CODE, offerPrice: 31 }),
    aResultRow({ productId: 'C', country: 'us', code: OTHER, eans: [CODE], offerPrice: 32 }),
    aResultRow({ productId: 'D', country: 'in', eans: [CODE], offerPrice: 33 }),
  ]
  await saveVersion(CONNECTION, aVersion({ id: 'one' }), [{ part: 0, at: 5, rows }])
  expect(await pricesOf()).toEqual([{ isWhole: false, prices: [30, 31] }])
})
