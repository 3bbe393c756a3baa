import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readObservations } from '@/storage/observations/observations.ts'
import { demo } from '@test/demo.ts'
import { pass, startClock } from '@test/faults/clock.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { demoConnection } from '@test/made/connections.ts'
import { openProfile, SENTINEL, forgetService } from '@test/made/serviceProfile.ts'
import { SERVICE } from './serviceNames.ts'

const COUNT_FROM_1 = 'Count from 1: First value of index'

const points = () => screen.findByRole<HTMLTableElement>('table', { name: SERVICE.openPoints })

/** The row of an open point. Found by text, because computing the role of every cell would take most of the test's time. */
async function pointNamed(title: string): Promise<HTMLTableRowElement> {
  const rows = [...(await points()).rows]
  const row = rows.find(({ cells }) => cells[0]?.textContent === title)
  if (!row) throw new Error(`No open point is called ${title}`)
  return row
}

beforeEach(forgetService)

describe('the service profile', () => {
  it('lists every open point as assumed before the first request', { tags: 'slow' }, async () => {
    openProfile()
    const table = await points()
    expect(table.tHead?.rows[0]?.cells[0]).toHaveTextContent('Setting')
    await waitFor(() => expect(document.title).toBe('Service profile · Catalog Explorer'))
    expect(screen.getByRole('radio', { name: 'All 21' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Assumed 21' })).toBeInTheDocument()
    expect(screen.getByText('Nothing is known about this connection yet')).toBeInTheDocument()
    expect(await pointNamed('Currency of prices')).toHaveTextContent('not stated')
  })

  it(
    'lists a conflict found by paging first, and one click corrects the paging',
    { tags: 'slow' },
    async () => {
      const { user, source, search } = openProfile({}, '/service?demo=index-from-1')
      const first = await search()
      const wrong = await search({ page: 2 })
      expect(wrong.products[0]?.productId).toBe(first.products[4]?.productId)

      const row = await pointNamed('First value of index')
      await waitFor(() => expect(row).toHaveTextContent('Conflict'))
      expect(row).toHaveTextContent('index=5 began with row 5 of the first page, once')
      expect(row).toHaveTextContent('start in the echo is one less, once')
      expect((await points()).rows[1]).toBe(row)
      expect(screen.getByRole('radio', { name: 'Conflicts 1' })).toBeInTheDocument()
      expect(source.current().apiVariant.indexBase).toBe(0)

      await user.click(within(row).getByRole('button', { name: COUNT_FROM_1 }))
      expect(source.current().apiVariant.indexBase).toBe(1)
      await waitFor(() => expect(row).toHaveTextContent('Confirmed'))
      expect(within(row).getByRole('rowheader', { name: 'First value of index' })).toHaveFocus()
      const right = await search({ page: 2 })
      expect(demo.requests().at(-1)).toContain('index=6')
      const shown = [...first.products, ...right.products].map(({ productId }) => productId)
      expect(new Set(shown).size).toBe(10)
    },
  )

  it('reverts a change with Undo', { tags: 'slow' }, async () => {
    const { user, source, search } = openProfile({}, '/service?demo=index-from-1')
    for (const page of [1, 2]) await search({ page })
    const row = await pointNamed('First value of index')
    await user.click(await within(row).findByRole('button', { name: COUNT_FROM_1 }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(source.current().apiVariant.indexBase).toBe(0)
    await waitFor(() => expect(row).toHaveTextContent('Conflict'))
  })

  it('shows the points of one verdict at a time, with their count', { tags: 'slow' }, async () => {
    const { user, search } = openProfile()
    await search()
    await user.click(await screen.findByRole('radio', { name: /^Confirmed [1-9]/ }))
    const rows = [...((await points()).tBodies[0]?.rows ?? [])]
    expect(rows.length).toBeLessThan(10)
    for (const row of rows) expect(row).toHaveTextContent('Confirmed')
    expect(screen.getByText(/^From 1 answer since .* for this connection only$/)).toBeVisible()
  })

  it('checks a point with no more requests than announced', { tags: 'slow' }, async () => {
    const { user } = openProfile()
    const row = await pointNamed('Country list separator')
    await user.click(
      within(row).getByRole('button', { name: 'Try, up to 10 requests: Country list separator' }),
    )
    await waitFor(() => expect(row).toHaveTextContent('us,in found'))
    expect(row).toHaveTextContent('Confirmed')
    expect(demo.requests().length).toBeLessThanOrEqual(10)
    expect(within(row).getByRole('rowheader')).toHaveFocus()
    await expectSaid(/^Country list separator is confirmed: .*us,in found/)
    expect(screen.getByRole('status')).not.toHaveTextContent('The checks are done')
  })

  it(
    'announces that a point is still assumed after a check without a result',
    { tags: 'slow' },
    async () => {
      demo.server.use(http.get('*/v1/products', () => new HttpResponse(null, { status: 404 })))
      const { user } = openProfile()
      const row = await pointNamed('Country list separator')
      await user.click(within(row).getByRole('button', { name: /^Try/ }))
      await expectSaid(/^Country list separator is still assumed: /)
      expect(row).toHaveTextContent('Assumed')
    },
  )

  it(
    'announces nothing before the responses of a check are evaluated',
    { tags: 'slow' },
    async () => {
      const callbacks: IdleRequestCallback[] = []
      vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) =>
        callbacks.push(callback),
      )
      onTestFinished(() => void vi.unstubAllGlobals())
      startClock()
      const { user } = openProfile()
      const row = await pointNamed('Country list separator')
      await user.click(within(row).getByRole('button', { name: /^Try/ }))
      await waitFor(() => expect(demo.requests().length).toBeGreaterThan(3))
      await waitFor(() => expect(within(row).getByRole('button', { name: /^Try/ })).toBeEnabled())
      await pass(10_000)
      expect(screen.getByRole('status')).not.toHaveTextContent('Country list separator')
      for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 1 })
      await expectSaid(/^Country list separator is confirmed: /)
    },
  )

  it(
    'moves the focus to the next point when the checked one leaves the list',
    { tags: 'slow' },
    async () => {
      const { user } = openProfile()
      await user.click(await screen.findByRole('radio', { name: /^Assumed/ }))
      const row = await pointNamed('Country list separator')
      const next = row.nextElementSibling?.querySelector('th') ?? null
      await user.click(within(row).getByRole('button', { name: /^Try/ }))
      await waitFor(() => expect(row).not.toBeInTheDocument())
      expect(next).toHaveFocus()
    },
  )

  it('gives each “Try” button a name of its own', async () => {
    openProfile()
    const names = within(await points())
      .getAllByRole('button', { name: /^Try, / })
      .map((button) => button.getAttribute('aria-label'))
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows the progress of the checks, and stops them on Cancel', async () => {
    const { user } = openProfile()
    const run = await screen.findByRole('button', { name: /^Run all safe checks/ })
    expect(run).toHaveTextContent(/up to \d+ requests$/)
    const release = demo.hold()
    await user.click(run)
    const progress = await screen.findByRole('progressbar', { name: SERVICE.progress })
    expect(progress).toHaveAttribute('value', '0')
    expect(run).toBeDisabled()
    await user.click(screen.getByRole('button', { name: SERVICE.cancelChecks }))
    await waitFor(() => expect(run).toBeEnabled())
    release()
    expect(demo.requests()).toHaveLength(1)
  })

  it('shows why the checks stopped', async () => {
    demo.server.use(http.get('*/v1/products', () => new HttpResponse(null, { status: 429 })))
    const { user } = openProfile()
    await user.click(await screen.findByRole('button', { name: /^Run all safe checks/ }))
    expect(await screen.findByText('The checks stopped.')).toBeInTheDocument()
    expect(screen.getByText(/^The service is busy\./)).toBeInTheDocument()
  })

  it('resets what was observed, and Undo restores it', { tags: 'slow' }, async () => {
    const { user, search } = openProfile()
    await search()
    await user.click(await screen.findByRole('button', { name: SERVICE.forget }))
    expect(await screen.findByText('Nothing is known about this connection yet')).toBeVisible()
    expect(await readObservations('demo')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^From 1 answer/)).toBeVisible()
  })

  it('is exported as a file without the key', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob) // the page saves nothing else
      return 'blob:x'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = openProfile({ apiKey: SENTINEL, eanToken: SENTINEL })
    await user.click(await screen.findByRole('button', { name: SERVICE.exportProfile }))
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain(`"baseUrl": "${demoConnection.baseUrl}"`)
    expect(text).not.toContain(SENTINEL)
  })
})
