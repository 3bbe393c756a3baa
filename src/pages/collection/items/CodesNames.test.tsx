import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteStored } from '@/storage/database/stored.ts'
import { setPrice } from '@/storage/priceLists/priceList.ts'
import { lookUpNamesOf, CODE_CHECK } from '@/words/codesNames.ts'
import { demo } from '@test/demo.ts'
import { aMarket, aRecord, saveCodes } from '@test/made/aSavedCollection.ts'
import {
  figure,
  forgetCodes,
  runEnded,
  paste,
  rowOf,
  run,
  startRun,
  table,
} from '@test/pages/codesPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import { CHEAP, CONNECTION, DEAR, forgetStored, ID, MARKETS } from '@test/stored/storedMarkets.ts'

beforeEach(turnOnDeveloper)

const OXFORD = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const traitsRequests = () => demo.requests().filter((path) => path.includes('/traits'))

const namesWith = (cost: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${CODE_CHECK.names}.*${cost}$`) })

/** An answer for a code without a product name. */
function nameless(code: string) {
  const market = aMarket(code, MARKETS[code] ?? {})
  if (market.kind !== 'ean') throw new Error('A market is one of a code.')
  const offers = market.offers.map((offer) => ({ ...offer, productId: OXFORD }))
  return { ...market, offers, title: null }
}

beforeEach(async () => {
  await forgetCodes()
  await forgetStored()
  await deleteStored(['collections'])
})

describe('the product names of codes', () => {
  it('load unless switched off, and the preview states their requests', async () => {
    const { user } = await paste(CHEAP)
    const names = await namesWith('up to 1 request more')
    expect(names).toBeChecked()
    expect(figure('To check')).toContain('up to 2 requests')
    await user.click(names)
    await waitFor(() => expect(figure('To check')).toContain('up to 1 request'))
  })

  it('load along with the prices', { tags: 'slow' }, async () => {
    await run(CHEAP)
    await runEnded()
    expect(traitsRequests()).toHaveLength(1)
    expect(await rowOf(CHEAP)).toHaveTextContent('Oxford Cotton Shirt')
  })

  it('come from saved data without a request if the code is known there', async () => {
    const product = aRecord({ title: 'Seen before', eans: [CHEAP] })
    await saveCodes({
      id: ID,
      lines: [{ text: product.productId ?? '' }],
      answerOf: () => ({ kind: 'id', product, traits: [] }),
    })
    const { user } = await paste(CHEAP)
    await namesWith('no further request; 1 code already known')
    await startRun(user)
    await runEnded()
    expect(await rowOf(CHEAP)).toHaveTextContent('Seen before')
    expect(traitsRequests()).toEqual([])
  })

  it('can be loaded later with one click, without loading the prices again', async () => {
    const lines = [{ text: CHEAP }, { text: DEAR }]
    await saveCodes({
      id: ID,
      lines,
      answerOf: ({ entry }) => (entry.kind === 'ean' ? nameless(entry.code) : null),
    })
    const { user } = renderAt(`/collections/${ID}`)
    await table()
    expect(await rowOf(CHEAP)).not.toHaveTextContent('Oxford')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${lookUpNamesOf(2)}`) }))
    await waitFor(async () => expect(await rowOf(DEAR)).toHaveTextContent('Oxford Cotton Shirt'))
    expect(screen.getByRole('textbox', { name: `Your price of ${CHEAP}` })).toHaveValue('40.00')
    expect(screen.queryByRole('button', { name: /^Look up the name/ })).toBeNull()
    expect(demo.requests().filter((path) => path.includes('/productCodes/'))).toEqual([])
  })

  it('are the notes of your price list if no merchant names the code', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    await setPrice(place, { code: CHEAP, price: 45, cost: null, note: 'Our oxford' }, 1)
    await saveCodes({ id: ID, lines: [{ text: CHEAP }], answerOf: () => nameless(CHEAP) })
    renderAt(`/collections/${ID}`)
    await waitFor(async () => expect(await rowOf(CHEAP)).toHaveTextContent('Our oxford'))
  })

  it('are the titles of your price list rather than its notes', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    const entry = { code: CHEAP, price: 45, cost: null, note: 'ours', title: 'Oxford, blue' }
    await setPrice(place, entry, 1)
    await saveCodes({ id: ID, lines: [{ text: CHEAP }], answerOf: () => nameless(CHEAP) })
    renderAt(`/collections/${ID}`)
    await waitFor(async () => expect(await rowOf(CHEAP)).toHaveTextContent('Oxford, blue'))
  })
})

it('a row from a product ID shows merchant and price only once, in their columns', async () => {
  const product = aRecord()
  await saveCodes({
    id: ID,
    lines: [{ text: product.productId ?? '' }],
    answerOf: () => ({ kind: 'id', product, traits: [] }),
  })
  renderAt(`/collections/${ID}`)
  const row = await rowOf('Oxford shirt')
  expect(row.textContent.match(/Northgate/g)).toHaveLength(1)
  expect(row.textContent.match(/47\.90/g)).toHaveLength(1)
})
