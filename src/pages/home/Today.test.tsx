import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { zeroCounts } from '@/domain/changes/changesSummary.ts'
import { REPORT } from '@/features/reports/reportNames.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { saveOpened, readOpened } from '@/storage/opened/opened.ts'
import type { OpenedItem } from '@/storage/opened/storedOpened.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { createRun } from '@/storage/updates/updateRuns.ts'
import { START } from '@/words/startNames.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
} from '@test/made/anUpdateRun.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { pickMerchant } from '@test/pages/chooseMerchant.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { answerOf, CODES, CONNECTION, DEAR, forgetStored, ID } from '@test/stored/storedMarkets.ts'

const forget = async () => {
  await deleteStored(['collections', 'againRuns', 'watchRules', 'watchRuns', 'opened'])
  await deleteCollection(CONNECTION, 'before')
  await forgetStored()
}
beforeEach(forget)
afterEach(forget)

const saveMarkets = () => saveCodes({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })

const panel = (name: string) => screen.findByRole('region', { name })

describe('Home, once something is saved', () => {
  it('shows what needs attention instead of the first-visit questions', async () => {
    await saveMarkets()
    renderAt('/')
    expect(await screen.findByRole('heading', { level: 1, name: START.today })).toBeVisible()
    expect(screen.queryByRole('region', { name: START.askOne })).toBeNull()
    for (const name of [START.alerts, START.changes, START.running]) {
      expect(screen.queryByRole('region', { name })).toBeNull()
    }
  })

  it('lists the last opened pages with current names and counts, and clears them on click', async () => {
    await saveMarkets()
    const opened = (kind: OpenedItem['kind'], path: string, label: string, at: number) =>
      saveOpened('demo', { kind, path, label, figure: '', at })
    await opened('batch', `/collections/${ID}`, 'As it was called', 3)
    await opened('map', '/assortment?q=shirt&country=us', 'shirt', 2)
    await opened('list', '/collections/deleted', 'A list that is gone', 1)
    const { user } = renderAt('/')
    const last = within(await panel(START.last))
    const links = (await last.findAllByRole('listitem')).map((item) =>
      within(item).getByRole('link'),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/collections/${ID}`,
      '/assortment?q=shirt&country=us',
    ])
    expect(last.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Collection (?!As it was called).*collection, \d+ done.*products/,
    )
    await user.click(last.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: START.last })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(within(await panel(START.last)).getAllByRole('listitem')).toHaveLength(2)
  })

  it('creates a report of what it shows', async () => {
    await saveMarkets()
    const { user } = renderAt('/')
    await screen.findByRole('table', { name: START.dearest })
    await user.click(screen.getByRole('button', { name: REPORT.make }))
    const sheet = within(await screen.findByRole('dialog', { name: REPORT.make }))
    expect(sheet.getByRole('textbox', { name: REPORT.title })).toHaveValue(START.report)
    expect(sheet.getByRole('checkbox', { name: new RegExp(`^${START.dearest}`) })).toBeChecked()
    expect(sheet.queryByRole('checkbox', { name: new RegExp(`^${START.alerts}`) })).toBeNull()
  })

  it('adds an opened collection to the last opened pages', { tags: 'slow' }, async () => {
    await saveMarkets()
    renderAt(`/collections/${ID}`)
    await screen.findByRole('table', { name: 'Rows' })
    await waitFor(async () =>
      expect(await readOpened('demo')).toMatchObject([
        { kind: 'batch', path: `/collections/${ID}` },
      ]),
    )
  })

  it('shows the most overpriced product, with links to its offers and to the collection', async () => {
    await saveMarkets()
    renderAt('/')
    const table = within(await screen.findByRole('table', { name: START.dearest }))
    const [row, ...others] = table.getAllByRole('row').slice(1)
    expect(others).toEqual([])
    expect(row).toHaveTextContent(/66\.00.*55\.00 \(2\).*\+20\.0%.*3 of 3/)
    expect(table.getByRole('link', { name: `Product ${DEAR}` })).toHaveAttribute(
      'href',
      `/ean/${DEAR}?country=us`,
    )
    expect(screen.getByRole('link', { name: START.inCollection })).toHaveAttribute(
      'href',
      `/collections/${ID}?sort=-index`,
    )
  })

  it('shows the price index over the updates, with a table of the chart', async () => {
    await saveMarkets()
    await saveCodes({
      id: 'before',
      at: 1_762_900_000_000,
      lines: [{ text: DEAR }],
      answerOf,
    })
    renderAt('/')
    const index = within(await screen.findByRole('region', { name: new RegExp(`^${START.index}`) }))
    expect(index.getByText('97.6', { selector: 'b' })).toBeVisible()
    expect(index.getByText(/^Average of 3 EANs; 100 = market median$/)).toBeVisible()
    expect(index.getByText(/, over 1 then$/)).toBeVisible()
    const series = index.getByRole('table', { name: `${START.index}, last 2 updates` })
    expect(within(series).getAllByRole('row')[1]).toHaveTextContent(/120\.0$/)
    const counts = index.getByLabelText(START.shares)
    expect(counts).toHaveTextContent('Above market1At market, ±0.5%1Below market1Not known2')
  })

  it('asks you to choose your merchant, and shows no overpriced products until then', async () => {
    writePreference(CONNECTION, 'mine', {})
    await saveMarkets()
    const { user } = renderAt('/')
    expect(await screen.findByText(/^Choose your merchant to see/)).toBeVisible()
    expect(screen.queryByRole('table', { name: START.dearest })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose merchant' }))
    await pickMerchant(user, 'Northgate')
    expect(await screen.findByRole('table', { name: START.dearest })).toBeVisible()
  })

  it('shows the changes of the last update that compared anything, each count with a link', async () => {
    await saveMarkets()
    await createRun(
      'demo',
      anUpdateRun([anUpdateStep('linen', { outcome: comparedOutcome(aChangesSummary()) })]),
    )
    renderAt('/')
    const changed = within(await panel(START.changes))
    expect(changed.getByText(/^3 of 10 products/)).toBeVisible()
    expect(changed.getByRole('link', { name: 'Price down' })).toHaveAttribute(
      'href',
      '/collections/set?view=changes&tile=price-down',
    )
    expect(changed.queryByRole('link', { name: 'Price up' })).toBeNull()
    expect(changed.getByText('median')).toHaveTextContent('median −8.1%')
    expect(changed.getByRole('link', { name: START.openChanges })).toHaveAttribute(
      'href',
      '/changes/run',
    )
  })

  it('shows how many of the changes are yours', async () => {
    await saveMarkets()
    const at = (merchant: string, counts: Partial<ReturnType<typeof zeroCounts>>) => ({
      merchant,
      merchantId: null,
      counts: { ...zeroCounts(), ...counts },
    })
    const summary = aChangesSummary({
      counts: { ...zeroCounts(), 'price-down': 6, new: 3, stock: 2 },
      nowOut: 2,
      moves: [
        [-12, 5],
        [-3, 1],
      ],
      merchants: [
        at('Northgate', { 'price-down': 4, stock: 1 }),
        at('Cartwheel', { 'price-down': 2, new: 3, stock: 1 }),
      ],
    })
    await createRun(
      'demo',
      anUpdateRun([anUpdateStep('linen', { outcome: comparedOutcome(summary) })]),
    )
    renderAt('/')
    const changed = within(await panel(START.changes))
    expect(changed.getByText('4 of them yours')).toBeVisible()
    expect(changed.getByText('2 out')).toBeVisible()
    expect(changed.getByText('1 of them yours')).toBeVisible()
  })

  it('stops showing what needs attention once everything is deleted', async () => {
    await saveMarkets()
    renderAt('/')
    await screen.findByRole('heading', { level: 1, name: START.today })
    await forget()
    await waitFor(() => expect(screen.queryByRole('heading', { name: START.today })).toBeNull())
  })
})
