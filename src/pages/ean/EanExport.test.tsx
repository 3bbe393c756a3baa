import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { replacePriceList } from '@/storage/priceLists/priceList.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'
const AT = `/ean/${CODE}?country=us&mine=northgate&ref=median`

const offer = (merchantId: string, offerPrice: unknown, salePrice: unknown = 50) => ({
  merchantId,
  merchantName: `=${merchantId}`,
  offerPrice,
  salePrice,
  productId: `0${merchantId}`,
})
const BODY = JSON.stringify({
  success: true,
  message: '',
  errorCode: null,
  result: {
    merchants: [offer('northgate', 47.9), offer('cartwheel', 38.5, null), offer('free', 0)],
  },
})

beforeEach(() => {
  localStorage.clear()
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.text(BODY, { headers: { 'Content-Type': 'application/json' } }),
    ),
  )
})

describe('the export of a code', () => {
  it(
    'holds every offer in the order of the page, and the figures below',
    { tags: 'slow' },
    async () => {
      const files = savedFiles()
      const { user } = renderAt(AT)
      const { head, footer, rows } = readSheet(
        await saveFrom({ user, files, label: EXPORT.export }),
      )
      expect(files[0]?.name).toMatch(new RegExp(`^EAN ${CODE}, US, \\d{4}-\\d\\d-\\d\\d\\.csv$`))
      expect(head[0]).toMatch(new RegExp(`^EAN ${CODE}`))
      expect(head).toEqual(
        expect.arrayContaining([
          'Country: US; mode: full',
          'Currency: not stated',
          'Order: offer price, lowest first',
          'Rows: 3 of 3',
        ]),
      )
      expect(footer).toEqual(
        expect.arrayContaining([
          'n = 2: lowest 38.50, median 43.20, highest 47.90',
          '1 offer without a usable price left out of every figure; n = 2.',
          'Your merchant: =northgate',
        ]),
      )
      expect(footer.join('\n')).toMatch(/Index: 124\.4; .*47\.90 ÷ 38\.50 × 100 = 124\.4/)
      expect(rows.map(({ Merchant }) => Merchant)).toEqual([`'=cartwheel`, `'=northgate`, `'=free`])
      expect(rows[0]).toMatchObject({
        Position: '1',
        'Offer price': '38.5',
        MRP: '',
        'vs yours': '-9.4',
        Yours: 'FALSE',
      })
      expect(rows[2]).toMatchObject({ Position: '', 'Not counted': 'price: zero' })
    },
  )

  it('says why your list price has no index', async () => {
    const own = { code: CODE, price: 45, cost: null, note: '' }
    await replacePriceList({ connectionId: 'demo', country: 'us' }, [own], 1)
    const files = savedFiles()
    const { user } = renderAt(`/ean/${CODE}?country=us&ref=free`)
    await screen.findByText(/: price 45\.00\./)
    const { footer } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    expect(footer).toContain('Index: none. =free has no usable price.')
    replaceEntriesInMemory('priceLists', [])
  })

  it('contains as JSON the exact response, with your price position beside it', async () => {
    const files = savedFiles()
    const { user } = renderAt(AT)
    const bytes = await saveFrom({ user, files, label: EXPORT.export, format: 'json' })
    const text = bytes.toString('utf8')
    expect(text.startsWith(`{"answer":\n${BODY},\n"positions":[`)).toBe(true)
    const { positions } = JSON.parse(text) as { positions: unknown[] } // written by the export
    expect(positions).toMatchObject([
      { referenceLabel: 'median of the competitors', code: CODE, myPrice: 47.9, reference: 38.5 },
    ])
  })

  it('is not offered where nobody sells the code', async () => {
    renderAt('/ean/2000000000008?country=us&demo=empty')
    demo.server.resetHandlers()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: EXPORT.export })).toBeNull()
  })
})
