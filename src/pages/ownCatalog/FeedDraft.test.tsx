import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anOwnCatalog, aPreview, renderWithOwn } from '../../testing/made/anOwnCatalog.ts'
import {
  button,
  choose,
  csv,
  drop,
  fileInput,
  region,
  says,
} from '../../testing/pages/ownCatalogPage.ts'
import { columnFor, OWN } from '../../words/ownCatalogNames.ts'

afterEach(() => vi.restoreAllMocks())

describe('a feed that is about to be imported', () => {
  it('shows how it is read, its columns with first values, and what is wrong with its rows', async () => {
    await choose()
    const columns = within(await region(OWN.columns))
    expect(columns.getByRole('combobox', { name: columnFor('Title') })).toHaveDisplayValue(
      'Bezeichnung',
    )
    expect(columns.getByRole('row', { name: /^Title needed/ })).toHaveTextContent('Hafer · Roggen')
    expect(columns.getByRole('list', { name: OWN.unread })).toHaveTextContent('Notiz')
    expect(screen.getByRole('row', { name: /^2 Roggen/ })).toHaveTextContent(
      '“gratis” is no price.',
    )
    await says('The first 2 rows of feed.csv are read, 1 with problems')
  })

  it('shows each of its first rows that has a problem, however far down', async () => {
    const [row] = aPreview.rows
    if (!row) throw new Error('the preview has no row')
    const rows = Array.from({ length: 20 }, (_, at) => ({
      ...row,
      row: at + 2,
      title: `Hafer ${at + 2}`,
      problems: at === 18 ? [{ row: 20, says: '“gratis” is no price.', isSkipped: false }] : [],
    }))
    await choose(anOwnCatalog({ preview: () => Promise.resolve({ ...aPreview, rows }) }))
    const shown = within(await region(OWN.firstRows))
    expect(shown.getByText('1 of 20 rows with problems')).toBeVisible()
    expect(shown.getByRole('row', { name: /^20 Hafer 20/ })).toHaveTextContent('is no price.')
    expect(shown.queryByRole('row', { name: /^19 Hafer 19/ })).toBeNull()
  })

  it('is of the country in the bar where it tells none itself, and ready at once', async () => {
    const fake = anOwnCatalog()
    const { preview } = fake.own
    fake.own.preview = async (file, said) => {
      const known = await preview(file, said)
      const country = said?.country ?? ''
      const problem = country === '' ? 'Say which country the prices are of.' : null
      return { ...known, reading: { ...known.reading, country }, problem }
    }
    const { user } = await choose(fake)
    const country = screen.getByRole('combobox', { name: OWN.country })
    expect(country).toHaveDisplayValue('United States')
    expect(await button(OWN.import)).toBeEnabled()
    await user.selectOptions(country, 'at')
    await waitFor(() => expect(country).toHaveDisplayValue('Austria'))
    expect(fake.said.at(-1)).toEqual({ country: 'at' })
  })

  it('is read again with another column, and the rest of the choices stays', async () => {
    const { user, fake } = await choose()
    await user.selectOptions(screen.getByRole('combobox', { name: OWN.country }), 'at')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: columnFor('Brand') }),
      'Notiz',
    )
    await waitFor(() =>
      expect(fake.said.at(-1)).toEqual({
        country: 'at',
        columns: { ...aPreview.reading.columns, brand: 'Notiz' },
      }),
    )
    expect(await screen.findByRole('combobox', { name: columnFor('Brand') })).toHaveDisplayValue(
      'Notiz',
    )
  })

  it('keeps a choice that is followed by another before it was read', async () => {
    const fake = anOwnCatalog()
    const { preview } = fake.own
    const { user } = await choose(fake)
    fake.own.preview = async (file, said) => {
      await preview(file, said)
      return new Promise(() => {})
    }
    await user.selectOptions(screen.getByRole('combobox', { name: columnFor('Brand') }), 'Notiz')
    await user.selectOptions(screen.getByRole('combobox', { name: columnFor('Title') }), 'VK')
    await user.selectOptions(screen.getByRole('combobox', { name: OWN.country }), 'at')
    await waitFor(() =>
      expect(fake.said.at(-1)).toEqual({
        country: 'at',
        columns: { ...aPreview.reading.columns, brand: 'Notiz', title: 'VK' },
      }),
    )
  })

  it('has its columns guessed anew with another separator', async () => {
    const { user, fake } = await choose()
    await user.selectOptions(screen.getByRole('combobox', { name: columnFor('Brand') }), 'Notiz')
    await user.selectOptions(screen.getByRole('combobox', { name: OWN.separator }), 'tabs')
    await waitFor(() => expect(fake.said.at(-1)).toEqual({ separator: '\t' }))
  })

  it('is not imported while a field that is needed has no column', async () => {
    const { user } = await choose()
    await user.selectOptions(
      screen.getByRole('combobox', { name: columnFor('Title') }),
      'no column',
    )
    // Said with the name of the file, and not once more beside it.
    const why = 'Choose a column for Title: without it there is nothing to show.'
    await says(`feed.csv: ${why}`)
    expect(within(await region(OWN.import)).getByText(why)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await button(OWN.import)).toBeDisabled()
  })

  it('can be dropped anywhere on the page', async () => {
    renderWithOwn(anOwnCatalog().own)
    await fileInput()
    const event = drop(csv('dropped.csv'))
    expect(await screen.findByTitle('dropped.csv')).toBeInTheDocument()
    expect(event.defaultPrevented).toBe(true)
  })

  it.each([
    [
      'cannot be read',
      () => Promise.reject(new Error('photo.jpg is no text: choose a feed.')),
      'photo.jpg is no text: choose a feed.',
    ],
    [
      'is no feed',
      () =>
        Promise.resolve({ ...aPreview, rows: [], columns: [], problem: 'This file is a picture.' }),
      /^photo\.jpg was not taken\. This file is a picture\./,
    ],
  ])('stays as it was when another file %s, and it is said why', async (_, read, words) => {
    const fake = anOwnCatalog()
    const preview = fake.own.preview
    fake.own.preview = (file, reading) =>
      file.name === 'photo.jpg' ? read() : preview(file, reading)
    const { user } = await choose(fake)
    await user.selectOptions(screen.getByRole('combobox', { name: columnFor('Brand') }), 'Notiz')
    await waitFor(() => expect(fake.said.at(-1)).toMatchObject({ columns: { brand: 'Notiz' } }))
    drop(new File([''], 'photo.jpg'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByTitle('feed.csv')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: columnFor('Brand') })).toHaveDisplayValue('Notiz')
  })

  it('is no feed at all where nothing of it can be read', async () => {
    const fake = anOwnCatalog({
      preview: () =>
        Promise.resolve({ ...aPreview, rows: [], columns: [], problem: 'This file is a picture.' }),
    })
    renderWithOwn(fake.own)
    await fileInput()
    drop(new File([''], 'photo.jpg'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'photo.jpg was not taken. This file is a picture. A feed is a CSV,',
    )
    expect(screen.queryByRole('region', { name: OWN.reading })).toBeNull()
  })

  it('says once why it cannot be read as it is, with the choices that may put it right', async () => {
    const fake = anOwnCatalog({
      preview: () =>
        Promise.resolve({
          ...aPreview,
          rows: [],
          problem: 'It has no head: put the names of the columns in its first row.',
        }),
    })
    await choose(fake)
    expect(within(await region(OWN.import)).getByText(/^It has no head/)).toBeVisible()
    // Said with the name of the file, and not once more beside it.
    await says('feed.csv: It has no head: put the names of the columns in its first row.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await button(OWN.import)).toBeDisabled()
    expect(screen.getByRole('combobox', { name: OWN.encoding })).toBeInTheDocument()
  })
  it('tells how high the bar of its import is, which lies over its columns', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140)
    const { user } = await choose()
    const { style } = document.documentElement
    expect(style.getPropertyValue('--bar-import')).toBe('140px')
    await user.click(await button(OWN.removeFile))
    await waitFor(() => expect(style.getPropertyValue('--bar-import')).toBe(''))
  })
})
