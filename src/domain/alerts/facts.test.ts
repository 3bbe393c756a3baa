import { describe, expect, it } from 'vitest'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { offersAt } from '@test/made/anAlertRule.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { collectFacts, isInScope } from './facts.ts'

const CODE = '2049811819164'

const answered = (at: number, prices: Record<string, number>, countries = 'us') => ({
  key: `ean ${countries} ${CODE}`,
  outcome: {
    state: 'done' as const,
    at,
    ms: 1,
    tries: 1,
    answer: {
      kind: 'ean' as const,
      code: CODE,
      echo: null,
      title: null,
      imageUrl: null,
      offers: offersAt(prices),
    },
  },
})

const search = {
  kind: 'search' as const,
  q: 'shirt',
  words: [],
  merchant: [],
  brand: [],
  category: '',
  division: '',
}

describe('the facts for alerts', () => {
  it('hold the last two checks of a code, in any order of input, each time once', () => {
    const facts = collectFacts([])
    for (const at of [30, 10, 20, 30]) {
      facts.addCodes({ id: `b${at}`, outcomes: [answered(at, { sundial: at })] })
    }
    const [code] = facts.facts().codes
    expect(code?.now).toMatchObject({ at: 30, offers: [{ offerPrice: 30 }] })
    expect(code?.before).toMatchObject({ at: 20 })
    expect(facts.facts().at).toBe(30)
    expect([...(code?.memberOf ?? [])]).toEqual([
      'collection b30',
      'collection b10',
      'collection b20',
    ])
  })

  it('treat a code as the same in any length', () => {
    const facts = collectFacts([])
    facts.addPrices('US', [{ code: '036000291452', price: 1, cost: null, note: '', title: 'Pen' }])
    facts.addPrices('us', [{ code: '0036000291452', price: 2, cost: null, note: '' }])
    expect(facts.facts().codes).toMatchObject([{ country: 'us', name: 'Pen', own: { price: 2 } }])
  })

  it('exclude answers that cover several countries together', () => {
    const facts = collectFacts([])
    facts.addCodes({ id: 'b', outcomes: [answered(1, { sundial: 1 }, 'us,in')] })
    const set = { id: 's', name: 'S', source: search, countries: ['us', 'in'] }
    facts.addSet(set, [{ at: 1, isWhole: true, parts: [] }])
    expect(facts.facts()).toMatchObject({ codes: [], collections: [] })
  })

  it('describe a code by the listings of its offers, though these state no code', () => {
    const facts = collectFacts([])
    facts.addCodes({ id: 'b', outcomes: [answered(1, { sundial: 1 })] })
    const row = aResultRow({ productId: 'of sundial', brand: 'Marlowe', title: 'Oxford shirt' })
    const set = { id: 's', name: 'S', source: search, countries: ['us'] }
    facts.addSet(set, [{ at: 1, isWhole: true, parts: [{ at: 1, rows: [row] }] }])
    expect(facts.facts().codes).toMatchObject([{ name: 'Oxford shirt', brand: 'Marlowe' }])
  })

  it('assign the products of its latest version, or its picked products, to a collection', () => {
    const facts = collectFacts([])
    const row = (productId: string) => aResultRow({ productId, eans: [CODE] })
    const set = { id: 's', name: 'S', source: search, countries: ['us'] }
    facts.addSet(set, [
      { at: 2, isWhole: true, parts: [{ at: 2, rows: [row('now')] }] },
      { at: 1, isWhole: true, parts: [{ at: 1, rows: [row('gone')] }] },
    ])
    const entries = [
      aListEntry('now'),
      aListEntry('other', { seen: aSeenProduct({ eans: [CODE] }) }),
    ]
    facts.addList({ id: 'l', entries })
    const { records } = facts.facts()
    const collectionsOf = (id: string) => [
      ...(records.find((one) => one.productId === id)?.memberOf ?? []),
    ]
    expect(collectionsOf('now')).toEqual(['collection s', 'collection l'])
    expect(collectionsOf('gone')).toEqual([])
    expect(collectionsOf('other')).toEqual(['collection l'])
  })

  it('are in the scope of a brand under each of its spellings and aliases', () => {
    const joined = [['HP', 'Hewlett-Packard']]
    const isCovered = isInScope({ of: 'brand', name: 'hewlett packard' }, joined)
    const memberOf = new Set<string>()
    expect([isCovered({ memberOf, brand: 'H.P.' }), isCovered({ memberOf, brand: null })]).toEqual([
      true,
      false,
    ])
  })
})
