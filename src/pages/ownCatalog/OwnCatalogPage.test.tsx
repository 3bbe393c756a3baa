import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { columnFor, OWN } from '../../domain/ownCatalogNames.ts'
import { START } from '../../domain/startNames.ts'
import { feedImport } from '../../jobs/feedImport.ts'
import { rememberedCatalog } from '../../store/catalogMark.ts'
import { markImport } from '../../store/importMark.ts'
import { aCatalog, anOwnCatalog, aPreview, renderWithOwn } from '../../testing/anOwnCatalog.ts'
import { directConnection } from '../../testing/connections.ts'
import { address, renderAt } from '../../testing/renderAt.tsx'

const csv = (name = 'feed.csv') => new File(['Nr;Bezeichnung\n1;Hafer\n'], name)
const fileInput = () => screen.findByLabelText(OWN.file)
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const region = (name: string) => screen.findByRole('region', { name })
const says = (words: RegExp | string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  )

function drop(file: File) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [file] },
  })
  act(() => void screen.getByRole('main').dispatchEvent(event))
  return event
}

async function choose(fake = anOwnCatalog()) {
  const view = renderWithOwn(fake.own)
  await view.user.upload(await fileInput(), csv())
  await region(OWN.reading)
  return { ...view, fake }
}

async function begin(fake = anOwnCatalog()) {
  const view = await choose(fake)
  await view.user.click(await button(OWN.import))
  await region(OWN.importing)
  return view
}

describe('the page for a catalog of one’s own', () => {
  it('says what to drop where nothing is kept, and that nothing leaves the browser', async () => {
    renderWithOwn(anOwnCatalog().own)
    expect(
      await screen.findByRole('heading', { name: 'Drop your product feed here' }),
    ).toBeInTheDocument()
    expect(screen.getByText(/nothing leaves this browser/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: OWN.kept })).toBeNull()
  })

  it('says that it belongs to the demo where a real service is asked, and what to do', async () => {
    const { baseUrl, ...direct } = directConnection('http://localhost:3000')
    renderAt('/your-catalog', { ...direct, baseUrl })
    expect(
      await screen.findByRole('heading', { name: 'This belongs to the demo' }),
    ).toBeInTheDocument()
    expect(screen.getByText('npm run service -- --data FILE')).toBeInTheDocument()
    expect(screen.queryByLabelText(OWN.file)).toBeNull()
  })

  it('is reached from the start page in the demo alone', async () => {
    const { user, unmount } = renderWithOwn(anOwnCatalog().own, '/')
    await user.click(await screen.findByRole('link', { name: START.ownCatalog }))
    expect(address()).toBe('/your-catalog')
    unmount()
    renderAt('/', directConnection('http://localhost:3000'))
    await screen.findByRole('link', { name: START.stored })
    expect(screen.queryByRole('link', { name: START.ownCatalog })).toBeNull()
  })

  it('says that the browser keeps nothing, and what still works', async () => {
    const own = anOwnCatalog({ kept: () => Promise.reject(new Error('It has no storage.')) })
    renderWithOwn(own.own)
    expect(
      await screen.findByText(/It has no storage\. A feed can be imported all the same/),
    ).toBeInTheDocument()
    expect(await fileInput()).toBeInTheDocument()
  })

  it('says what became of an import that a reload ended', async () => {
    markImport('big.csv')
    const { user } = renderWithOwn(anOwnCatalog().own)
    expect(
      await screen.findByText('The import of big.csv ended with the page it ran on.'),
    ).toBeInTheDocument()
    await user.upload(await fileInput(), csv('big.csv'))
    await region(OWN.reading)
    expect(screen.queryByText(/^The import of big.csv ended/)).toBeNull()
  })
})

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
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a column for Title')
    expect(await button(OWN.import)).toBeDisabled()
  })

  it('can be dropped anywhere on the page', async () => {
    renderWithOwn(anOwnCatalog().own)
    await fileInput()
    const event = drop(csv('dropped.csv'))
    expect(await screen.findByTitle('dropped.csv')).toBeInTheDocument()
    expect(event.defaultPrevented).toBe(true)
  })

  it('stays as it was when another file cannot be read, and it is said why', async () => {
    const fake = anOwnCatalog()
    const preview = fake.own.preview
    fake.own.preview = (file, reading) =>
      file.name === 'photo.jpg'
        ? Promise.reject(new Error('photo.jpg is no text: choose a feed.'))
        : preview(file, reading)
    await choose(fake)
    drop(new File([''], 'photo.jpg'))
    expect(await screen.findByText('photo.jpg is no text: choose a feed.')).toBeInTheDocument()
    expect(screen.getByTitle('feed.csv')).toBeInTheDocument()
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

  it('says why it cannot be read as it is, with the choices that may put it right', async () => {
    const fake = anOwnCatalog({
      preview: () =>
        Promise.resolve({
          ...aPreview,
          rows: [],
          problem: 'It has no head: put the names of the columns in its first row.',
        }),
    })
    await choose(fake)
    expect(screen.getByRole('alert')).toHaveTextContent('It has no head')
    expect(await button(OWN.import)).toBeDisabled()
    expect(screen.getByRole('combobox', { name: OWN.encoding })).toBeInTheDocument()
  })
})

describe('an import', () => {
  const half = { phase: 'reading', bytes: 10, ofBytes: 20, rows: 1200, skipped: 3 } as const

  it('shows how far it is, is held and goes on, with what was chosen', async () => {
    const { user, fake } = await begin()
    expect(fake.reading()).toEqual(aPreview.reading)
    act(() => fake.progress(half))
    const panel = within(await region(OWN.importing))
    expect(panel.getByRole('progressbar', { name: OWN.progress })).toHaveAttribute('value', '0.5')
    expect(panel.getByText('1,200')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: OWN.pause }))
    expect(fake.isPaused()).toBe(true)
    await user.click(panel.getByRole('button', { name: OWN.resume }))
    expect(fake.isPaused()).toBe(false)
  })

  it('ends in figures, problems to be exported, and a search of it', async () => {
    const { user, fake, source } = await begin()
    await act(async () => fake.finish(aCatalog))
    const result = within(await region(OWN.result))
    await says('feed.csv is imported: 2,400 rows, 2 skipped')
    expect(result.getByRole('row', { name: /^17 skipped/ })).toHaveTextContent('It has no title.')
    expect(result.getByRole('row', { name: /^18 taken without it/ })).toBeInTheDocument()
    expect(result.getByRole('button', { name: 'Export as CSV' })).toBeInTheDocument()
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: OWN.result }),
    )
    await user.click(result.getByRole('button', { name: OWN.explore }))
    expect(address()).toBe('/search?country=de&country=at')
    expect(fake.own.active()).toBe('own')
    expect(source.current()).toMatchObject({
      id: 'own feed-1',
      defaults: { offered: ['de', 'at'], countries: ['de', 'at'] },
    })
    expect(await screen.findByTitle(/^Your own catalog, from feed.csv/)).toHaveTextContent(
      'Your data, in this browser only',
    )
  })

  it('goes on where the page is left, and is found again', async () => {
    const { user, fake } = await begin()
    await user.click(screen.getByRole('link', { name: 'Catalog Explorer' }))
    await screen.findByRole('link', { name: START.ownCatalog })
    act(() => fake.progress(half))
    await user.click(
      screen.getByRole('link', { name: 'feed.csv: being imported, 50%, 1,200 rows' }),
    )
    expect(await region(OWN.importing)).toHaveTextContent('1,200')
  })

  it('asks before it is given up, and goes on where the answer is no', async () => {
    const { user, fake } = await begin()
    act(() => fake.progress(half))
    await user.click(await button(OWN.cancel))
    const question = screen.getByRole('region', { name: 'Keep the 1,200 rows read so far?' })
    expect(question).toHaveFocus()
    expect(fake.isPaused()).toBe(true)
    await user.click(within(question).getByRole('button', { name: OWN.goOn }))
    expect(fake.isPaused()).toBe(false)
    expect(feedImport.view().kind).toBe('running')
  })

  it('leaves nothing behind when it is given up', async () => {
    const { user } = await begin()
    await user.click(await button(OWN.cancel))
    await user.click(await button(OWN.giveUp))
    expect(await screen.findByText('The import of feed.csv was given up.')).toBeInTheDocument()
    expect(screen.getByText('Nothing was kept.')).toBeInTheDocument()
    expect(rememberedCatalog()).toBeNull()
  })

  it('keeps what was read, marked as a part', async () => {
    const { user, fake } = await begin()
    act(() => fake.progress(half))
    await user.click(await button(OWN.cancel))
    await user.click(await button(OWN.keepPart))
    const result = await region(OWN.result)
    expect(result).toHaveTextContent('This is a part of the file.')
    expect(result).toHaveTextContent('900')
  })

  it('says why it failed, keeps the earlier catalog, and can be started again', async () => {
    const fake = anOwnCatalog()
    fake.keep(aCatalog)
    await begin(fake)
    await act(async () => fake.fail('The file was changed while it was read.'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('feed.csv was not imported.')
    expect(alert).toHaveTextContent('The catalog you had is untouched.')
    expect(await button(OWN.import)).toBeEnabled()
    expect(await region(OWN.kept)).toHaveTextContent('2,400')
  })

  it('says so where the browser has no room for it', async () => {
    const { fake } = await begin()
    await act(async () => fake.finish({ ...aCatalog, isForThisVisit: true }))
    expect(await region(OWN.result)).toHaveTextContent('It ends with this page.')
  })
})

describe('the catalog that is kept', () => {
  function withKept() {
    const fake = anOwnCatalog()
    fake.keep(aCatalog)
    return fake
  }

  it('says what it is, and is explored', async () => {
    const { user } = renderWithOwn(withKept().own)
    await screen.findByText('Your data, in this browser only')
    const panel = await region(OWN.kept)
    expect(panel).toHaveTextContent('feed.csv')
    expect(panel).toHaveTextContent('2,400')
    expect(panel).toHaveTextContent('de, at')
    await user.click(within(panel).getByRole('button', { name: OWN.explore }))
    expect(address()).toBe('/search?country=de&country=at')
  })

  it('gives way to the demo catalog and stays', async () => {
    const fake = withKept()
    fake.activate()
    const { user, source } = renderWithOwn(fake.own)
    await waitFor(() => expect(source.current().id).toBe('own feed-1'))
    await user.click(await button(OWN.exploreDemo))
    expect(source.current().id).toBe('demo')
    expect(source.current().badge).toBeUndefined()
    expect(await region(OWN.kept)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('is removed once the question is answered', async () => {
    const fake = withKept()
    fake.activate()
    const { user, source } = renderWithOwn(fake.own)
    await user.click(await button(OWN.remove))
    const question = screen.getByRole('region', { name: /^Remove feed.csv with its 2,400 rows/ })
    await user.click(within(question).getByRole('button', { name: OWN.keepIt }))
    expect(await region(OWN.kept)).toBeInTheDocument()
    await user.click(await button(OWN.remove))
    await user.click(await button(OWN.removeIt))
    await waitFor(() => expect(screen.queryByRole('region', { name: OWN.kept })).toBeNull())
    expect(source.current().id).toBe('demo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('is no longer believed in where the demo has lost it', async () => {
    const fake = withKept()
    fake.activate()
    const { source, unmount } = renderWithOwn(fake.own)
    await waitFor(() => expect(source.current().id).toBe('own feed-1'))
    unmount()
    const { source: next } = renderWithOwn(anOwnCatalog().own)
    expect(next.current().id).toBe('own feed-1')
    await waitFor(() => expect(next.current().id).toBe('demo'))
    expect(rememberedCatalog()).toBeNull()
  })
})
