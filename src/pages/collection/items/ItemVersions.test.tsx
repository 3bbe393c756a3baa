import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { CHANGES, HISTORY } from '@/domain/changes/changesNames.ts'
import { itemsPath } from '@/routing/itemsAddress.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { demoConnection } from '@test/made/connections.ts'
import { A_WEEK, saveVersions } from '@test/pages/changesPage.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '4006381333931'
const ROWS = itemsPath({ id: 'shirts', country: '' })
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: COLLECTION_VIEWS.views }))

beforeEach(async () => {
  await forgetCodes()
  await saveCodes({
    id: 'shirts',
    lines: [{ text: CODE }],
    answerOf: () => aMarket(CODE, { northgate: 47.9 }),
  })
})

it(
  'a collection of codes has the Changes and History views of its versions',
  { tags: 'slow' },
  async () => {
    await saveVersions(A_WEEK, {}, 'shirts:us')
    const { user } = renderAt(ROWS)
    await user.click((await tabs()).getByRole('link', { name: COLLECTION_VIEWS.changes }))
    expect(await screen.findByRole('table', { name: CHANGES.table })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Kept before' })).toBeVisible()
    await user.click((await tabs()).getByRole('link', { name: COLLECTION_VIEWS.history }))
    expect(await screen.findByRole('table', { name: HISTORY.mediansTable })).toBeVisible()
    await user.click((await tabs()).getByRole('link', { name: 'Table' }))
    expect(await screen.findByRole('table', { name: COLLECTION_VIEWS.rows })).toBeVisible()
  },
)

it('a collection in several countries links to the versions of each country', async () => {
  await saveCodes({
    id: 'shirts',
    groups: [['us'], ['gb']],
    lines: [{ text: CODE }],
    answerOf: () => aMarket(CODE, { northgate: 47.9 }),
  })
  renderAt(`${ROWS}?view=history`)
  const countries = within(await screen.findByRole('navigation', { name: 'Country' }))
  expect(countries.getByRole('link', { name: 'US' })).toHaveAttribute('aria-current', 'page')
  expect(countries.getByRole('link', { name: 'GB' })).toHaveAttribute(
    'href',
    '/collections/shirts%3Agb?view=history',
  )
})

it('a collection of codes without a version offers only Update', async () => {
  await saveVersions(A_WEEK)
  const { user } = renderAt(ROWS)
  await user.click((await tabs()).getByRole('link', { name: COLLECTION_VIEWS.changes }))
  expect(await screen.findByText('There is no version yet')).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: CHANGES.update })).toHaveLength(1),
  )
})

it('the table shows the new results after an update', { tags: 'slow' }, async () => {
  const { user } = renderAt('/collections/shirts')
  const figures = within(await screen.findByRole('region', { name: 'Progress in figures' }))
  await figures.findByText('Last checked')
  const { outcomes: before = [] } = (await readCodes(demoConnection.id, 'shirts')) ?? {}
  await user.click(await screen.findByRole('button', { name: /^Update/ }))
  await screen.findByRole('heading', { level: 1, name: 'Kept before' })
  await waitFor(async () => {
    const { outcomes = [] } = (await readCodes(demoConnection.id, 'shirts')) ?? {}
    expect(outcomes[0]?.outcome.at).toBeGreaterThan(before[0]?.outcome.at ?? Infinity)
  })
  await user.click((await tabs()).getByRole('link', { name: 'Table' }))
  const row = await screen.findByRole('row', { name: new RegExp(CODE) })
  // Nobody sells that code in the demo, so the stored answer was already "not found".
  await waitFor(() => expect(row).toHaveTextContent('Not found'))
  expect(screen.queryByText(/^These rows are from/)).toBeNull()
})
