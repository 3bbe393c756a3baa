import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultBatchSettings } from '../../market/batchAnswer.ts'
import { createBatch, deleteBatch, listBatches } from '../../store/batches/batches.ts'
import { createList, deleteList, readLists } from '../../store/lists/lists.ts'
import { deleteSet, listSets } from '../../store/resultSets/resultSets.ts'
import { aListEntry } from '../../testing/made/aListEntry.ts'
import { aResultRow } from '../../testing/made/aResultRow.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { keepSet, PATH } from '../../testing/pages/workbenchPage.ts'
import { SHARE } from '../../words/shareNames.ts'
import { WORKBENCH } from '../../words/workbenchNames.ts'

const { id: connectionId } = demoConnection
const ROWS = [aResultRow({ productId: 'A', title: 'Shirt A', offerPrice: 40 })]
const CODES = ['2049811763054', '2899000276045']

/** What pressing Copy link puts into the clipboard, below this origin. */
async function copyFrom(path: string) {
  const { user, unmount } = renderAt(path)
  await user.click(await screen.findByRole('button', { name: SHARE.copy }))
  await screen.findByText(`${SHARE.copied}.`, { exact: false })
  const said = screen.getByText(/It carries/).textContent
  const { pathname, hash } = new URL(await navigator.clipboard.readText())
  unmount()
  return { link: pathname + hash, said }
}
async function forgetSets() {
  for (const { set } of (await listSets(connectionId)).sets) await deleteSet(connectionId, set.id)
}
const start = () => screen.findByRole('button', { name: SHARE.start })
const loaded = () => screen.findByText(/^Complete/)

beforeEach(forgetSets)

describe('a workbench view from a link', () => {
  it('loads the same search and shows it in the same way, at one press', async () => {
    await keepSet(ROWS, {
      source: {
        kind: 'search',
        q: 'linen shirt',
        words: [],
        merchant: [],
        brand: [],
        category: '',
        division: '',
      },
    })
    const { link, said } = await copyFrom(`${PATH}?offerPrice=10..&sort=-offerPrice`)
    expect(said).toContain('It carries the search and this view')
    await forgetSets()
    const before = demo.requests().length

    const { user } = renderAt(link)
    expect(
      await screen.findByRole('heading', { level: 1, name: '“cotton shirt”, a view from a link' }),
    ).toBeVisible()
    expect(screen.getByText('Search: linen shirt')).toBeVisible()
    expect(
      screen.getByText('offer price 10.00 and up, by offer price, highest first'),
    ).toBeVisible()
    expect(demo.requests()).toHaveLength(before)
    await user.click(await start())
    await loaded()
    expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}\?offerPrice=10\.\.&sort=-offerPrice$/)
    expect(demo.requests().length).toBeGreaterThan(before)
  })

  it('is shown in the set that is loaded already, where there is one', async () => {
    await keepSet(ROWS)
    const { link } = await copyFrom(PATH)
    const before = demo.requests().length
    const { user } = renderAt(link)
    await user.click(await screen.findByRole('link', { name: SHARE.showHere }))
    await screen.findByRole('table', { name: WORKBENCH.rows })
    expect(address()).toBe(PATH)
    expect(demo.requests()).toHaveLength(before)
  })

  it('brings the list that it was loaded from', async () => {
    await createList(connectionId, {
      id: 'l1',
      at: 1,
      changedAt: 1,
      name: 'Autumn',
      entries: [aListEntry('X', { note: 'mine' })],
    })
    await keepSet(ROWS, { source: { kind: 'list', listId: 'l1' } })
    const { link } = await copyFrom(PATH)
    await deleteList(connectionId, 'l1')
    await forgetSets()
    const { user } = renderAt(link)
    expect(await screen.findByText('A list of 1 product: Autumn')).toBeVisible()
    await user.click(await start())
    await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}/))
    const { lists } = await readLists(connectionId)
    expect(lists.map(({ list }) => [list.name, list.entries[0]?.note])).toEqual([['Autumn', '']])
  })

  it('brings the batch that it was loaded from, or says that there is none any more', async () => {
    await createBatch(
      connectionId,
      {
        id: 'b1',
        at: 1,
        name: 'Codes',
        groups: [['us']],
        settings: {
          as: 'auto',
          atOnce: 4,
          mode: 'lite',
          names: false,
          otherForms: false,
          chain: false,
        },
        isRunning: false,
        counts: { lines: 2, invalid: 0, asks: 2, done: 0, notFound: 0, failed: 0 },
      },
      CODES.map((text, at) => ({ line: at + 1, text, target: null })),
    )
    await keepSet(ROWS, { source: { kind: 'batch', batchId: 'b1' } })
    const { link } = await copyFrom(PATH)
    await deleteBatch(connectionId, 'b1')
    const gone = renderAt(PATH)
    await gone.user.click(await screen.findByRole('button', { name: SHARE.copy }))
    const dialog = await screen.findByRole('dialog', { name: SHARE.copy })
    await within(dialog).findByText(/was deleted: there is nothing to send/)
    gone.unmount()
    await forgetSets()

    const { user } = renderAt(link)
    expect(await screen.findByText('A batch of 2 codes: Codes')).toBeVisible()
    await user.click(await start())
    await loaded()
    const { batches } = await listBatches(connectionId)
    expect(batches.map(({ name, counts }) => [name, counts.asks])).toEqual([['Codes', 2]])
  })

  it('is none for a batch with titles: what was accepted for them goes with no link', async () => {
    await createBatch(
      connectionId,
      {
        id: 'b2',
        at: 1,
        name: 'Titles',
        groups: [['us']],
        settings: defaultBatchSettings,
        isRunning: false,
        counts: { lines: 1, invalid: 0, asks: 1, done: 0, notFound: 0, failed: 0 },
      },
      [{ line: 1, text: 'Oxford Cotton Shirt', target: null, isTitle: true }],
    )
    await keepSet(ROWS, { source: { kind: 'batch', batchId: 'b2' } })
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('button', { name: SHARE.copy }))
    const dialog = await screen.findByRole('dialog', { name: SHARE.copy })
    expect(await within(dialog).findByText(/no link carries what was accepted/)).toBeVisible()
    expect(screen.queryByText(/It carries/)).toBeNull()
    await deleteBatch(connectionId, 'b2')
  })

  it('says so where it is damaged', async () => {
    renderAt('/collections/shared/search#1.AAAA.00000000')
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeVisible()
  })
})
