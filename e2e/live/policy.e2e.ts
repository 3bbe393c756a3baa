import { expect, test } from '../fixtures.ts'

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' https: data: https: http://localhost:* http://127.0.0.1:*`,
  `media-src https:`,
  `connect-src 'self' https: http://localhost:* http://127.0.0.1:*`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types dompurify app`,
].join('; ')

test('every page is served with the whole security policy', async ({ request }) => {
  for (const path of ['/', '/search', '/products/x', '/resolve', '/ean/2049811763054']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toBe(POLICY)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})

test('the key stays on the server', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(JSON.stringify(request.headers()) + request.url()))
  await page.goto('/search?q=cotton+shirt&country=us')
  await expect(page.getByRole('article').first()).toBeVisible()
  const asked = sent.filter((request) => request.includes('/v1/'))
  expect(asked).not.toEqual([])
  expect(asked.filter((request) => request.includes('apikey'))).toEqual([])
})
