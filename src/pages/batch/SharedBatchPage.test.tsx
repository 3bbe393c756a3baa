import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLink, writeShared } from '../../share/shareLink.ts'
import type { Shared } from '../../share/sharedWork.ts'
import { listBatches, readBatch } from '../../store/batches/batches.ts'
import { bodyRows, forgetBatches, isDone, rowOf, run } from '../../testing/pages/batchPage.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { SHARE } from '../../words/shareNames.ts'

const CODES = ['2049811763054', '2899000276045', '2000000000008']
const aBatch = {
  kind: 'batch' as const,
  name: 'Shirts of October',
  countries: ['us'],
  settings: { as: 'auto', mode: 'lite', names: false, otherForms: false, chain: false } as const,
  lines: CODES,
  view: 'sort=-code&ref=min',
}

function linkOf(work: Shared['work'], isDemo = true): string {
  const written = writeShared({ at: Date.UTC(2026, 9, 5, 9), isDemo, work })
  if (written.kind !== 'fragment') throw new Error('too long')
  return `/collections/shared/codes${written.fragment}`
}
const start = () => screen.findByRole('button', { name: new RegExp(`^${SHARE.start}`) })
/** The address of a link within the app. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')
const copied = async () => {
  const dialog = await screen.findByRole('dialog', { name: SHARE.copy })
  await within(dialog).findByText(`${SHARE.copied}.`, { exact: false })
  return pathOf(await navigator.clipboard.readText())
}

beforeEach(forgetBatches)

describe('a batch from a link', () => {
  it('is shown before anything is asked, and runs with its view at one press', async () => {
    const { user } = renderAt(linkOf(aBatch))
    expect(
      await screen.findByRole('heading', { name: 'Batch of 3 codes, from a link' }),
    ).toBeVisible()
    expect(screen.getByText('Shirts of October')).toBeVisible()
    expect(screen.getByText(/^Sent 5 Oct 2026/)).toHaveTextContent(
      'Not in the link: answers, my prices, who I am. Nothing is sent until you press Start.',
    )
    expect(
      screen.getByText(/by code, highest first, against the lowest of the others/),
    ).toBeVisible()
    expect(screen.getByRole('list', { name: SHARE.codes })).toHaveTextContent('2049811763054')
    expect(demo.requests()).toEqual([])

    await user.click(await start())
    await isDone()
    expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}\?sort=-code&ref=min$/)
    const rows = await bodyRows()
    expect(rows.map(({ cells }) => cells[1]?.textContent)).toEqual(CODES.toSorted().toReversed())
  })

  it('says that only the top of its rows will be shown', async () => {
    renderAt(linkOf({ ...aBatch, view: 'top=20,-index' }))
    expect(await screen.findByText(/^top 20 by index, highest first/)).toBeVisible()
  })

  it('is what was copied on another page, narrowed to the rows shown where that is chosen', async () => {
    const { user, unmount } = await run(`${CODES.join('\n')}\n2049811763055`)
    await isDone()
    await user.click(screen.getByRole('radio', { name: 'Invalid 1' }))
    await user.click(screen.getByRole('button', { name: SHARE.copy }))
    expect(await copied()).toMatch(/^\/collections\/shared\/codes#1\./)
    expect(screen.getByText(/It carries 4 codes and this view/)).toBeVisible()
    expect(screen.getByText(/^Not in the link: answers, my prices, who I am\./)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: SHARE.shownOnly }))
    await screen.findByText(/It carries 1 code and this view/)
    await screen.findByText(`${SHARE.copied}.`, { exact: false })
    const narrowed = pathOf(await navigator.clipboard.readText())
    await user.click(screen.getByRole('checkbox', { name: SHARE.shownOnly }))
    await screen.findByText(/It carries 4 codes/)
    const whole = await copied()
    unmount()

    const other = renderAt(narrowed)
    await screen.findByRole('heading', { name: 'Batch of 1 code, from a link' })
    expect(await start()).toBeDisabled()
    other.unmount()
    const again = renderAt(whole)
    await screen.findByRole('heading', { name: 'Batch of 4 codes, from a link' })
    await again.user.click(await start())
    await isDone()
    expect(address()).toMatch(/\?status=invalid&ref=median$/)
    expect(await bodyRows()).toHaveLength(1)
  })

  it('carries own target prices where the sender wants it so', async () => {
    const { user, unmount } = await run(`code;target\n${CODES[0]};12.5\n${CODES[1]};`)
    await isDone()
    await user.click(screen.getByRole('button', { name: SHARE.copy }))
    await copied()
    await user.click(screen.getByRole('checkbox', { name: SHARE.withTargets }))
    await screen.findByText(/2 codes with own target prices and this view/)
    const link = await copied()
    unmount()
    await forgetBatches()

    const other = renderAt(link)
    await other.user.click(await start())
    await isDone()
    const [batch] = (await listBatches(demoConnection.id)).batches
    const kept = await readBatch(demoConnection.id, batch?.id ?? '')
    expect(kept?.lines.map(({ target }) => target)).toEqual([12.5, null])
  })

  it('carries titles among codes, each to be looked for as what it is', async () => {
    const lines = [...CODES.slice(0, 1), 'Oxford Cotton Shirt']
    const { user } = renderAt(linkOf({ ...aBatch, view: '', lines, titles: [1] }))
    await screen.findByRole('heading', { name: 'Batch of 1 code and 1 title, from a link' })
    await user.click(await start())
    await isDone()
    expect(await rowOf('Oxford Cotton Shirt')).toHaveTextContent('Best of')
    await user.click(screen.getByRole('button', { name: SHARE.copy }))
    expect(await screen.findByText(/It carries 1 code and 1 title and this view/)).toBeVisible()
    const link = await copied()
    expect(readLink(link.slice(link.indexOf('#')), 'batch')).toMatchObject({
      work: { lines, titles: [1] },
    })
  })

  it('says so where it was made with another catalog', async () => {
    renderAt(linkOf(aBatch, false))
    expect(await screen.findByText('It was made with a live service.')).toBeVisible()
  })

  it('says what is the matter where it is damaged, and leads to a new batch', async () => {
    const { user } = renderAt(linkOf(aBatch).slice(0, -4))
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeVisible()
    expect(screen.getByText(/Ask for it to be sent again/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'New collection' }))
    await waitFor(() => expect(address()).toMatch(/^\/collections\/new\?|^\/collections\/new$/))
  })
})
