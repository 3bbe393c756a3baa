import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { listBatches } from '../../store/batches/batches.ts'
import { deleteKept } from '../../store/database/kept.ts'
import { demo } from '../../testing/demo.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { figure, isDone, paste, rowOf, startRun } from '../../testing/pages/batchPage.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import {
  acceptTitle,
  acceptTitles,
  askMarketsAgain,
  BATCH,
  detailsOfRow,
  noneFits,
} from '../../words/batchNames.ts'

beforeEach(() => deleteKept(['batchDrafts', 'batches']))

/** The figures of the run, at its head. */
const figures = () => {
  const [head] = [...document.querySelectorAll<HTMLElement>(`dl[aria-label="${BATCH.figures}"]`)]
  if (!head) throw new Error('no figures')
  return head
}
const counted = (label: string) => within(figures()).getByText(label).closest('div')?.textContent

const OXFORD = 'Oxford Cotton Shirt, Slim Fit, Non-Iron'

it('rows without a code are looked for by their title, and mean what is accepted', async () => {
  const { user } = await paste(`Title\tColour\n${OXFORD}\tblue\nQuixotic Zyzzyva\tred`)
  await waitFor(() => expect(figure('Matched by title')).toContain('2'))
  expect(figure('Matched by title')).toContain('up to 4 searches each; you accept what fits')
  await startRun(user)

  const open = await screen.findByRole('button', { name: new RegExp(`^${detailsOfRow(1)}: `) })
  await waitFor(async () => expect(await rowOf('Quixotic')).toHaveTextContent('Not known in US'))
  // What nobody has accepted is no product of the row: it is named, and neither counted, linked nor drawn.
  const undecided = await rowOf('Cotton Shirt')
  expect(undecided).toHaveTextContent(/Best of \d: .*, [01]\.\d\d/)
  expect(within(undecided).getByText(BATCH.undecided)).toBeInTheDocument()
  expect(within(undecided).getAllByRole('link')).toHaveLength(1)
  expect(within(undecided).queryByRole('img')).toBeNull()
  expect(counted(BATCH.undecided)).toMatch(/1$/)
  expect(counted('Done')).toMatch(/Done ?0/)
  expect(await isDone()).toHaveTextContent('Ended, 1 of 2 undecided')
  await user.click(open)
  const sheet = await screen.findByRole('dialog', { name: detailsOfRow(1) })
  const candidates = within(sheet).getByRole('list', { name: BATCH.candidates })
  const [first] = within(candidates).getAllByRole('listitem')
  if (!first) throw new Error('no candidate')
  expect(first).toHaveTextContent(/all words|not in the record/)
  const title = within(first).getAllByRole('link')[0]?.textContent ?? null
  await user.click(within(first).getByRole('button', { name: acceptTitle(1, title) }))
  expect(await within(sheet).findByText('accepted')).toBeVisible()
  // Its market is asked like that of any other row.
  await within(sheet).findByRole('heading', { name: BATCH.figures })
  expect(await screen.findByText('Done', { selector: 'h1 + span' })).toBeInTheDocument()
  expect(counted('Done')).toMatch(/Done ?1/)
  expect(within(figures()).queryByText(BATCH.undecided)).toBeNull()

  await user.click(within(sheet).getByRole('button', { name: BATCH.decideAgain }))
  await user.click(await within(sheet).findByRole('button', { name: noneFits(1) }))
  await waitFor(async () =>
    expect(await rowOf('Cotton Shirt')).toHaveTextContent(/None of \d candidates?/),
  )
  await waitFor(() => expect(counted('Not found')).toMatch(/Not found ?2/))
})

it('those that a record fits well are accepted at once, and opened again by the undo', async () => {
  const { user } = await paste('Title\n"Men\'s Micro Check Cotton Shirt, Tailored Fit, Non-Iron"')
  await waitFor(() => expect(figure('Matched by title')).toContain('1'))
  await startRun(user)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${acceptTitles(1)}`) }))
  await waitFor(async () => expect(await rowOf('Cotton Shirt')).not.toHaveTextContent('Best of'))
  await user.click(await screen.findByRole('button', { name: BATCH.undo }))
  await waitFor(async () => expect(await rowOf('Cotton Shirt')).toHaveTextContent('Best of'))
})

it('an accepted title whose market fails says so, stays accepted after a reload, and is asked again', async () => {
  let isOut = true
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      isOut ? HttpResponse.json({ message: 'Out of order' }, { status: 400 }) : undefined,
    ),
  )
  const { user, unmount } = await paste(`Title\tColour\n${OXFORD}\tblue`)
  await waitFor(() => expect(figure('Matched by title')).toContain('1'))
  await startRun(user)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${detailsOfRow(1)}: `) }))
  const sheet = await screen.findByRole('dialog', { name: detailsOfRow(1) })
  const [first] = await within(sheet).findAllByRole('button', { name: /^Accept for row 1/ })
  if (!first) throw new Error('no candidate')
  await user.click(first)
  expect(await within(sheet).findByText(/Out of order/)).toHaveTextContent(BATCH.stillAccepted)
  expect(within(sheet).getByText('accepted')).toBeVisible()
  expect(await rowOf('Cotton Shirt')).toHaveTextContent(`${BATCH.marketFailed} Out of order`)
  expect(counted(BATCH.marketsFailed)).toContain('1')

  const here = address()
  unmount()
  const again = renderAt(here)
  await waitFor(() => expect(counted(BATCH.marketsFailed)).toContain('1'))
  isOut = false
  await again.user.click(within(figures()).getByRole('button', { name: askMarketsAgain(1) }))
  await waitFor(() => expect(within(figures()).queryByText(BATCH.marketsFailed)).toBeNull())
  expect(await rowOf('Cotton Shirt')).not.toHaveTextContent(BATCH.marketFailed)
  expect(counted('Done')).toContain('1, 1 with offers')
})

it('the preview names the columns of brand and size beside that of the titles', async () => {
  await paste('Brand\tProduct\tSize\tColour\nMarlowe\tOxford Shirt\tM\tblue\nHaldane\tTee\tL\tred')
  const column = (role: string) => screen.findByRole('combobox', { name: `Column for ${role}` })
  expect(await column('Title')).toHaveDisplayValue('Product')
  expect(await column('Brand')).toHaveDisplayValue('Brand')
  expect(await column('Size')).toHaveDisplayValue('Size')
  expect(screen.getByText(/^Not used: Colour\./)).toBeVisible()
})

it('titles without a heading are read as such on request', async () => {
  const { user } = await paste('Oxford Cotton Shirt\nTomato Ketchup 500 ml')
  await user.click(await screen.findByRole('button', { name: BATCH.asTitles }))
  await waitFor(() => expect(figure('Matched by title')).toContain('2'))
})

it('an undecided title is kept as such, and can be shown alone', async () => {
  const { user } = await paste(`Title\n${OXFORD}`)
  await waitFor(() => expect(figure('Matched by title')).toContain('1'))
  await startRun(user)
  await isDone()
  const { batches } = await listBatches(demoConnection.id)
  expect(batches[0]?.counts).toMatchObject({ done: 0, undecided: 1 })
  await user.click(screen.getByRole('radio', { name: `${BATCH.undecided} 1` }))
  expect(address()).toContain('status=undecided')
  expect(await rowOf('Cotton Shirt')).toHaveTextContent('Best of')
})
