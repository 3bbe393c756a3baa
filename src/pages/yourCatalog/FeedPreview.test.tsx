import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { columnFor, OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { aCatalog, anOwnCatalog, readAll, renderWithOwn } from '@test/made/anOwnCatalog.ts'
import {
  begin,
  button,
  choose,
  csv,
  drop,
  fileInput,
  region,
  message,
} from '@test/pages/ownCatalogPage.ts'

afterEach(() => vi.restoreAllMocks())

const EUROS = `title,price,gtin
Hafer,2.49 EUR,2049811842247
Roggen,1.95 EUR,2049811763054`

const select = (name: string) => screen.findByRole('combobox', { name })

describe('a feed before its import', () => {
  it(
    'shows how it is read and what is left out, and imports exactly that',
    { tags: 'slow' },
    async () => {
      const { user, fake } = await choose()
      expect(await select(columnFor('Title'))).toHaveDisplayValue('Bezeichnung')
      expect(await select(columnFor('Price'))).toHaveDisplayValue('VK')
      await message('Read 2 rows, 2 left out')
      expect(screen.getByText(/^Imported as attributes:/)).toHaveTextContent('Notiz')
      await user.click(await button(`${OWN_CATALOG.import} 2 rows`))
      const { file, records } = fake.importedFile()
      expect(file).toEqual({ fileName: 'feed.csv', bytes: csv().size })
      const { lines, skipped, problems, end } = await readAll(records)
      expect(end).toEqual({ kind: 'end', cutBecause: null })
      expect(lines).toHaveLength(2)
      expect(skipped).toBe(1)
      expect(problems).toEqual([
        { row: 3, message: expect.stringContaining('“gratis”') as string, isSkipped: false },
        { row: 4, message: 'It has no title.', isSkipped: true },
      ])
    },
  )

  it('uses the current country if it names none, and you can change it', async () => {
    const { user, fake } = await choose()
    const country = await select(OWN_CATALOG.country)
    expect(country).toHaveDisplayValue('United States')
    await user.selectOptions(country, 'at')
    await waitFor(() => expect(country).toHaveDisplayValue('Austria'))
    await user.click(await button(OWN_CATALOG.import))
    const { lines } = await readAll(fake.importedFile().records)
    expect(lines[0]).toContain('"country":"at"')
  })

  it('has a merchant name that you can change', async () => {
    const { user } = await choose()
    const merchant = screen.getByRole('textbox', { name: OWN_CATALOG.merchant })
    expect(merchant).toHaveValue('feed')
    await user.clear(merchant)
    await user.tab()
    expect(await screen.findByText('Enter the name of the merchant.')).toBeVisible()
    await user.type(merchant, 'Petra{Enter}')
    await waitFor(() => expect(merchant).toHaveValue('Petra'))
  })

  it('asks for the country of prices in euros before the import', async () => {
    const { user } = await choose(anOwnCatalog(), csv('euros.csv', EUROS))
    expect(await button(OWN_CATALOG.import)).toBeDisabled()
    expect(
      within(await region(OWN_CATALOG.import)).getByText('Answer 1 question first'),
    ).toBeVisible()
    const question = screen.getByRole('group', { name: /For which country is it\?$/ })
    await user.click(within(question).getByRole('radio', { name: 'Austria' }))
    await waitFor(async () => expect(await button(OWN_CATALOG.import)).toBeEnabled())
    expect(await select(OWN_CATALOG.country)).toHaveDisplayValue('Austria')
  })

  it('can use another column without losing the other choices', async () => {
    const { user } = await choose()
    await user.selectOptions(await select(OWN_CATALOG.country), 'at')
    await user.click(await button('More fields'))
    await user.selectOptions(await select(columnFor('Brand')), 'Notiz')
    await waitFor(async () => expect(await select(columnFor('Brand'))).toHaveDisplayValue('Notiz'))
    expect(await select(OWN_CATALOG.country)).toHaveDisplayValue('Austria')
  })

  it('can’t be imported without a column for the title', async () => {
    const { user } = await choose()
    await user.selectOptions(await select(columnFor('Title')), 'no column')
    const bar = within(await region(OWN_CATALOG.import))
    expect(await bar.findByText('Choose the column for Title')).toBeVisible()
    expect(await button(OWN_CATALOG.import)).toBeDisabled()
  })

  it('can be dropped anywhere on the page', async () => {
    renderWithOwn(anOwnCatalog().own)
    expect(await fileInput()).toHaveAttribute('accept', expect.stringContaining('.xlsx'))
    const event = drop(csv('dropped.csv'))
    expect(await screen.findByRole('heading', { name: 'dropped.csv' })).toBeVisible()
    expect(event.defaultPrevented).toBe(true)
  })

  it('stays unchanged if another file can’t be read, and the page shows the reason', async () => {
    const { user } = await choose()
    await user.selectOptions(await select(OWN_CATALOG.country), 'at')
    drop(new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)], 'photo.jpg'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^photo\.jpg /)
    expect(screen.getByRole('heading', { name: 'feed.csv' })).toBeVisible()
    expect(await select(OWN_CATALOG.country)).toHaveDisplayValue('Austria')
  })

  it('has no preview if nothing in it can be read', async () => {
    renderWithOwn(anOwnCatalog().own)
    await fileInput()
    drop(new File([], 'empty.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent('empty.csv is empty.')
    expect(screen.queryByRole('region', { name: OWN_CATALOG.import })).toBeNull()
  })

  it('can be removed', async () => {
    const { user } = await choose()
    await user.click(await button(OWN_CATALOG.removeFile))
    expect(
      await screen.findByRole('heading', { name: 'Drop your product feed here' }),
    ).toBeVisible()
  })

  it('sets a CSS variable to the height of the import bar', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140)
    const { user } = await choose()
    const { style } = document.documentElement
    expect(style.getPropertyValue('--bar-import')).toBe('140px')
    await user.click(await button(OWN_CATALOG.removeFile))
    await waitFor(() => expect(style.getPropertyValue('--bar-import')).toBe(''))
  })

  it('is read with the earlier choices for a feed with the same columns', async () => {
    const fake = anOwnCatalog()
    const { user } = await choose(fake)
    await user.selectOptions(await select(OWN_CATALOG.country), 'at')
    await waitFor(async () => expect(await button(OWN_CATALOG.import)).toBeEnabled())
    await user.click(await button(OWN_CATALOG.import))
    fake.finish(aCatalog)
    await region(OWN_CATALOG.result)
    drop(csv('next.csv'))
    await region(OWN_CATALOG.import)
    expect(await select(OWN_CATALOG.country)).toHaveDisplayValue('Austria')
    expect(screen.getByText(/^Read as you chose on/)).toBeVisible()
  })
})

describe('an import that fails', () => {
  it('leaves the feed and the choices unchanged', async () => {
    const fake = anOwnCatalog()
    await begin(fake)
    fake.fail('The file was changed.')
    await message('feed.csv: Not imported. The file was changed.')
    expect(await select(columnFor('Title'))).toHaveDisplayValue('Bezeichnung')
  })
})
