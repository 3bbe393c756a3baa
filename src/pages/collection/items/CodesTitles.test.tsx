import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { listCodes } from '@/storage/collections/codes.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import {
  acceptTitle,
  acceptTitles,
  checkMarketsAgain,
  CODE_CHECK,
  noneFits,
} from '@/words/codesNames.ts'
import { demo } from '@test/demo.ts'
import { demoConnection } from '@test/made/connections.ts'
import { figure, figures, runEnded, paste, rowOf, startRun, table } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => deleteStored(['batchDrafts', 'collections']))

const openDetails = async (user: UserEvent, title: RegExp) => {
  const open = await screen.findByRole('button', { name: title })
  await user.click(open)
  return within(await screen.findByRole('region', { name: title }))
}

const OXFORD = 'Oxford Cotton Shirt, Slim Fit, Non-Iron'

it(
  'rows without a code are searched by title, and you accept or reject the candidates',
  { tags: 'slow' },
  async () => {
    const { user } = await paste(`Title\tColour\n${OXFORD}\tblue\nQuixotic Zyzzyva\tred`)
    await waitFor(() => expect(figure('Matched by title')).toContain('2'))
    expect(figure('Matched by title')).toContain('up to 4 searches each; you accept the matches')
    await startRun(user)

    await runEnded()
    const undecided = await rowOf('Cotton Shirt')
    // An unaccepted candidate is not the row's product: no link and no image.
    expect(within(undecided).getByText('Undecided')).toBeInTheDocument()
    expect(within(undecided).queryByRole('img')).toBeNull()
    expect(figure('Undecided')).toMatch(/1$/)
    expect(figure('Found')).toMatch(/Found ?0/)
    expect(await runEnded()).toHaveTextContent('Ended, 1 of 2 undecided')
    const details = await openDetails(user, /^Details of .*Cotton Shirt/)
    const candidates = details.getByRole('list', { name: 'Candidates' })
    const [first] = within(candidates).getAllByRole('listitem')
    if (!first) throw new Error('no candidate')
    expect(first).toHaveTextContent(/all words|not in the record/)
    const title = within(first).getAllByRole('link')[0]?.textContent ?? null
    await user.click(within(first).getByRole('button', { name: acceptTitle(1, title) }))
    expect(await details.findByText('accepted')).toBeVisible()
    await waitFor(() => expect(figure('Found')).toMatch(/Found ?1/))
    expect(within(figures()).queryByText('Undecided')).toBeNull()

    await user.click(details.getByRole('button', { name: 'Decide again' }))
    await user.click(await details.findByRole('button', { name: noneFits(1) }))
    await waitFor(() => expect(figure('Not found')).toMatch(/Not found ?2/))
  },
)

it(
  'good matches of titles are accepted with one click, and Undo makes them undecided again',
  { tags: 'slow' },
  async () => {
    const { user } = await paste('Title\n"Men\'s Micro Check Cotton Shirt, Tailored Fit, Non-Iron"')
    await waitFor(() => expect(figure('Matched by title')).toContain('1'))
    await startRun(user)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${acceptTitles(1)}`) }))
    await waitFor(async () =>
      expect(await rowOf('Cotton Shirt')).not.toHaveTextContent('Undecided'),
    )
    expect(figure('Found')).toMatch(/Found ?1/)
    await user.click(await screen.findByRole('button', { name: CODE_CHECK.undo }))
    await waitFor(async () => expect(await rowOf('Cotton Shirt')).toHaveTextContent('Undecided'))
  },
)

it(
  'an accepted title says that its price check failed, and can be checked again after a reload',
  { tags: 'slow' },
  async () => {
    let isOut = true
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', () =>
        isOut ? HttpResponse.json({ message: 'Out of order' }, { status: 400 }) : undefined,
      ),
    )
    const { user, unmount } = await paste(`Title\tColour\n${OXFORD}\tblue`)
    await waitFor(() => expect(figure('Matched by title')).toContain('1'))
    await startRun(user)
    await runEnded()
    const details = await openDetails(user, /^Details of .*Cotton Shirt/)
    const [first] = await details.findAllByRole('button', { name: /^Accept for row 1/ })
    if (!first) throw new Error('no candidate')
    await user.click(first)
    expect((await details.findAllByText(/Out of order/))[0]).toBeVisible()
    expect(details.getByText('accepted')).toBeVisible()
    await waitFor(() => expect(figure('Price check failed')).toContain('1'))

    const here = address()
    unmount()
    const again = renderAt(here)
    await screen.findByRole('region', { name: CODE_CHECK.figures })
    await waitFor(() => expect(figure('Price check failed')).toContain('1'))
    isOut = false
    await again.user.click(within(figures()).getByRole('button', { name: checkMarketsAgain(1) }))
    await waitFor(() => expect(within(figures()).queryByText('Price check failed')).toBeNull())
    await waitFor(async () => expect(await table()).not.toHaveTextContent('Out of order'))
  },
)

it('the preview shows the columns for brand and size beside the one for titles', async () => {
  await paste('Brand\tProduct\tSize\tColour\nMarlowe\tOxford Shirt\tM\tblue\nHaldane\tTee\tL\tred')
  const column = (role: string) => screen.findByRole('combobox', { name: `Column for ${role}` })
  expect(await column('Title')).toHaveDisplayValue('Product')
  expect(await column('Brand')).toHaveDisplayValue('Brand')
  expect(await column('Size')).toHaveDisplayValue('Size')
  expect(screen.getByText(/^Not used: Colour\./)).toBeVisible()
})

it('lines of text without a heading are read as titles on request', async () => {
  const { user } = await paste('Oxford Cotton Shirt\nTomato Ketchup 500 ml')
  await user.click(await screen.findByRole('button', { name: CODE_CHECK.asTitles }))
  await waitFor(() => expect(figure('Matched by title')).toContain('2'))
})

it('an undecided title is counted as such, and a filter shows only these', async () => {
  const { user } = await paste(`Title\n${OXFORD}`)
  await waitFor(() => expect(figure('Matched by title')).toContain('1'))
  await startRun(user)
  await runEnded()
  const { batches: codesCollections } = await listCodes(demoConnection.id)
  expect(codesCollections[0]?.counts).toMatchObject({ done: 0, undecided: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Undecided' }))
  await waitFor(() => expect(address()).toContain('status=Undecided'))
  expect(await rowOf('Cotton Shirt')).toHaveTextContent('Undecided')
})
