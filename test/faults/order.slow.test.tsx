import type { IncomingMessage, RequestListener } from 'node:http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { address, renderApp } from '../pages/renderApp.tsx'
import { expectSaid } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'

const main = () => within(screen.getByRole('main'))
const requested = (request: IncomingMessage) =>
  new URL(request.url ?? '', 'http://service').searchParams

/** Simulates a user who follows links faster than responses arrive. */
async function go(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await Promise.resolve()
  })
}

const searchFor = (q: string) => paths.search({ q, countries: ['us'] })
const found = (title: string, more: object = {}) => ({
  numFound: 1,
  productList: [{ productId: title, title }],
  ...more,
})

/** Delays each search until it is released. */
function delayedService() {
  const releases = new Map<string, () => void>()
  const answer: RequestListener = (request, response) => {
    const q = requested(request).get('q') ?? ''
    releases.set(q, () => reply(200, found(`Shirt ${q}`))(request, response))
  }
  return { answer, releases }
}

const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((order) => Array.from(order))

describe('responses that arrive in any order', () => {
  test.each(orders)('show only the latest search: %s, %s, %s', async (...order) => {
    const { answer, releases } = delayedService()
    const service = await faultyService(answer)
    renderApp(searchFor('a'), service.connection)
    for (const q of ['a', 'b', 'c']) {
      if (q !== 'a') await go(searchFor(q))
      await waitFor(() => expect(releases.has(q)).toBe(true))
    }
    for (const q of order) {
      releases.get(q)?.()
      for (const other of ['a', 'b']) {
        expect(main().queryByRole('link', { name: `Shirt ${other}` })).toBeNull()
      }
    }
    expect(await main().findByRole('link', { name: 'Shirt c' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('c')
    expect(address()).toBe(searchFor('c'))
    await expectSaid('1 product')
  })

  test('are shown again by Back and Forward, each at its address', async () => {
    const service = await faultyService((request, response) => {
      reply(200, found(`Shirt ${requested(request).get('q')}`))(request, response)
    })
    renderApp(searchFor('a'), service.connection)
    await main().findByRole('link', { name: 'Shirt a' })
    for (const q of ['b', 'c']) {
      await go(searchFor(q))
      await main().findByRole('link', { name: `Shirt ${q}` })
    }
    for (const [step, q] of [
      [-1, 'b'],
      [-1, 'a'],
      [1, 'b'],
      [1, 'c'],
    ] as const) {
      window.history.go(step)
      expect(await main().findByRole('link', { name: `Shirt ${q}` })).toBeVisible()
      expect(address()).toBe(searchFor(q))
    }
    expect(service.requested()).toHaveLength(3)
  })
})

/** Three rows per page of `total`, from the requested index. */
const paged =
  (total: () => number, heeds: boolean): RequestListener =>
  (request, response) => {
    const start = heeds ? Number(requested(request).get('index') ?? 0) : 0
    const rows = Array.from({ length: Math.max(0, Math.min(3, total() - start)) }, (_, at) => ({
      productId: `P${start + at}`,
      title: `Shirt ${start + at}`,
    }))
    reply(200, { numFound: total(), productList: rows })(request, response)
  }

const nextPage = () => screen.findByRole('link', { name: NAMES.nextPage })

describe('paging through a catalog that changes', () => {
  test('says that the page is empty now, and links to page 1', async () => {
    let total = 8
    const service = await faultyService(paged(() => total, true))
    const { user } = renderApp(searchFor('a'), service.connection)
    await main().findByRole('link', { name: 'Shirt 0' })
    await user.click(await nextPage())
    await main().findByRole('link', { name: 'Shirt 3' })
    total = 4
    await user.click(await nextPage())
    expect(await main().findByRole('heading', { name: 'Nothing on page 3' })).toBeVisible()
    await user.click(await main().findByRole('link', { name: 'Go to page 1' }))
    expect(await main().findByRole('link', { name: 'Shirt 0' })).toBeVisible()
  })
})

describe('paging through the results', () => {
  test('reports a service that returns page 1 again', async () => {
    const service = await faultyService(paged(() => 8, false))
    const { user } = renderApp(searchFor('a'), service.connection)
    await main().findByRole('link', { name: 'Shirt 0' })
    expect(main().queryByText(/shows the same products/)).toBeNull()
    await user.click(await nextPage())
    const note = await main().findByText('Page 1 shows the same products again.')
    expect(note).toBeVisible()
    await expectSaid('Page 1 shows the same products again.')
    expect(main().getByRole('link', { name: NAMES.serviceProfile })).toHaveAttribute(
      'href',
      paths.service(),
    )
  })

  test('reports nothing if the service returns the right page', async () => {
    const service = await faultyService(paged(() => 8, true))
    const { user } = renderApp(searchFor('a'), service.connection)
    await main().findByRole('link', { name: 'Shirt 0' })
    await user.click(await nextPage())
    await main().findByRole('link', { name: 'Shirt 3' })
    await expectSaid(/page 2/)
    expect(main().queryByText(/shows the same products/)).toBeNull()
  })
})

test('a page restored from the back-forward cache continues where it was', async () => {
  const service = await faultyService(paged(() => 8, true))
  const { user } = renderApp(searchFor('a'), service.connection)
  await main().findByRole('link', { name: 'Shirt 0' })
  await user.click(await nextPage())
  await main().findByRole('link', { name: 'Shirt 3' })
  for (const type of ['pagehide', 'pageshow']) {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  }
  expect(main().getByRole('link', { name: 'Shirt 3' })).toBeVisible()
  await user.click(await nextPage())
  expect(await main().findByRole('link', { name: 'Shirt 6' })).toBeVisible()
  expect(address()).toBe(`${searchFor('a')}&page=3`)
})
