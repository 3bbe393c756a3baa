/**
 * Three countries are requested and one never responds: the results of the others are shown, and nothing is concluded about it.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demo } from '../demo.ts'
import { forgetCodes, rowOf, run } from '../pages/codesPage.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { conclusionsIn } from './conclusions.ts'

const COUNTRIES = 'country=us&country=gb&country=de'
const OXFORD = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const EAN = '2049811763054'

beforeEach(() => {
  demo.server.use(
    http.get('*/v1/*', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('countryCode') === 'de') await delay('infinite')
    }),
  )
})
afterEach(forgetCodes)

const textOf = (part: HTMLElement) => (part.textContent ?? '').replaceAll(/\s+/g, ' ')

test.each([
  {
    page: 'EAN prices',
    path: `/ean/${EAN}?${COUNTRIES}&mine=Northgate`,
    answered: ['Prices in United States', 'Prices in United Kingdom'],
    unanswered: 'Prices in Germany',
  },
  {
    page: 'Product',
    path: `/products/${OXFORD}?${COUNTRIES}`,
    answered: ['Product in US', 'Product in GB'],
    unanswered: 'Product in DE',
  },
  {
    page: 'Search',
    path: `/search?q=shirt&${COUNTRIES}`,
    answered: ['Results, US', 'Results, GB'],
    unanswered: 'Results, DE',
  },
])(
  '$page: the page concludes nothing about a country without a response',
  { tags: 'slow' },
  async ({ path, answered, unanswered }) => {
    renderAt(path)
    for (const name of answered) {
      await waitFor(
        () => expect(screen.getByRole('region', { name })).not.toHaveAttribute('aria-busy', 'true'),
        { timeout: 20_000 },
      )
    }
    const waiting = screen.getByRole('region', { name: unanswered })
    expect(waiting).toHaveAttribute('aria-busy', 'true')
    expect(conclusionsIn(textOf(screen.getByRole('main')))).toEqual([])
    // About that country itself, the page shows neither a figure nor that there is nothing.
    expect(textOf(waiting)).not.toMatch(/\b(?:no|none|nothing|not found|\d+ of)\b/i)
  },
)

test(
  'a collection concludes nothing about a country without a response',
  { tags: 'slow' },
  async () => {
    const { user } = await run(EAN, `/collections/new?${COUNTRIES}`)
    await user.click(await screen.findByRole('link', { name: 'DE' }))
    await waitFor(async () => expect(await rowOf(EAN)).toHaveTextContent('Queued'))
    const text = textOf(screen.getByRole('main'))
    expect(conclusionsIn(text)).toEqual([])
    expect(text).not.toMatch(/Check market prices|Your prices are|No product has a market price/)
    expect(within(screen.getByRole('main')).getByText('Running')).toBeVisible()
  },
)
