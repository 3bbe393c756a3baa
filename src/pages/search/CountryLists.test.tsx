import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defaultApiVariant, type ApiVariant } from '@/api/apiVariant.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { waitForCards } from './results/waitForCards.ts'

const both = '/search?q=cotton&country=us&country=in'
const inManner = (countryLists: ApiVariant['countryLists']) => ({
  apiVariant: { ...defaultApiVariant, countryLists },
})
const requested = () =>
  demo
    .requests()
    .filter((path) => path.startsWith('/v1/products?'))
    .map((path) => new URLSearchParams(path.split('?')[1]).getAll('countryCode'))

describe('several countries', () => {
  test.each([
    ['comma', '', ['us,in']],
    ['pipe', '&demo=countries-by-pipe', ['us|in']],
    ['semicolon', '&demo=countries-by-semicolon', ['us;in']],
    ['repeated parameter', '&demo=countries-repeated', ['us', 'in']],
  ] as const)(
    'are one request and one section if sent as a list: %s',
    async (manner, speaks, sent) => {
      renderAt(`${both}${speaks}`, inManner(manner))
      await waitForCards()
      expect(requested()).toEqual([sent])
      expect(screen.getAllByRole('region', { name: /^Results/ })).toHaveLength(1)
      expect(screen.getByText(/products in/)).toHaveTextContent(/products in US \+ IN$/)
    },
  )

  test('are one request and one section each if no lists are sent', async () => {
    renderAt(both)
    await waitFor(() => expect(requested()).toEqual([['us'], ['in']]))
    expect(await screen.findByRole('region', { name: 'Results, US' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Results, IN' })).toBeVisible()
  })

  test('have no currency label in one list if their labels differ', { tags: 'slow' }, async () => {
    writePreference('demo', 'labels', { us: 'US$', in: '₹' })
    const { user } = renderAt(both, inManner('comma'))
    for (const card of await waitForCards()) expect(card.textContent).not.toMatch(/US\$|₹/)
    expect(await clickDetails(user)).toHaveTextContent('Currencynot stated by the service')
  })

  test(
    'can’t be sorted by price in one table, which has no currency label either',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'labels', { us: 'US$', in: '₹' })
      const { user } = renderAt(`${both}&view=table`, inManner('comma'))
      const table = await screen.findByRole('table', { name: NAMES.results })
      for (const name of ['Offer price', 'MRP']) {
        const head = within(table).getByRole('button', { name })
        expect(head).toHaveAttribute('aria-disabled', 'true')
        await user.click(head)
        expect(head.closest('th')).not.toHaveAttribute('aria-sort')
      }
      expect(screen.getByRole('main').textContent).not.toMatch(/US\$|₹/)
      const discount = within(table).getByRole('button', { name: 'Discount' })
      await user.click(discount)
      expect(discount.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    },
  )
})

describe('the countries of a deployment', () => {
  const ofDeployment = { defaults: { countries: ['in', 'gb'] } }

  test('are searched and added to the address where neither it nor you chose others', async () => {
    renderAt('/search?q=cotton', ofDeployment)
    await waitFor(() => expect(requested()).toEqual([['in'], ['gb']]))
    expect(address()).toBe('/search?q=cotton&country=in&country=gb')
  })

  test('are replaced by your choice, and your choice by the address', async () => {
    writePreference('demo', 'countries', ['us'])
    const { unmount } = renderAt('/search?q=cotton', ofDeployment)
    await waitForCards()
    expect(address()).toBe('/search?q=cotton&country=us')
    unmount()
    renderAt('/search?q=cotton&country=gb', ofDeployment)
    await waitFor(() => expect(requested().at(-1)).toEqual(['gb']))
    expect(address()).toBe('/search?q=cotton&country=gb')
  })
})

describe('a labelled currency', () => {
  test('appears in each price of its country and in the details', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    const { user } = renderAt('/search?q=cotton&country=us')
    for (const card of await waitForCards()) {
      expect(card.textContent).toMatch(/US\$\u00a0[\d,]+\.\d\d|no price given/)
    }
    expect(await clickDetails(user)).toHaveTextContent('CurrencyUS$, as labelled in Settings')
    expect(await screen.findByRole('table', { name: /^Price, US\$/ })).toBeInTheDocument()
  })
})
