/** Shared by the tests of the product page: one known product, custom responses, and ways to read the page. */
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { demo } from '../demo.ts'

export const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
export const OXFORD = `/products/${ID}?country=us`
export const TITLE = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"

/** Responds to the traits operation with exactly this body. */
export function answerWith(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  demo.server.use(
    http.get('*/v1/products/:id/traits', () =>
      HttpResponse.text(text, { headers: { 'Content-Type': 'application/json' } }),
    ),
  )
}

/** Responds to the EAN operation with these merchants, because the small catalog has only a part of a market. */
export function answerEanWith(merchants: Record<string, unknown>[]) {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({ success: true, message: '', errorCode: '', result: { merchants } }),
    ),
  )
}

export const productRequests = () => demo.requests().filter((path) => path.includes('/traits'))
export const heading = (name: string = TITLE) => screen.findByRole('heading', { level: 1, name })
export const panel = (name: string) => screen.getByRole('region', { name })

/** The description of a term such as "Offer price". */
export function valueOf(scope: HTMLElement, term: string): string {
  const label = within(scope)
    .getAllByRole('term')
    .find((element) => element.textContent === term)
  return label?.nextElementSibling?.textContent ?? ''
}
