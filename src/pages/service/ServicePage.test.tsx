import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clearRequests } from '../../api/log.ts'
import type { Connection } from '../../api/connection.ts'
import { startBackgroundWork } from '../../app/backgroundWork.ts'
import { NAMES } from '../../domain/names.ts'
import { SERVICE } from '../../domain/serviceNames.ts'
import { readPreference } from '../../store/preferences.ts'
import { readObservations, takeObservations } from '../../store/observations.ts'
import { demoConnection } from '../../testing/connections.ts'
import { demo } from '../../testing/demo.ts'
import { renderAt } from '../../testing/renderAt.tsx'

const SENTINEL = 'sentinel-key'

/** The whole app with what runs beside its pages, as main.tsx starts it. */
function openAt(path: string, changes: Partial<Connection> = {}) {
  const view = renderAt(path, changes)
  const controls = Promise.resolve({ dialects: [], scenarios: [] })
  const ground = {
    home: demoConnection.baseUrl,
    startDemo: () => controls,
    live: () => Promise.resolve(),
  }
  onTestFinished(startBackgroundWork(view.source, ground, ''))
  return view
}

/** By a link, because a new page would begin with an empty log. */
async function goTo(path: string): Promise<void> {
  window.history.pushState(null, '', path + window.location.search)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { level: 1 })
}

const points = () => screen.findByRole('table', { name: SERVICE.openPoints })
const pointNamed = async (name: string) =>
  within(await points()).findByRole('row', { name: new RegExp(name) })
const requests = () => screen.findByRole('table', { name: SERVICE.requests })

beforeEach(async () => {
  clearRequests()
  for (const service of ['demo', 'demo index-from-1']) await takeObservations(service)
})

describe('the service profile', () => {
  it('lists every open point as assumed while nothing was asked', async () => {
    openAt('/service')
    await points()
    expect(document.title).toBe('Service profile · Catalog Explorer')
    expect(screen.getByRole('radio', { name: 'All 21' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Assumed 21' })).toBeInTheDocument()
    expect(screen.getByText('Nothing was seen of this connection yet')).toBeInTheDocument()
    expect(await pointNamed('Currency of prices')).toHaveTextContent('not stated')
  })

  it('shows what paging contradicts, and one press makes page 2 right', async () => {
    const { user, source } = openAt('/search?q=cotton+shirt&country=us&demo=index-from-1')
    await screen.findAllByRole('article')
    await user.click(
      (await screen.findAllByRole('link', { name: NAMES.nextPage }))[0] as HTMLElement,
    )
    await waitFor(() => expect(demo.requests().at(-1)).toContain('index=24'))
    await goTo('/service')

    const row = await pointNamed('First value of index')
    await waitFor(() => expect(row).toHaveTextContent('Contradicted'))
    expect(row).toHaveTextContent('index=24 began with row 24 of the first page, once')
    expect((await within(await points()).findAllByRole('row'))[1]).toBe(row)
    expect(screen.getByRole('radio', { name: 'Contradicted 1' })).toBeInTheDocument()
    expect(readPreference('demo', 'dialect')).toBeNull()

    await user.click(within(row).getByRole('button', { name: 'Count from 1' }))
    expect(source.current().dialect.indexBase).toBe(1)
    await waitFor(async () =>
      expect(await pointNamed('First value of index')).toHaveTextContent('Observed'),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(source.current().dialect.indexBase).toBe(0)
    await user.click(
      within(await pointNamed('First value of index')).getByRole('button', {
        name: 'Count from 1',
      }),
    )

    window.history.pushState(null, '', '/search?q=cotton+shirt&country=us&page=2&demo=index-from-1')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(demo.requests().at(-1)).toContain('index=25'))
  })

  it('shows one verdict at a time, with its count', async () => {
    const { user } = openAt('/search?q=cotton+shirt&country=us')
    await screen.findAllByRole('article')
    await goTo('/service')
    await user.click(await screen.findByRole('radio', { name: /^Observed [1-9]/ }))
    const rows = within(await points())
      .getAllByRole('row')
      .slice(1)
    for (const row of rows) expect(row).toHaveTextContent('Observed')
    expect(screen.getByText(/^From 1 answer since .* kept for this connection only$/)).toBeVisible()
  })

  it('tries one point with the requests it announces', async () => {
    const { user } = openAt('/service')
    const row = await pointNamed('Look-up with no match')
    await user.click(within(row).getByRole('button', { name: 'Try, 1 request' }))
    await waitFor(() => expect(row).toHaveTextContent('[] once'))
    expect(demo.requests()).toHaveLength(1)
  })

  it('runs all safe checks one after the other, shows how far they are, and stops when told', async () => {
    const { user } = openAt('/service')
    const run = await screen.findByRole('button', {
      name: /^Run all safe checks up to \d+ requests$/,
    })
    const release = demo.hold()
    await user.click(run)
    const progress = await screen.findByRole('progressbar', { name: SERVICE.progress })
    expect(progress).toHaveAttribute('value', '0')
    expect(run).toBeDisabled()
    await user.click(screen.getByRole('button', { name: SERVICE.cancelChecks }))
    await waitFor(() => expect(run).toBeEnabled())
    release()
    expect(demo.requests()).toHaveLength(1)

    await user.click(run)
    await waitFor(() => expect(run).toBeEnabled(), { timeout: 15_000 })
    for (const name of ['First value of index', 'Highest limit', 'Country list separator']) {
      await waitFor(async () => expect(await pointNamed(name)).toHaveTextContent('Observed'))
    }
    expect(await pointNamed('Country list separator')).toHaveTextContent('us,in found')
  })

  it('says why the checks stopped', async () => {
    demo.server.use(http.get('*/v1/products', () => new HttpResponse(null, { status: 429 })))
    const { user } = openAt('/service')
    await user.click(await screen.findByRole('button', { name: /^Run all safe checks/ }))
    expect(await screen.findByText('The checks stopped.')).toBeInTheDocument()
    expect(screen.getByText(/too many requests/)).toBeInTheDocument()
  })

  it('forgets what was observed, and takes it back', async () => {
    const { user } = openAt('/search?q=cotton+shirt&country=us')
    await screen.findAllByRole('article')
    await goTo('/service')
    await user.click(await screen.findByRole('button', { name: SERVICE.forget }))
    expect(await screen.findByText('Nothing was seen of this connection yet')).toBeVisible()
    expect(await readObservations('demo')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^From 1 answer/)).toBeVisible()
  })

  it('saves the profile as a file that holds no key', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = renderAt('/service', { apiKey: SENTINEL, eanToken: SENTINEL })
    await user.click(await screen.findByRole('button', { name: SERVICE.exportProfile }))
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain(`"baseUrl": "${demoConnection.baseUrl}"`)
    expect(text).not.toContain(SENTINEL)
  })
})

describe('the last requests', () => {
  it('are shown as they end, found by words, and cleared', async () => {
    const { user } = openAt('/search?q=cotton+shirt&country=us')
    await screen.findAllByRole('article')
    await goTo('/service')
    const table = await requests()
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('1 kept, 1 shown')).toBeInTheDocument()

    const row = await pointNamed('Look-up with no match')
    await user.click(within(row).getByRole('button', { name: 'Try, 1 request' }))
    expect(await screen.findByText('2 kept, 2 shown')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: SERVICE.findRequest }), 'nothing.example')
    expect(screen.getByText('2 kept, 1 shown')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: SERVICE.clearRequests }))
    expect(screen.getByText('0 kept, 0 shown')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: SERVICE.answer })).toBeNull()
  })

  it('show what was sent beside what was applied', async () => {
    const echo = 'cotton shirt country:us start=0 rows=12'
    demo.server.use(
      http.get('*/v1/products', () =>
        HttpResponse.json({ productList: [{ productId: 'A' }], numFound: 1, facets: [], q: echo }),
      ),
    )
    openAt('/search?q=cotton+shirt&country=us&category=Shirts')
    await screen.findAllByRole('article')
    await goTo('/service')
    const applied = await screen.findByRole('region', { name: SERVICE.applied })
    const of = (name: string) => within(applied).getByRole('row', { name: new RegExp(`^${name}`) })
    expect(of('q')).toHaveTextContent(/cotton shirtcotton shirtas sent/)
    expect(of('categoryFilter')).toHaveTextContent(/Shirts–not saidignored/)
    expect(of('limit')).toHaveTextContent('24rows=12clamped')
    expect(applied).toHaveTextContent('1 ignored, 1 clamped')
  })

  it('show request and answer to the letter, and the key nowhere', async () => {
    demo.server.use(
      http.get('*/v1/products', () =>
        HttpResponse.json({ productList: [{ productId: 'A' }], numFound: 1 }),
      ),
    )
    const { container, user } = renderAt('/search?q=cotton+shirt&country=us', { apiKey: SENTINEL })
    await screen.findAllByRole('article')
    await goTo('/service')
    const answer = await screen.findByRole('region', { name: SERVICE.answer })
    expect(answer).toHaveTextContent('GET {base_url}/v1/products?countryCode=us &q=cotton%20shirt')
    expect(answer).toHaveTextContent('apikey: left out of every copy')
    expect(within(answer).getByRole('region', { name: 'Answer, formatted' })).toHaveTextContent(
      '"productId": "A"',
    )
    await user.click(within(answer).getByRole('button', { name: 'cURL' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('$CATALOG_API_KEY')
    expect(copied + container.innerHTML).not.toContain(SENTINEL)
  })

  it('are picked by a press, and a failed one says that no answer came', async () => {
    demo.server.use(http.get('*/v1/products/:id/traits', () => HttpResponse.error()))
    const { user } = openAt('/search?q=cotton+shirt&country=us')
    await screen.findAllByRole('article')
    await goTo('/products/FC0F4C9D0BF2F140EC6EF3A7BEA2C731')
    await screen.findByText(/did not reach the service/)
    await goTo('/service')
    const table = await requests()
    const applied = screen.getByRole('region', { name: SERVICE.applied })
    expect(applied).toHaveTextContent('No answer came.')
    await user.click(within(table).getByRole('button', { name: 'cotton shirt' }))
    expect(within(table).getByRole('button', { name: 'cotton shirt' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(applied).toHaveTextContent('country:us')
  })
})
