/** Checks after any fault: no raw text on the page, no key anywhere, the focus on an element, the state in the address. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { lastRequests } from '@/api/http/log.ts'
import { address } from '../pages/renderApp.tsx'
import { SENTINEL } from './faultyService.ts'

/** A text in the body of every raw response here, so that a leak is noticed. */
export const RAW = 'RAW-PAGE at handler (/srv/catalog/app.js:12:34)'
export const HTML = `<!doctype html><html><head><title>${RAW}</title></head><body><h1>${RAW}</h1></body></html>`

const stored = () =>
  [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join()

export function expectSound(path: string): void {
  const page = document.documentElement.outerHTML
  expect(page).not.toContain('RAW-PAGE')
  expect(document.body.textContent).not.toMatch(/<\/?html|\bat \w+ \(|\[object |undefined|NaN/)
  for (const place of [page, window.location.href, stored(), JSON.stringify(lastRequests())]) {
    expect(place).not.toContain(SENTINEL)
  }
  expect(address()).toBe(path)
}

/** Waits until `words` are the last announcement of the live region. */
export async function expectSaid(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('status').lastChild).toHaveTextContent(words))
}

export function expectFocusNotLost(): void {
  expect(document.activeElement).not.toBe(document.body)
}
