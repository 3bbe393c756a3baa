import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { EXPORT } from '@/words/exportNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const PLAIN = 'https://www.shop.example/p/1'
const at = (url: string) => `/resolve?url=${encodeURIComponent(url)}&country=us`

const RECORDS = [
  {
    productId: '0'.repeat(32),
    title: '=1+1',
    merchant: 'northgate',
    offerPrice: 47.9,
    brand: null,
  },
  { productId: 'A'.repeat(32), title: '', merchant: 'northgate', discount: -5 },
]

beforeEach(() => {
  localStorage.clear()
  demo.server.use(
    http.get('*/v1/products/lookup', ({ request }) => {
      const url = new URL(request.url).searchParams.get('url')
      return HttpResponse.json(url === PLAIN ? RECORDS : [])
    }),
  )
})

describe('the export of Find by link', () => {
  it('contains every listing and the link variant that matched', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = renderAt(at(PLAIN))
    const { head, rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    expect(files[0]?.name).toMatch(/^Listings of www\.shop\.example, /)
    expect(head).toEqual(
      expect.arrayContaining([
        `Listings for ${PLAIN}`,
        'Country: US; mode: full',
        'Currency: not stated',
        'Complete: all listings',
        'Rows: 2 of 2',
      ]),
    )
    expect(rows[0]).toMatchObject({
      Country: 'US',
      'Matched link': PLAIN,
      'Product ID': `="${'0'.repeat(32)}"`,
      Title: `'=1+1`,
      'Offer price': '47.9',
    })
    expect(rows[1]).toMatchObject({ Title: '', Discount: '-5', 'Offer price': '' })
  })

  it('is offered once a variant of the link has matched', async () => {
    const files = savedFiles()
    const { user } = renderAt(at(`${PLAIN}?utm_source=mail`))
    const others = await screen.findAllByRole('button', { name: /^Try/ })
    expect(screen.queryByRole('button', { name: EXPORT.export })).toBeNull()
    if (others[0]) await user.click(others[0])
    const bytes = await saveFrom({ user, files, label: EXPORT.export, format: 'json' })
    expect(JSON.parse(bytes.toString('utf8'))).toEqual(RECORDS)
  })
})
