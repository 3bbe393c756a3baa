import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { waitForCards } from '@/pages/search/results/waitForCards.ts'
import { listPicked } from '@/storage/collections/picked.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { readDraft } from '@/storage/newCollection/codesDraft.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { SELECTION, selectNamed } from '@/words/selectionNames.ts'
import { demoConnection } from '@test/made/connections.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const OXFORD = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"

const bar = () => screen.findByLabelText(SELECTION.bar)
const noBar = () => expect(screen.queryByLabelText(SELECTION.bar)).toBeNull()
/** Uses selectors, because repeated queries by role are slow. */
const boxes = () => document.querySelectorAll<HTMLInputElement>('li > label input[type=checkbox]')

beforeEach(async () => {
  await deleteStored(['batchDrafts', 'collections'])
})

test(
  'cards can be selected, counted, added to a new collection, and cleared',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    await waitFor(() => expect(boxes()).toHaveLength(24))
    noBar()
    await user.click(screen.getByLabelText(selectNamed(OXFORD)))
    await user.click(boxes()[5] as HTMLInputElement)
    const selected = within(await bar())
    expect(selected.getByText('2 selected')).toBeInTheDocument()
    await user.click(selected.getByText(CODE_CHECK.addTo))
    await screen.findByText(/^2 added; 2 lines in the new collection/)
    const { text } = await readDraft(demoConnection.id)
    // Records include their EANs, so no look-up is needed.
    expect(text).toMatch(/^\d{13}\n\d{13}\n$/)
    await user.click(selected.getByText(SELECTION.clear))
    noBar()
    expect([...boxes()].some(({ checked }) => checked)).toBe(false)
  },
)

test('products stay selected on another page', { tags: 'slow' }, async () => {
  const { user } = renderAt('/search?q=cotton&country=us')
  await waitForCards()
  await waitFor(() => expect(boxes()).toHaveLength(24))
  await user.click(boxes()[0] as HTMLInputElement)
  await user.click(screen.getAllByTitle(NAMES.nextPage)[0] as HTMLElement)
  await waitFor(() => expect(boxes()[0]?.checked).toBe(false))
  await user.click(boxes()[0] as HTMLInputElement)
  const clear = await screen.findByText(SELECTION.clear)
  expect(screen.getByText('2 selected')).toBeInTheDocument()
  await user.click(clear)
  noBar()
})

test(
  'table rows are selected one by one or all at once, and cleared by Escape',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/search?q=cotton&country=us&view=table')
    const all = await screen.findByLabelText<HTMLInputElement>(SELECTION.page)
    await user.click(screen.getByLabelText(selectNamed(OXFORD)))
    expect(await screen.findByText('1 selected')).toBeInTheDocument()
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(screen.getByText('24 selected')).toBeInTheDocument()
    expect(all).toBeChecked()
    await user.click(screen.getByLabelText(selectNamed(OXFORD)))
    expect(screen.getByText('23 selected')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    noBar()
    await user.click(all)
    screen.getByText(SELECTION.clear).closest('button')?.focus()
    await user.keyboard('{Escape}')
    noBar()
  },
)

test(
  'selected products are compared and saved with the country they were found in',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/search?q=cotton&country=us&country=in')
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(48))
    await waitFor(() => expect(boxes()).toHaveLength(48))
    const section = (country: string) =>
      document.querySelector(`[aria-label="${NAMES.results}, ${country}"]`)
    const boxesIn = (country: string) =>
      section(country)?.querySelectorAll<HTMLInputElement>('li > label input[type=checkbox]') ?? []
    await user.click(boxesIn('in')[0] as HTMLInputElement)
    const selected = within(await bar())
    expect(selected.getByText(COMPARE.link).closest('button')).toBeDisabled()
    await user.click(boxesIn('in')[1] as HTMLInputElement)
    const link = selected.getByText(COMPARE.link).closest('a')
    expect(link?.getAttribute('href')).toMatch(/^\/compare\?id=[^&]+&id=[^&]+&country=in$/)

    await user.click(boxesIn('us')[0] as HTMLInputElement)
    expect(selected.getByText('3 selected')).toBeInTheDocument()
    expect(selected.getByText(COMPARE.link).closest('button')).toBeDisabled()
    expect(selected.getByText('products of one country')).toBeInTheDocument()

    await user.click(selected.getByText(PICKED.add))
    await user.type(await screen.findByLabelText(PICKED.newName), 'Two{Enter}')
    await screen.findByText(/^3 products added to Two/)
    const { lists } = await listPicked(demoConnection.id)
    expect(lists[0]?.list.entries.map(({ country, seen }) => [country, seen !== null])).toEqual([
      ['in', true],
      ['in', true],
      ['us', true],
    ])
    await user.click(selected.getByText(SELECTION.clear))
  },
)
