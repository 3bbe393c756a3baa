import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { A_WEEK, aShirt, keepSnapshots, PATH } from '../../testing/pages/changesPage.ts'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { RUN } from '../../words/runNames.ts'

const tile = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: CHANGES.tiles })).getByRole('link', { name })

const { counts } = aSnapshot({ id: '' })
const [before, now] = A_WEEK

describe('a comparison that cannot say everything', () => {
  it('calls nothing gone where the snapshot now is partial', async () => {
    if (!before || !now) throw new Error('a week has two ends')
    const half = { ...counts, asks: 2, failed: 1, rows: 2 }
    await keepSnapshots([before, { ...now, rows: now.rows.slice(0, 2), counts: half, promised: 5 }])
    renderAt(PATH)
    expect(await tile(/^Gone/)).toHaveTextContent('Gone–cannot be told')
    expect(screen.getByText(/3 products of the earlier one are not in it/)).toBeVisible()
    expect(screen.getByText(/Now: 2 of 5 rows/)).toBeVisible()
  })

  it('calls nothing new where the snapshot before holds only a part', async () => {
    if (!before || !now) throw new Error('a week has two ends')
    await keepSnapshots([{ ...before, notes: [{ kind: 'cut', found: 60_000 }] }, now])
    renderAt(PATH)
    expect(await tile(/^New/)).toHaveTextContent('New–cannot be told')
    expect(screen.getByText(/1 product of the later one is not in it/)).toBeVisible()
  })

  it('counts rows without an id, and prices that cannot be compared', async () => {
    await keepSnapshots([
      { id: 'old', day: 11, rows: [aShirt(null), aShirt('A', { offerPrice: 0 })] },
      { id: 'new', day: 18, rows: [aShirt(null), aShirt('A', { offerPrice: null })] },
    ])
    renderAt(PATH)
    expect(await screen.findByText('Nothing changed between these snapshots.')).toBeVisible()
    expect(screen.getByText(/2 rows without a product id \(1 before, 1 now\)/)).toBeVisible()
    const sizes = screen.getByRole('region', { name: CHANGES.sizes })
    expect(sizes).toHaveTextContent('No price moved between these snapshots.')
    expect(sizes).toHaveTextContent('Left out: price 0 or missing1')
  })

  it('puts prices of several countries into no order', async () => {
    await keepSnapshots(A_WEEK, { countries: ['us', 'in'] })
    renderAt(`${PATH}?sort=-price`)
    const table = await screen.findByRole('table', { name: CHANGES.table })
    expect(within(table).getByRole('button', { name: 'Difference (calculated)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const head = within(table).getByRole('columnheader', { name: /^In percent/ })
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByText(/not put into one order/)).toBeVisible()
  })
})

describe('without two snapshots', () => {
  it('says that there is only one', async () => {
    await keepSnapshots(A_WEEK.slice(0, 1))
    renderAt(PATH)
    expect(await screen.findByText('Only one snapshot is kept')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Refresh ?1 request$/ })).toBeVisible()
  })

  it('says that there is none', async () => {
    await keepSnapshots([])
    renderAt(PATH)
    expect(await screen.findByText('No snapshot is kept')).toBeVisible()
  })

  it('says that this browser keeps no such set', async () => {
    renderAt('/collections/elsewhere/changes')
    expect(
      await screen.findByRole('heading', { name: 'This browser has no such collection' }),
    ).toBeVisible()
  })
})

describe('an address', () => {
  it('that names a snapshot which is not kept says so, and shows those that are', async () => {
    await keepSnapshots(A_WEEK)
    renderAt(`${PATH}?since=lost`)
    expect(await screen.findByText('A snapshot that this link names is not kept.')).toBeVisible()
    expect(await tile(/^All changes/)).toHaveTextContent('5of 6 products')
  })

  it('that names one snapshot twice asks for another', async () => {
    await keepSnapshots(A_WEEK)
    renderAt(`${PATH}?since=new&to=new`)
    expect(await screen.findByText('Both ends are the same snapshot.')).toBeVisible()
    expect(screen.getByText('18 Nov 2025, 10:00')).toBeVisible()
  })
})

it('loads a new snapshot of a set and compares it with the last one', async () => {
  await keepSnapshots(A_WEEK.slice(0, 1))
  const user = userEvent.setup()
  renderAt(PATH)
  await user.click(await screen.findByRole('button', { name: /^Refresh ?1 request$/ }))
  // Until its last page is kept the new snapshot is a partial one.
  await waitFor(async () => expect(await tile(/^Gone/)).toHaveTextContent('Gone5'))
  expect(address()).toMatch(/\?since=old&to=[a-z0-9]+$/)
})

it('calls nothing gone where the load of a new snapshot was cancelled', async () => {
  await keepSnapshots(A_WEEK.slice(0, 1))
  const { user } = renderAt(PATH)
  const again = await screen.findByRole('button', { name: /^Refresh/ })
  const release = demo.hold()
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: RUN.cancel }))
  release()
  expect(await tile(/^Gone/)).toHaveTextContent('Gone–cannot be told')
  expect(screen.getByText(/^Not everything can be told/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: RUN.cancel })).toBeNull())
})
