import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import type { RowItem } from '@/domain/collections/rowItem.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { someFilter, someRows, someSort } from '@test/made/plainRows.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter } from './rowView.ts'

const CODE = '2049811819164'

function anItem(at: number, item: Partial<RowItem> = {}, row: Partial<ItemRow> = {}): ItemRow {
  return {
    ...aResultRow({ productId: null, title: null, place: at, ...row }),
    item: {
      key: `${at}`,
      line: at + 1,
      given: `given ${at}`,
      status: 'Queued',
      reason: null,
      target: null,
      note: null,
      listPrice: null,
      cost: null,
      firstPrice: null,
      addedAt: null,
      ...item,
    },
  }
}

const workOn = (rows: readonly ItemRow[]) => {
  const work = createRowWork()
  work.put(rows)
  return work
}
const inputsOf = (work: ReturnType<typeof createRowWork>) =>
  work.rows(0, 100).map((row) => row.item?.given)

describe('rows of given items', () => {
  it('are filtered by status, with one row per line even for the same product', () => {
    const work = workOn([
      anItem(0, { status: 'Found' }, { productId: 'P1' }),
      anItem(1, { status: 'Found' }, { productId: 'P1' }),
      anItem(2, { status: 'Not found' }),
    ])
    const all = work.query(noFilter, [])
    expect(all).toMatchObject({ rows: 3, items: { areFromInput: true, haveNotes: false } })
    expect(all.groups.status?.map(({ value, all: rows }) => [value, rows])).toEqual([
      ['Found', 2],
      ['Not found', 1],
    ])
    work.query({ ...noFilter, excluded: { status: ['Found'] } }, [])
    expect(inputsOf(work)).toEqual(['given 2'])
  })

  it('replace their earlier versions in all figures, groups and texts', () => {
    const work = workOn([anItem(0), anItem(1), anItem(2)])
    work.query(noFilter, [])
    const found = anItem(
      1,
      { status: 'Found', note: 'for May' },
      { title: 'Linen shirt', brand: 'Marlowe', offerPrice: 30, eans: [CODE] },
    )
    const version = work.put([found, anItem(3)])
    const rowsResult = work.query(noFilter, [{ column: 'offerPrice', down: true }])
    expect(rowsResult).toMatchObject({ revision: version, rows: 4, items: { haveNotes: true } })
    expect(rowsResult.figures.offerPrice).toMatchObject({ n: 1, min: 30, max: 30 })
    expect(rowsResult.groups.brand?.[1]).toMatchObject({ value: 'Marlowe', all: 1 })
    expect(rowsResult.eans.with.all).toBe(1)
    expect(rowsResult.market.codes).toBe(1)
    expect(inputsOf(work)).toEqual(['given 1', 'given 0', 'given 2', 'given 3'])
    expect(work.query({ ...noFilter, text: 'linen' }, []).matching).toBe(1)
    expect(work.query({ ...noFilter, text: 'may' }, []).matching).toBe(1)
    expect(work.query({ ...noFilter, text: 'given 3' }, []).matching).toBe(1)
  })

  it('give the same results after a replacement as if they had been added first', () => {
    const codes = fc.subarray([CODE, '2049811763061', '2049811763078'])
    const answers = fc.array(fc.tuple(fc.nat(11), codes), { maxLength: 12 })
    fc.assert(
      fc.property(someRows, answers, someFilter, someSort, (before, answered, filter, sort) => {
        const items = before.map((row, at) => anItem(at, {}, row))
        const work = workOn(items)
        const markets = [CODE, '2049811763061'].map(
          (code, at) => [marketKey('us', code), aCodeMarket({ index: 90 + 20 * at })] as const,
        )
        work.market(markets)
        work.query(filter, sort)
        for (const [index, eans] of answered) {
          const row = items[index]
          if (!row) continue
          items[index] = { ...row, eans, offerPrice: 20 + index, brand: 'Alder' }
          work.put([items[index]])
        }
        const first = workOn(items)
        first.market(markets)
        const results = [work, first].map((one) => {
          // An optional column stays once a row needed it.
          const { revision: _, items: __, groups, ...rest } = one.query(filter, sort)
          const withRows = Object.entries(groups).map(([name, values]) => [
            name,
            values?.filter(({ all }) => all > 0),
          ])
          return { ...rest, groups: Object.fromEntries(withRows), inputs: inputsOf(one) }
        })
        expect(results[0]).toEqual(results[1])
      }),
      { seed: 946, numRuns: 150 },
    )
  })

  it('disappear from all figures, groups and texts once they are removed', () => {
    const work = workOn([
      anItem(
        0,
        { note: 'for May', reason: 'Listed twice' },
        { title: 'Linen shirt', brand: 'Marlowe', offerPrice: 30 },
      ),
      anItem(1, {}, { title: 'Belt', brand: 'Haldane', offerPrice: 20 }),
      anItem(2),
    ])
    work.query(noFilter, [])
    const version = work.remove(['item 0'])
    const rowsResult = work.query(noFilter, [])
    expect(rowsResult).toMatchObject({
      revision: version,
      rows: 2,
      items: { haveNotes: false, haveReasons: false },
    })
    expect(rowsResult.figures.offerPrice).toMatchObject({ n: 1, min: 20, max: 20 })
    expect(rowsResult.groups.brand?.map(({ value }) => value).toSorted()).toEqual(['', 'Haldane'])
    expect(inputsOf(work)).toEqual(['given 1', 'given 2'])
    expect(work.query({ ...noFilter, text: 'linen' }, []).matching).toBe(0)
    work.put([anItem(1, {}, { offerPrice: 25 })])
    expect(work.query(noFilter, []).figures.offerPrice).toMatchObject({ n: 1, max: 25 })
    expect(inputsOf(work)).toEqual(['given 1', 'given 2'])
  })

  it('show the market prices of their code, whether these arrive before or after them', () => {
    const key = marketKey('us', CODE)
    const work = workOn([anItem(0, { target: 8 }, { eans: [CODE] })])
    work.market([[key, aCodeMarket({ index: 125, myPrice: 10 })]])
    work.put([anItem(1, { target: 20 }, { eans: [CODE] }), anItem(2, { target: 8 })])
    const rowsResult = work.query(noFilter, [{ column: 'vsTarget', down: true }])
    expect(rowsResult.groups.priceStatus?.[0]).toMatchObject({ value: 'Above market', all: 2 })
    // 10 is 25 % above 8 and 50 % below 20; the third row has no own price.
    expect(rowsResult.figures.vsTarget).toMatchObject({ n: 2, min: -50, max: 25 })
    expect(inputsOf(work)).toEqual(['given 0', 'given 1', 'given 2'])
    work.market([[key, aCodeMarket({ index: 125, myPrice: 16 })]])
    expect(work.query(noFilter, []).figures.vsTarget).toMatchObject({ min: -20, max: 100 })
  })

  it('are filtered and ranked by the figures of all offers, including a spread of 0', () => {
    const other = '2049811763061'
    const work = workOn([
      anItem(0, { cost: 0 }, { eans: [CODE] }),
      anItem(1, { cost: 4 }, { eans: [other] }),
    ])
    work.market([
      [marketKey('us', CODE), aCodeMarket({ lowest: 8, highest: 8, spread: 0, excluded: 2 })],
      [marketKey('us', other), aCodeMarket({ lowest: 5, highest: 20, spread: 15 })],
    ])
    const rowsResult = work.query({ ...noFilter, ranges: { spread: [null, 3] } }, [])
    expect(rowsResult).toMatchObject({
      matching: 1,
      figures: { spread: { n: 2, min: 0, max: 15 } },
    })
    expect(rowsResult.figures.cost).toMatchObject({ n: 2, min: 0 })
    expect(inputsOf(work)).toEqual(['given 0'])
    work.query({ ...noFilter, top: { most: 1, column: 'lowest', down: false } }, [])
    expect(inputsOf(work)).toEqual(['given 1'])
    work.query(noFilter, [{ column: 'spread', down: false }])
    expect(inputsOf(work)).toEqual(['given 0', 'given 1'])
    expect(work.totals(['excluded', 'highest', 'marketMargin'], null).of).toMatchObject({
      excluded: { kind: 'sum', value: 2 },
      highest: { kind: 'median', value: 14 },
      // 4 is half of the compared price, 8.
      marketMargin: { kind: 'median', value: 75, n: 2 },
    })
  })

  it('do not count a target of 0, or a missing figure as 0', () => {
    const work = workOn([anItem(0, { target: 0 }, { eans: [CODE] }), anItem(1)])
    work.market([[marketKey('us', CODE), aCodeMarket({ myPrice: 10 })]])
    const { figures } = work.query(noFilter, [])
    expect(figures.vsTarget).toBeUndefined()
    expect(figures.offerPrice).toBeUndefined()
    expect(work.totals(['target', 'vsTarget', 'line'], null).of).toEqual({})
  })
})
