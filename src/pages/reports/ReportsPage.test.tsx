import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { REPORT } from '@/features/reports/reportNames.ts'
import { paths, toReportOf } from '@/routing/paths.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { listReports } from '@/storage/reports/reports.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { NAMES } from '@/words/names.ts'
import {
  codesToNewCollection,
  deleteReportNamed,
  REPORTS,
  saveReportNamed,
} from '@/words/reportsNames.ts'
import { bytesIn, savedFiles } from '@test/export/savedFiles.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { demoConnection } from '@test/made/connections.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { answerOf, CODES, forgetStored, ID } from '@test/stored/storedMarkets.ts'

beforeEach(async () => {
  await forgetStored()
  replaceEntriesInMemory('reports', [])
  await saveCodes({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
})

const saved = () => screen.findByRole('region', { name: REPORTS.list })
const rowsOf = async () => within(await saved()).getAllByRole('listitem')

async function goToReports(user: ReturnType<typeof renderAt>['user']) {
  await user.click(screen.getByRole('button', { name: NAMES.menu }))
  const menu = await screen.findByRole('dialog', { name: NAMES.morePages })
  await user.click(within(menu).getByRole('link', { name: REPORTS.page }))
}

/** Makes a report on the collection's page, where its sheet is open. */
async function makeReport() {
  const files = savedFiles()
  const { user } = renderAt(toReportOf(paths.collection(ID)))
  const sheet = within(await screen.findByRole('dialog', { name: REPORT.make }))
  await user.type(sheet.getByRole('textbox', { name: REPORT.notes }), 'Hold Marlowe.')
  await user.click(sheet.getByRole('button', { name: REPORT.save }))
  await waitFor(() => expect(files).toHaveLength(1))
  const bytes = await bytesIn(files, files[0]?.name ?? '')
  await waitFor(async () =>
    expect((await listReports(demoConnection.id)).reports).not.toHaveLength(0),
  )
  return { files, user, bytes }
}

it(
  'Reports lists a report of a collection with its rows and a link to the collection',
  { tags: 'slow' },
  async () => {
    const { user } = await makeReport()
    await goToReports(user)
    const [row] = await rowsOf()
    if (!row) throw new Error('No report is kept')
    expect(row).toHaveTextContent(`${CODES.length} rows`)
    expect(row).toHaveTextContent('Price report, Northgate')
    await user.click(within(row).getByRole('link', { name: 'Kept before' }))
    expect(address()).toContain(paths.collection(ID))
  },
)

it('saving a report closes a sheet that a link opened and removes it from the address', async () => {
  await makeReport()
  expect(window.location.hash).toBe('')
  expect(screen.queryByRole('dialog', { name: REPORT.make })).toBeNull()
})

it('an address opens the report sheet on a phone, too', async () => {
  onPhone()
  renderAt(toReportOf(paths.collection(ID)))
  expect(await screen.findByRole('dialog', { name: REPORT.make })).toBeVisible()
})

it('without a report, the page links to the collections', async () => {
  renderAt(paths.reports())
  const none = within(await screen.findByRole('region', { name: 'No report yet' }))
  expect(none.getByRole('link', { name: 'Go to collections' })).toHaveAttribute(
    'href',
    paths.collections(),
  )
})

it(
  'a saved report can be saved again with its notes, without a second entry',
  { tags: 'slow' },
  async () => {
    const { files, user, bytes } = await makeReport()
    await goToReports(user)
    await user.click(await screen.findByRole('button', { name: saveReportNamed('Kept before') }))
    const sheet = within(await screen.findByRole('dialog', { name: REPORT.make }))
    expect(sheet.getByRole('textbox', { name: REPORT.notes })).toHaveValue('Hold Marlowe.')
    await user.click(sheet.getByRole('button', { name: REPORT.save }))
    await waitFor(() => expect(files).toHaveLength(2))
    expect(await bytesIn([files[1] ?? files[0]] as typeof files, files[1]?.name ?? '')).toEqual(
      bytes,
    )
    expect(await rowsOf()).toHaveLength(1)
  },
)

it('a deleted report comes back with Undo', { tags: 'slow' }, async () => {
  const { user } = await makeReport()
  await goToReports(user)
  await user.click(await screen.findByRole('button', { name: deleteReportNamed('Kept before') }))
  await waitFor(() => expect(screen.queryByRole('region', { name: REPORTS.list })).toBeNull())
  await user.click(await screen.findByRole('button', { name: REPORTS.undo }))
  await user.click(await screen.findByRole('button', { name: saveReportNamed('Kept before') }))
  expect(await screen.findByRole('dialog', { name: REPORT.make })).toBeVisible()
})

it(
  'a report file can be opened, and its codes go into a new collection',
  { tags: 'slow' },
  async () => {
    const { user, bytes } = await makeReport()
    await goToReports(user)
    await user.click(await screen.findByRole('button', { name: deleteReportNamed('Kept before') }))
    const file = new File([new Uint8Array(bytes)], 'monday.html', { type: 'text/html' })
    await user.upload(screen.getByLabelText(REPORTS.file), file)
    const [row] = await rowsOf()
    expect(row).toHaveTextContent('from monday.html')
    await user.click(screen.getByRole('button', { name: codesToNewCollection('Kept before') }))
    await user.click(await screen.findByRole('button', { name: 'Open the new collection' }))
    const input = await screen.findByRole('textbox', { name: CODE_CHECK.paste })
    await waitFor(() => expect(input).toHaveValue(`${CODES.join('\n')}\n`))
  },
)

it.each([
  ['a web page that isn’t a report', '<!doctype html><p>Hello</p>', 'isn’t a report of this app'],
  [
    'a report with damaged data',
    '<script type="application/json" id="catalog-explorer-report">{"format":"catalog-explorer-report","report":{"title":1}}</script>',
    'was changed or is incomplete',
  ],
])('%s is rejected, and nothing is saved', async (_, content, message) => {
  renderAt(paths.reports())
  const input = await screen.findByLabelText(REPORTS.file)
  const file = new File([content], 'other.html', { type: 'text/html' })
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText(new RegExp(`^other.html .*${message}`))).toBeVisible()
  expect((await listReports(demoConnection.id)).reports).toEqual([])
})
