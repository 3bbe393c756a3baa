import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { origins } from '../support/ports.ts'

const ORIGINS = 'https: http://localhost:* http://127.0.0.1:*'

/** The hash of an inline element, as a policy lists it. */
const hashOf = (html: string, element: RegExp) =>
  `'sha256-${createHash('sha256')
    .update(element.exec(html)?.[1] ?? '')
    .digest('base64')}'`
const dist = path.resolve(import.meta.dirname, '../../dist')
const index = path.join(dist, 'index.html')
// Without a build, these tests can still be listed; the servers report the missing build.
const built = existsSync(index) ? readFileSync(index, 'utf8') : ''
const ownScript = hashOf(built, /<script data-base="\/">([^<]*)<\/script>/)
const ownStyle = hashOf(built, /<style>([^<]*)<\/style>/)

/** Written out here again, so that an error in the code that makes the policy is found. */
const before = [
  `default-src 'none'`,
  `script-src 'self' ${ownScript}`,
  `style-src 'self' ${ownStyle}`,
  `font-src 'self'`,
  `img-src 'self' https: data: ${ORIGINS}`,
  `media-src https:`,
  `connect-src 'self' ${ORIGINS}`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
]
const behind = [`require-trusted-types-for 'script'`, `trusted-types dompurify app`]

const HEADER = [...before, `frame-ancestors 'none'`, ...behind].join('; ')
/** Browsers ignore `frame-ancestors` in a meta element. */
const META = [...before, ...behind].join('; ')

/** Headers that any server sends with a file; all others must be listed here. */
const TRANSPORT =
  /^(date|connection|keep-alive|content-(type|length|encoding)|transfer-encoding|vary|etag|last-modified|cache-control)$/

async function besidesTransport(request: APIRequestContext, url: string) {
  const headers = Object.entries((await request.get(url)).headers())
  return Object.fromEntries(headers.filter(([name]) => !TRANSPORT.test(name)))
}

const security = (policy: string) => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

test('every response has the full security policy and no other header, and pages are always revalidated', async ({
  request,
}) => {
  const pages = ['/', '/search', '/products/x', '/resolve', '/ean/2049811763054', '/404.html']
  for (const url of [...pages, '/icon.svg', '/config.json', '/assets/gone.js']) {
    expect(await besidesTransport(request, url), url).toEqual(security(HEADER))
  }
  for (const url of ['/', '/search?q=a', '/config.json']) {
    expect((await request.get(url)).headers()['cache-control'], url).toBe('no-cache')
  }

  // The worker that reads barcodes has a separate policy that allows WebAssembly.
  const assets = readdirSync(path.join(dist, 'assets'))
  const worker = assets.find((name) => name.startsWith('barcodes.worker-')) ?? ''
  expect(await besidesTransport(request, `/assets/${worker}`)).toEqual(
    security(`default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`),
  )

  // The service's responses are data, even if someone opens their address as a page.
  const search = '/v1/products?countryCode=us&q=cotton&limit=1'
  expect((await request.get(search)).ok()).toBe(true)
  expect(await besidesTransport(request, search)).toEqual({
    'content-security-policy': `default-src 'none'; sandbox`,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })

  // The demo has the same policy with one more name, for its mock worker.
  const demo = `${origins.demo}/`
  expect(await besidesTransport(request, demo)).toEqual(security(`${HEADER} default`))
  expect(await (await request.get(demo)).text()).toContain(
    `<meta http-equiv="Content-Security-Policy" content="${META} default" />`,
  )
})

test('the policy precedes everything that loads and blocks text as HTML or script, styles and foreign services', async ({
  browser,
  baseURL,
}) => {
  // A separate context, because the fixtures watch all others for exactly this.
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  await page.goto('/')
  const metas = page.locator('meta[http-equiv]')
  await expect(metas).toHaveCount(1)
  await expect(metas).toHaveAttribute('http-equiv', 'Content-Security-Policy')
  await expect(metas).toHaveAttribute('content', META)
  const ahead = await metas.evaluate((meta) => {
    const tags = []
    for (let tag = meta.previousElementSibling; tag; tag = tag.previousElementSibling) {
      tags.push(tag.outerHTML)
    }
    return tags
  })
  expect(ahead).toEqual(['<meta charset="utf-8">'])

  const stopped = await page.evaluate(async () => {
    const kinds = new Set<string>()
    const lastOne = new Promise<void>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        kinds.add(effectiveDirective)
        if (effectiveDirective === 'connect-src') resolve()
      })
    })
    const isRefused = (work: () => unknown) => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    const html = isRefused(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'))
    const script = isRefused(() => new Worker('data:text/javascript,0'))
    document.body.setAttribute('style', 'color: red')
    const foreign = await fetch('http://catalog.example/v1').then(
      () => false,
      () => true,
    )
    await lastOne
    return { html, script, foreign, kinds: [...kinds].toSorted() }
  })
  expect(stopped).toEqual({
    html: true,
    script: true,
    foreign: true,
    kinds: ['connect-src', 'require-trusted-types-for', 'style-src-attr'],
  })
  await page.close()
})

test('the first search requests its configuration once and sends no key and no requests for installing', async ({
  page,
}) => {
  const sent: { path: string; all: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    sent.push({ path: pathname, all: JSON.stringify(request.headers()) + request.url() })
  })
  await page.goto('/search?q=cotton+shirt&country=us')
  await expect(page.getByRole('article').first()).toBeVisible()
  const at = (part: RegExp) => sent.filter(({ path: requested }) => part.test(requested))
  expect(at(/^\/config\.json$/)).toHaveLength(1)
  expect(at(/^\/v1\//)).not.toEqual([])
  expect(at(/^\/v1\//).filter(({ all }) => all.includes('apikey'))).toEqual([])
  expect(at(/webmanifest|icon-|apple/)).toEqual([])
})
