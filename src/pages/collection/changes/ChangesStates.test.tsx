import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN } from '@/words/runNames.ts'
import { demo } from '@test/demo.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { A_WEEK, aShirt, saveVersions, PATH } from '@test/pages/changesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

const filter = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: CHANGES.filters })).getByRole('link', {
    name,
  })

beforeEach(turnOnDeveloper)

const { counts } = aVersion({ id: '' })
const [before, now] = A_WEEK

describe('a comparison of incomplete or mixed data', () => {
  it('shows “Gone” as unknown when the later version is partial', { tags: 'slow' }, async () => {
    if (!before || !now) throw new Error('a week has two ends')
    const half = { ...counts, asks: 2, failed: 1, rows: 2 }
    await saveVersions([before, { ...now, rows: now.rows.slice(0, 2), counts: half, promised: 5 }])
    renderAt(PATH)
    expect(await filter(/^Gone/)).toHaveTextContent('Gone –unknown')
    expect(screen.getByText(/3 products of the earlier one are not in it/)).toBeVisible()
  })

  it('shows “New” as unknown when the earlier version was cut', async () => {
    if (!before || !now) throw new Error('a week has two ends')
    await saveVersions([{ ...before, notes: [{ kind: 'cut', found: 60_000 }] }, now])
    renderAt(PATH)
    expect(await filter(/^New/)).toHaveTextContent('New –unknown')
    expect(screen.getByText(/1 product of the later one is not in it/)).toBeVisible()
  })

  it('counts rows without an ID, and prices that can’t be compared', async () => {
    await saveVersions([
      { id: 'old', day: 11, rows: [aShirt(null), aShirt('A', { offerPrice: 0 })] },
      { id: 'new', day: 18, rows: [aShirt(null), aShirt('A', { offerPrice: null })] },
    ])
    const { user } = renderAt(PATH)
    const messages = await screen.findAllByText('Nothing changed between these versions.')
    expect(messages[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: NAMES.statistics }))
    expect(await screen.findByText(/2 rows without a product ID \(1 before, 1 now\)/)).toBeVisible()
    const sizes = screen.getByRole('region', { name: CHANGES.sizes })
    expect(sizes).toHaveTextContent('No prices changed between these versions.')
    expect(sizes).toHaveTextContent('Left out: price 0 or missing1')
  })

  it('doesn’t sort by prices of several countries', async () => {
    await saveVersions(A_WEEK, { countries: ['us', 'in'] })
    const { user } = renderAt(`${PATH}&sort=-price`)
    const table = await screen.findByRole('table', { name: CHANGES.table })
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Offer price now' }))
    await user.keyboard('{Escape}')
    expect(await within(table).findByRole('button', { name: /^Offer price now/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const head = within(table).getByRole('columnheader', { name: /^Offer price (?!now)/ })
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByText(/can’t be sorted together/)).toBeVisible()
  })
})

describe('the Changes view without two versions', () => {
  it('says that there is only one version, and offers Update', async () => {
    await saveVersions(A_WEEK.slice(0, 1))
    renderAt(PATH)
    expect(await screen.findByText('There is one version')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Update ?1 request$/ })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: CHANGES.filters })).toBeNull()
  })

  it('says that there is no version yet', async () => {
    await saveVersions([])
    renderAt(PATH)
    expect(await screen.findByText('There is no version yet')).toBeVisible()
  })

  it('says that the collection isn’t in this browser', async () => {
    renderAt('/collections/elsewhere?view=changes')
    expect(
      await screen.findByRole('heading', { name: 'This collection isn’t in this browser' }),
    ).toBeVisible()
  })
})

describe('a link to the changes', () => {
  it('opens from its old address with the same versions, filter and sort order', async () => {
    await saveVersions(A_WEEK)
    renderAt('/workbench/changed%20set/changes?since=old&to=new&tile=stock&sort=title')
    expect(await filter(/^Stock/)).toHaveAttribute('aria-current', 'true')
    expect(address()).toBe(`${PATH}&since=old&to=new&tile=stock&sort=title`)
    expect(screen.getByRole('link', { name: COLLECTION_VIEWS.changes })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('says that its version isn’t stored here, and compares the stored ones', async () => {
    await saveVersions(A_WEEK)
    renderAt(`${PATH}&since=lost`)
    expect(await screen.findByText('A version in this link isn’t stored here.')).toBeVisible()
    expect(await filter(/^All changes/)).toHaveTextContent('All changes 5')
  })

  it('compares its two versions in order of time, even if it names them in reverse', async () => {
    await saveVersions(A_WEEK)
    renderAt(`${PATH}&since=new&to=old`)
    expect(await filter(/^Price down/)).toHaveTextContent('Price down 1')
    expect(screen.getByRole('combobox', { name: CHANGES.from })).toHaveDisplayValue(
      '11 Nov 2025, 10:00',
    )
  })
})

const update = () => screen.findByRole('button', { name: /^Update ?1 request$/ })

it('Update loads a new version and compares it with the last one', async () => {
  await saveVersions(A_WEEK.slice(0, 1))
  const user = userEvent.setup()
  renderAt(PATH)
  await user.click(await update())
  // The new version is partial until its last page is stored.
  await waitFor(async () => expect(await filter(/^Gone/)).toHaveTextContent('Gone 5'))
  expect(address()).toMatch(/&since=old&to=[a-z0-9]+$/)
})

it('“Gone” is unknown after the load of a new version was cancelled', async () => {
  await saveVersions(A_WEEK.slice(0, 1))
  const { user } = renderAt(PATH)
  const again = await update()
  const release = demo.hold()
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: RUN.cancel }))
  release()
  expect(await filter(/^Gone/)).toHaveTextContent('Gone –unknown')
  expect(screen.getByText(/^Some changes are unknown/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: RUN.cancel })).toBeNull())
})

it('no counts are shown before both versions are compared', async () => {
  await saveVersions(A_WEEK)
  renderAt(PATH)
  await screen.findByRole('heading', { name: 'cotton shirt' })
  expect(screen.getByRole('main')).not.toHaveTextContent(/\b0\b/)
  expect(await filter(/^All changes/)).toHaveTextContent('All changes 5')
})
