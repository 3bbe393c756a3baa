import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import {
  ID,
  OXFORD,
  TITLE,
  answerWith,
  productRequests,
  heading,
  panel,
} from '@test/made/productAnswers.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { PRODUCT } from './productNames.ts'

describe('a response without the listing', () => {
  it('still shows its attributes', async () => {
    answerWith({ traits: { benefits: 'Soft|Warm' } })
    renderAt('/products/X?country=us')
    expect(await screen.findByText('The service has no listing for this product.')).toBeVisible()
    expect(panel(PRODUCT.traits)).toHaveTextContent('benefitsSoftWarm')
  })
})

describe('a product that isn’t found', () => {
  it('names the country, and offers another country and a search', async () => {
    renderAt('/products/0123456789ABCDEF0123456789ABCDEF?country=in')
    const name = 'No product with this ID in IN'
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    await expectSaid(/^No product with this ID in IN/)
    expect(screen.getByRole('link', { name: 'US, United States' })).toHaveAttribute(
      'href',
      '/products/0123456789ABCDEF0123456789ABCDEF?country=us',
    )
    expect(screen.getByRole('link', { name: 'Search for this text in IN' })).toHaveAttribute(
      'href',
      '/search?q=0123456789ABCDEF0123456789ABCDEF&country=in',
    )
    expect(productRequests()).toHaveLength(1)
  })

  it.each([
    ['%252E', /can’t be a product ID/],
    ['%252E%252E', /can’t be a product ID/],
    ['x'.repeat(5000), /has 5,000 characters/],
    ['%20', /Enter a product ID/],
  ])('sends no request for an impossible ID (%#)', async (id, message) => {
    renderAt(`/products/${id}?country=us`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('Nothing was sent to the service.')).toBeVisible()
    expect(demo.requests()).toEqual([])
  })

  it('shows an ID in any script as text', async () => {
    renderAt(`/products/${encodeURIComponent('<script>alert(1)</script> 🧦 قميص')}?country=us`)
    expect(await screen.findByText('<script>alert(1)</script> 🧦 قميص')).toBeVisible()
  })
})

describe('loading a product', () => {
  it('shows its section, marked as busy, until the response is there', async () => {
    const release = demo.hold()
    renderAt(OXFORD)
    const section = await screen.findByRole('region', { name: 'Product in US' })
    expect(section).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await heading()).toBeVisible()
    await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'))
  })

  it('shows what failed, and loads the product on Retry', { tags: 'slow' }, async () => {
    demo.server.use(
      http.get('*/v1/products/:id/traits', () => HttpResponse.json({}, { status: 400 }), {
        once: true,
      }),
    )
    const { user } = renderAt(OXFORD)
    expect(await screen.findByText(/Loading the product failed/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Product ${ID}`)
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    expect(await heading()).toBeVisible()
  })

  it.each(['html', 'truncated'])('shows that a response couldn’t be read (%s)', async (name) => {
    renderAt(`${OXFORD}&demo=${name}`)
    expect(
      await screen.findByText(/Loading the product failed: the response couldn’t be read/),
    ).toBeVisible()
  })

  it('shows a hostile listing with safe links only', async () => {
    renderAt(`${OXFORD}&demo=hostile`)
    expect(await screen.findByRole('region', { name: PRODUCT.attributes })).toBeVisible()
    expect(globalThis).not.toHaveProperty('__hostile')
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^(?:\/|#|https?:)/)
      expect(link.getAttribute('href')).not.toMatch(/^\/\//)
    }
  })

  it('shows each country in its own section', async () => {
    renderAt(`/products/${ID}?country=us&country=in`)
    const us = await screen.findByRole('region', { name: 'Product in US' })
    const india = screen.getByRole('region', { name: 'Product in IN' })
    expect(await within(us).findByRole('heading', { level: 3, name: TITLE })).toBeVisible()
    expect(await within(india).findByText(/No product with this ID in IN/)).toBeVisible()
    expect(within(us).getAllByText('47.90')).not.toHaveLength(0)
    const [only, ...others] = screen.getAllByRole('heading', { level: 1 })
    expect(only).toHaveTextContent(`${TITLE} in 2 countries`)
    expect(others).toEqual([])
  })
})
