/** The four operations on the pages that request them: the address, a good response, and how it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { shortId } from '@/lib/numbers/format.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'

export type Place = {
  operation: 'search' | 'traits' | 'lookup' | 'ean'
  path: string
  /** The name of the request in a notice. */
  what: string
  /** A good response. */
  body: unknown
  /** Whether a request is the main one of the page, which may send others, too. */
  isMain: (requested: string) => boolean
  /** Resolves once the good response is shown. */
  content: () => Promise<HTMLElement>
  /** Expects the page to still show what was requested. */
  expectRequested: () => Promise<void>
  /** The text of the page if nothing is found. */
  nothing: RegExp
  /** Requests more, or the same once more, while a response is shown. */
  repeat: (user: UserEvent, client: QueryClient) => Promise<void>
  /** The label of the previous content if the repeated request fails. */
  saved: RegExp
}

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const CODE = '2049811763054'
const SHOP = 'https://shop.example/p?id=7&utm_source=mail'
const product = { productId: ID, title: 'A good shirt', merchant: 'Northgate', offerPrice: 12 }

const saved = /Showing data from \d\d:\d\d/
const refetch: Place['repeat'] = async (_user, client) => {
  void client.refetchQueries({ type: 'active' })
  await Promise.resolve()
}

export const places: readonly Place[] = [
  {
    operation: 'search',
    path: '/search?q=cotton&word=Casual&country=us&merchant=Northgate',
    what: 'The search',
    body: {
      success: true,
      // Three per page are enough: any number that the service returns counts as a page.
      numFound: 5,
      productList: ['A', 'B', 'C'].map((end) => ({ ...product, productId: ID.slice(1) + end })),
    },
    isMain: (requested) => requested.includes('Casual') && requested.includes('Northgate'),
    content: async () => (await screen.findAllByRole('article'))[0] as HTMLElement,
    expectRequested: async () => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton Casual')
      const applied = await screen.findByRole('list', { name: NAMES.applied })
      expect(within(applied).getByText('Northgate')).toBeVisible()
    },
    nothing: /^No products found$/,
    repeat: async (user) => {
      await user.click(await screen.findByRole('link', { name: NAMES.nextPage }))
    },
    saved: /You still see the products of the previous search/,
  },
  {
    operation: 'traits',
    path: `/products/${ID}?country=us`,
    what: 'Loading the product',
    body: { product, traits: { benefits: 'Soft|Warm' } },
    isMain: () => true,
    content: () => screen.findByRole('heading', { level: 1, name: 'A good shirt' }),
    expectRequested: async () => {
      await waitFor(() => {
        expect(screen.getByRole('main')).toHaveAccessibleName(`Product ${shortId(ID)}`)
      })
    },
    nothing: /^No product with this ID/,
    repeat: refetch,
    saved,
  },
  {
    operation: 'lookup',
    path: `/resolve?url=${encodeURIComponent(SHOP)}&country=us&merchant=Northgate`,
    what: 'The look-up',
    body: [product],
    isMain: () => true,
    content: () => screen.findByRole('radiogroup', { name: FIND_BY_LINK.records }),
    expectRequested: async () => {
      expect(await screen.findByRole('textbox', { name: FIND_BY_LINK.merchantUrl })).toHaveValue(
        SHOP,
      )
      expect(screen.getByRole('textbox', { name: NAMES.merchant })).toHaveValue('Northgate')
    },
    nothing: /^No listing for this link/,
    repeat: refetch,
    saved,
  },
  {
    operation: 'ean',
    path: `/ean/${CODE}?country=us&mine=northgate&ref=min`,
    what: 'The price comparison',
    body: {
      success: true,
      message: '',
      errorCode: '',
      result: {
        ean: CODE,
        title: 'A good shirt',
        merchants: [
          { merchantId: 'northgate', merchantName: 'Northgate', offerPrice: 12 },
          { merchantId: 'cartwheel', merchantName: 'Cartwheel', offerPrice: 13 },
        ],
      },
    },
    isMain: (requested) => requested.includes(`/${CODE}?`),
    content: () => screen.findByRole('table', { name: /^Offers in/ }),
    expectRequested: async () => {
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(CODE))
    },
    nothing: /^No merchant sells this code/,
    repeat: refetch,
    saved,
  },
]
