import { describe, expect, it } from 'vitest'
import { HttpError } from '@/api/http/errors.ts'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { readDraft } from '@/storage/newCollection/codesDraft.ts'
import { readPriceList, replacePriceList } from '@/storage/priceLists/priceList.ts'
import { demo } from '@test/demo.ts'
import { demoConnection } from '@test/made/connections.ts'
import { noOwnCatalog } from '@test/pages/ownCatalogFake.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { madeProduct, recordLines, importMadeRecords } from '../../mocks/own/madeRecords.ts'
import { ownEngine } from '../../mocks/own/stored/ownEngine.ts'
import { readOwnCatalogPrices, compareWithMarket } from './ownCatalogMarket.ts'

const connection = { ...demoConnection, id: 'own feed-1' }
const CODE = '0041250500735'
const OTHER = '2049811763054'
const item = (productId: string, ean: string, offerPrice: number | null, country = 'us') => ({
  country,
  product: madeProduct({
    productId,
    offerPrice,
    salePrice: null,
    skuSet: ean === '' ? [] : [{ ean, skuId: 's', offerPrice: null }],
  }),
})

/** Makes the demo answer from these records. */
async function answerWith(...records: object[]) {
  const { data } = await importMadeRecords(recordLines(...records))
  demo.server.use(...createHandlers({ catalog: ownEngine(data, 'this'), mount: 'node' }))
}

function anOwn() {
  const chosen: string[] = []
  let active: ReturnType<OwnCatalog['active']> = 'demo'
  const own = noOwnCatalog({
    active: () => active,
    choose: (which) => {
      active = which
      chosen.push(which)
    },
  })
  return { own, chosen }
}

const FEED = [
  item('A', CODE, 8),
  item('B', CODE.slice(1), 7),
  item('C', OTHER, null),
  item('D', '', 5),
  item('E', '123', 6),
  item('F', OTHER, 9, 'gb'),
]

describe('the assortment of your own catalog', () => {
  it('contains each code once, with its lowest price per country', async () => {
    await answerWith(...FEED)
    const { prices, codes, without, isCut } = await readOwnCatalogPrices(connection, ['us', 'gb'])
    const inWords = [...prices].map(([country, list]) => [
      country,
      list.map(({ code, price }) => [Number(code), price]),
    ])
    expect(inWords).toEqual([
      ['us', [[Number(CODE), 7]]],
      ['gb', [[Number(OTHER), 9]]],
    ])
    expect(codes.map(Number)).toEqual([Number(CODE), Number(OTHER)])
    expect([without, isCut]).toEqual([2, false])
  })

  it('is read from all pages', async () => {
    const { prices, codes } = await readOwnCatalogPrices(demoConnection, ['us'])
    expect(demo.requests().length).toBeGreaterThan(3)
    expect(codes.length).toBeGreaterThan(300)
    expect(prices.get('us')?.length).toBeLessThanOrEqual(codes.length)
  })
})

describe('comparing your own catalog with the market', () => {
  it('adds its prices to the price list and its codes to a new collection’s draft', async () => {
    await answerWith(...FEED)
    const place = { connectionId: 'demo', country: 'us' }
    const saved = { code: '4006381333931', price: 3, cost: 2, note: 'mine' }
    await replacePriceList(place, [saved, { ...saved, code: CODE, price: 99 }], 1)
    const { own, chosen } = anOwn()
    const { undo } = await compareWithMarket(own, connection, ['us'], 'demo')
    expect(chosen).toEqual(['own'])
    const { entries } = await readPriceList(place)
    expect(entries.map(({ code, price }) => [Number(code), price])).toEqual([
      [Number(saved.code), 3],
      [Number(CODE), 7],
    ])
    const codes = (await readDraft('demo')).text.trim().split('\n')
    expect(codes.map(Number)).toEqual([Number(CODE), Number(OTHER)])
    await undo()
    expect((await readPriceList(place)).entries.map(({ price }) => price)).toEqual([3, 99])
  })

  it('changes nothing if no product has a code or loading fails', async () => {
    await answerWith(item('D', '', 5))
    const { own, chosen } = anOwn()
    const { codes } = await compareWithMarket(own, connection, ['us'], 'empty')
    expect(codes).toEqual([])
    expect(chosen).toEqual(['own', 'demo'])
    expect((await readDraft('empty')).text).toBe('')
    demo.reset()
    demo.scenario('error-500')
    await expect(compareWithMarket(own, connection, ['us'], 'empty')).rejects.toBeInstanceOf(
      HttpError,
    )
    expect(own.active()).toBe('demo')
  })
})
