import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteStored } from '@/storage/database/stored.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { exportRows } from '@/words/collectionViewNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import { demo } from '../demo.ts'
import { savedFiles } from '../export/savedFiles.ts'
import { readSheet, saveFrom } from '../export/saveFrom.ts'
import { aListEntry } from '../made/aListEntry.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { demoConnection } from '../made/connections.ts'
import { forgetCodes } from '../pages/codesPage.ts'
import { saveCollection, PATH } from '../pages/collectionPage.ts'
import { answerTraits, save as keepList, records } from '../pages/pickedPage.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { CONNECTION, forgetStored } from '../stored/storedMarkets.ts'

/** Three sizes of one shirt, each with its sellers' prices. */
const SIZES: Record<string, Record<string, number>> = {
  '2049811763054': { sundial: 50, northgate: 40, petra: 62, bazaarly: 0 },
  '2049811763061': { sundial: 30, northgate: 33 },
  '2049811763078': { northgate: 9 },
}
const CODES = Object.keys(SIZES)
/** 40 of 56 is 71.4, 33 of 30 is 110: the median is 90.7; nobody else sells the third size. */
const EXPECTED = {
  'Your price': '9.00–40.00',
  Index: '90.7',
  'vs median of the competitors': '−9.3%',
  'Sizes above': '1 of 2 sizes above',
  Rank: '–different rank per size',
}
const IN_FILES = {
  'Your price': '9',
  'Your price, highest': '40',
  'Median of the competitors': '30',
  'Median of the competitors, highest': '56',
  'Sizes above': '1',
  'Sizes compared': '2',
  'Sizes checked': '3',
  Sizes: '3',
  Rank: '',
  'Cheapest competitor': 'sundial',
  'Competitor’s price': '30',
  'Competitor’s price, highest': '50',
}

/** The figures in the row of the shirt under these headers. */
async function shown(): Promise<Record<string, string>> {
  const link = await screen.findByRole('link', { name: 'Shirt' })
  const heads = [...(link.closest('table')?.querySelectorAll('thead th, thead td') ?? [])]
  const cells = link.closest('tr')?.children
  return Object.fromEntries(
    Object.keys(EXPECTED).map((name) => {
      const at = heads.findIndex(({ textContent }) => textContent.startsWith(name))
      return [name, cells?.[at]?.textContent ?? 'no such column']
    }),
  )
}

async function savedRow(user: Parameters<typeof saveFrom>[0]['user'], label: string) {
  const { rows } = readSheet(await saveFrom({ user, files: savedFiles(), label }))
  const row = rows.find((cells) => Object.values(cells).includes('Shirt'))
  return Object.fromEntries(Object.keys(IN_FILES).map((name) => [name, row?.[name]?.toLowerCase()]))
}

const requestedCodes = () =>
  demo.requests().flatMap((path) => /productCodes\/(\d+)/.exec(path)?.[1] ?? [])

describe('your price position for a product of several sizes', () => {
  beforeEach(async () => {
    await forgetStored()
    await forgetCodes()
    writePreference(CONNECTION, 'mine', { us: ['northgate'] })
    writePreference(CONNECTION, 'joinedNames', { brand: [], merchant: [] })
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', ({ params }) => {
        const merchants = Object.entries(SIZES[String(params['code'])] ?? {}).map(
          ([merchantId, offerPrice]) => ({
            merchantId,
            merchantName: merchantId,
            offerPrice,
            productId: merchantId,
          }),
        )
        return HttpResponse.json({
          success: true,
          message: '',
          errorCode: '',
          result: { merchants },
        })
      }),
    )
  })

  it('covers all sizes in a collection row and its file, and checks each size once', async () => {
    await saveCollection([
      aResultRow({ productId: 'B', title: 'Shirt', eans: CODES }),
      aResultRow({ productId: 'C', title: 'The same elsewhere', eans: CODES.slice(1) }),
    ])
    const { user } = renderAt(PATH)
    const market = within(await screen.findByRole('region', { name: MARKET.panel }))
    await user.click(market.getByRole('button', { name: /^Check market prices/ }))
    await waitFor(async () => expect(await shown()).toEqual(EXPECTED))
    expect(requestedCodes().toSorted()).toEqual(CODES)
    expect(await savedRow(user, exportRows(2))).toEqual(IN_FILES)
  })

  it('is the same in a row of a picked collection and in its file', async () => {
    await deleteStored(['collections'])
    records.set('B', { productId: 'B', title: 'Shirt', skuSet: CODES.map((ean) => ({ ean })) })
    answerTraits()
    await keepList([aListEntry('B')])
    const { user } = renderAt('/collections/shirts')
    await user.click(await screen.findByRole('button', { name: /^Check market prices for this/ }))
    await waitFor(async () => expect(await shown()).toEqual(EXPECTED))
    expect(requestedCodes().toSorted()).toEqual(CODES)
    expect(await savedRow(user, exportRows(1))).toEqual(IN_FILES)
  })
})

type Offer = { merchantId: string | null; offerPrice: number | null }
type Answered = { productId: string; skuSet?: { ean?: string | null }[] | null }

/** The demo's own response, as another client of the service reads it. */
async function answered(path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, demoConnection.baseUrl), {
    headers: { apikey: demoConnection.apiKey ?? '' },
  })
  return answer.json()
}

/** Computed simply, without any code of the app. */
function truthOf(markets: readonly (readonly Offer[])[], own: string) {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const half = sorted.length / 2
    const at = (place: number) => sorted[place] ?? Number.NaN
    return sorted.length % 2 === 1 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2
  }
  const priced = (offers: readonly Offer[]) =>
    offers.flatMap(({ offerPrice }) => (offerPrice !== null && offerPrice > 0 ? [offerPrice] : []))
  const isOwn = ({ merchantId }: Offer) => merchantId?.toLowerCase() === own
  const indices = markets.flatMap((offers) => {
    const ownPrices = priced(offers.filter(isOwn))
    const others = priced(offers.filter((offer) => !isOwn(offer)))
    return ownPrices.length === 0 || others.length === 0
      ? []
      : [(Math.min(...ownPrices) / middle(others)) * 100]
  })
  if (indices.length > 0) {
    const above = indices.filter((index) => index > 100.5 + 1e-9).length
    const sizes = indices.length === 1 ? 'size' : 'sizes'
    return {
      difference: middle(indices).toFixed(1),
      above: `${above} of ${indices.length} ${sizes} above`,
    }
  }
  const offers = markets.flat()
  const isSold = offers.some(isOwn)
  const isContested = offers.some((offer) => !isOwn(offer))
  const words = () => {
    if (offers.length === 0) return 'No market'
    const isPriced = priced(offers.filter((offer) => !isOwn(offer))).length > 0
    if (isSold === isContested) return isPriced ? 'Unknown' : 'No competitor price'
    return isSold ? 'Only you sell it' : 'You don’t sell it'
  }
  return { difference: words(), above: null }
}

it('your price position in a search matches the demo’s offers, including “Only you sell it”', async () => {
  await forgetCodes()
  writePreference(CONNECTION, 'mine', { us: ['northgate'] })
  writePreference(CONNECTION, 'joinedNames', { brand: [], merchant: [] })
  const { user } = renderAt('/search?q=men+shirt&merchant=Northgate&country=us&view=table')
  await user.click(await screen.findByRole('button', { name: /^Check market prices for/ }))
  await screen.findByRole('button', { name: /^Update market prices for/ })
  const search = demo.requests().findLast((path) => /[?&](q|keywords?|query)=/i.test(path)) ?? ''
  const { productList } = (await answered(search)) as { productList: Answered[] } // §2.1
  const requested = demo.requests().filter((path) => path.includes('/productCodes/'))
  const byCode = new Map<string, readonly Offer[]>()
  for (const path of requested) {
    const { result } = (await answered(path)) as { result?: { merchants?: Offer[] } | null } // §2.6
    byCode.set(/productCodes\/(\d+)/.exec(path)?.[1] ?? '', result?.merchants ?? [])
  }
  expect(byCode.size).toBe(requested.length)
  const several = productList.filter(
    ({ skuSet }) => new Set(skuSet?.map(({ ean }) => ean)).size > 1,
  )
  expect(several.length).toBeGreaterThan(3)
  await waitFor(() => expect(document.body).not.toHaveTextContent('sizes checked'))
  const sentences = new Set<string>()
  for (const { productId, skuSet } of productList) {
    const eans = [...new Set((skuSet ?? []).flatMap(({ ean }) => ean ?? []))]
    const row = document.querySelector(`a[href*="${productId}"]`)?.closest('tr')
    const cell = (column: string) => row?.querySelector(`[data-column="${column}"]`)?.textContent
    if (eans.length === 0) continue
    const truth = truthOf(
      eans.map((ean) => byCode.get(ean) ?? []),
      'northgate',
    )
    const found = /^\d/.test(truth.difference) ? cell('index') : cell('difference')
    expect([productId, found]).toEqual([productId, truth.difference])
    sentences.add(found ?? '')
    if (eans.length > 1 && truth.above) expect(cell('above')).toBe(truth.above)
  }
  expect(sentences).toContain('Only you sell it')
})
