import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '@/lib/gtin.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { measureRecord, FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { save, OXFORD as RECORD } from '@test/pages/pickedPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const OXFORD =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'

/** The chain's text once every EAN has answered. */
const COMPLETE = /^at \d+ merchants?$/

const at = (url: string, rest = '') => `/resolve?url=${encodeURIComponent(url)}&country=us${rest}`
const chain = () => within(screen.getByRole('list', { name: FIND_BY_LINK.market }))
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Price position by variant' })
  return within(table).getAllByRole('row').slice(1)
}
const eans = () => demo.requests().filter((path) => path.includes('/productCodes/'))

/** A record whose SKUs have this many valid codes. */
function recordWith(codes: number) {
  const skuSet = Array.from({ length: codes }, (_, place) => {
    const body = `20498${String(place).padStart(7, '0')}`
    return {
      skuId: `S${place}`,
      ean: `${body}${checkDigit(body)}`,
      offerPrice: 10,
      available: true,
    }
  })
  return { productId: 'P1', title: 'Many', merchant: 'Northgate', offerPrice: 10, skuSet }
}

describe('Find by link: market prices', () => {
  it(
    'shows the listings, the first one selected, and the position of each variant',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'mine', { us: ['cartwheel'] })
      renderAt(at(OXFORD))
      const records = await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
      const [first, second] = within(records).getAllByRole('radio')
      expect(first).toBeChecked()
      expect(second).not.toBeChecked()
      expect(within(records).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        `/products/${ID}?country=us`,
      )
      await waitFor(() => expect(chain().getByText(COMPLETE)).toBeVisible())
      expect(chain().getByText('of 8 variants')).toBeInTheDocument()
      expect(eans()).toHaveLength(7)
      const [row] = await rows()
      const link = within(row ?? document.body).getByRole('link')
      expect(link).toHaveAttribute(
        'href',
        `/ean/${link.textContent}?country=us&record=${ID}&ref=median`,
      )
      expect(screen.getByText(/index = your price ÷ median of the competitors/)).toBeVisible()
      expect(document.title).toBe('Link to northgate.example · Catalog Explorer')
    },
  )

  it('shows no index and no rank for a variant without a code', async () => {
    renderAt(at(OXFORD))
    await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    const without = (await rows()).find((row) => row.textContent.includes('no code given'))
    expect(without).toHaveTextContent('no index')
    expect(without).toHaveTextContent('no rank')
  })

  it('updates the table for the selected listing and comparison', { tags: 'slow' }, async () => {
    writePreference('demo', 'mine', { us: ['cartwheel'] })
    const { user } = renderAt(at(OXFORD))
    const records = await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    const [, second] = within(records).getAllByRole('radio')
    expect(second).toHaveAccessibleName(expect.stringContaining(measureRecord('')))
    const before = (await rows())[0]?.textContent
    await user.click(second ?? document.body)
    expect(second).toBeChecked()
    await waitFor(async () => expect((await rows())[0]?.textContent).not.toBe(before))
    await user.selectOptions(screen.getByRole('combobox', { name: NAMES.reference }), 'min')
    expect(screen.getByText(/index = your price ÷ lowest of the competitors/)).toBeVisible()
    expect(address()).toBe(at(OXFORD))
  })

  it(
    'doesn’t mark the listing as yours; the header saves your merchant',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at(OXFORD))
      await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
      expect(screen.queryByText('Mine')).not.toBeInTheDocument()
      await chooseMerchant(user, 'Northgate')
      expect(readPreference('demo', 'mine')).toEqual({ us: ['Northgate'] })
    },
  )

  it(
    'links to a comparison of its listings, and adds them to a collection',
    { tags: 'slow' },
    async () => {
      await save([aListEntry(RECORD)], 'Sellers', 'sellers')
      const { user } = renderAt(at(OXFORD))
      await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
      expect(screen.getByRole('link', { name: COMPARE.link })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/compare\?id=[^&]+&id=[^&]+&country=us$/),
      )
      await user.click(screen.getByRole('button', { name: PICKED.add }))
      await user.click(await screen.findByRole('button', { name: /^Sellers/ }))
      await expectSaid(/^1 product added to Sellers, 1 was already in it/)
    },
  )

  it('loads at most four EANs at a time', { tags: 'slow' }, async () => {
    let now = 0
    let most = 0
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', async ({ params }) => {
        now += 1
        most = Math.max(most, now)
        await new Promise<void>((resolve) => setImmediate(resolve))
        now -= 1
        const merchants = [{ merchantId: 'a', merchantName: 'A', offerPrice: 20, productId: 'X' }]
        return HttpResponse.json({ success: true, result: { ean: params['code'], merchants } })
      }),
      http.get('*/v1/products/lookup', () => HttpResponse.json([recordWith(12)])),
    )
    writePreference('demo', 'mine', { us: ['a'] })
    renderAt(at(OXFORD))
    await waitFor(() => expect(chain().getByText(/^at 1 merchant/)).toBeVisible())
    expect(most).toBe(4)
    expect(screen.getByText(/its own price is shown but not counted/)).toBeVisible()
  })

  it('loads more than twelve EANs only on click', async () => {
    demo.server.use(http.get('*/v1/products/lookup', () => HttpResponse.json([recordWith(13)])))
    const { user } = renderAt(at(OXFORD))
    const button = await screen.findByRole('button', { name: /^Load 13 EANs/ })
    expect(eans()).toEqual([])
    await user.click(button)
    await waitFor(() => expect(eans()).toHaveLength(13))
    expect(await screen.findAllByText('EAN not found')).toHaveLength(13)
  })

  it('shows the other rows when one EAN fails, and retries that one', async () => {
    demo.server.use(
      http.get(
        '*/v1/insights/daas/productCodes/:code',
        () => new HttpResponse('Wrong', { status: 400 }),
        { once: true },
      ),
    )
    const { user } = renderAt(at(OXFORD))
    expect(await screen.findByText('Loading 1 EAN failed.')).toBeVisible()
    await waitFor(() => expect(chain().getByText('6 of 7 EANs checked')).toBeVisible())
    const [retry] = screen.getAllByRole('button', { name: /^Retry \w+, / })
    await user.click(retry ?? document.body)
    await waitFor(() => expect(chain().getByText(COMPLETE)).toBeVisible())
    expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument()
  })

  it('loads the variants of a lite response with one attributes request, and explains this', async () => {
    renderAt(at(OXFORD, '&mode=lite'))
    expect(await screen.findByText(/loaded separately for the chosen listing/)).toBeVisible()
    await waitFor(() => expect(chain().getByText(COMPLETE)).toBeVisible())
    const traits = demo.requests().filter((path) => path.includes('/traits'))
    expect(traits).toEqual([expect.stringMatching(/traits\?countryCode=us&mode=full$/)])
  })

  it('shows that a listing has no variants', async () => {
    demo.server.use(http.get('*/v1/products/lookup', () => HttpResponse.json([recordWith(0)])))
    renderAt(at(OXFORD))
    expect(await screen.findByText(/This listing has no variants/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: measureRecord('Many') })).not.toBeInTheDocument()
    expect(screen.getByText('This listing', { selector: 'span' })).toBeVisible()
  })

  it('shows hostile listings without running their scripts', async () => {
    renderAt(at(OXFORD, '&demo=hostile'))
    await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    await waitFor(() => expect(chain().getByText(COMPLETE)).toBeVisible())
    expect(document.querySelector('main script')).toBeNull()
    expect(globalThis).not.toHaveProperty('__hostile')
  })
})
