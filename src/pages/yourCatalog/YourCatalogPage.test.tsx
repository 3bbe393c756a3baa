import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { markImport } from '@/storage/preferences/importMark.ts'
import { NAMES } from '@/words/names.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { START } from '@/words/startNames.ts'
import { aCatalog, anOwnCatalog, renderWithOwn } from '@test/made/anOwnCatalog.ts'
import { directConnection } from '@test/made/connections.ts'
import { button, choose, csv, fileInput, region } from '@test/pages/ownCatalogPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

describe('the page for your own catalog', () => {
  it('explains what to drop, and that the catalog stays in this browser', async () => {
    renderWithOwn(anOwnCatalog().own)
    expect(
      await screen.findByRole('heading', { name: 'Drop your product feed here' }),
    ).toBeInTheDocument()
    expect(screen.getByText(/It stays in this browser/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: OWN_CATALOG.yourCatalog })).toBeNull()
  })

  it('explains that it belongs to the demo when a real service is connected', async () => {
    const { baseUrl, ...direct } = directConnection('http://localhost:3000')
    renderAt('/my-data/catalog', { ...direct, baseUrl })
    expect(
      await screen.findByRole('heading', { name: 'This belongs to the demo' }),
    ).toBeInTheDocument()
    expect(screen.getByText('npm run service -- --data FILE')).toBeInTheDocument()
    expect(screen.queryByLabelText(OWN_CATALOG.file)).toBeNull()
  })

  it('is linked from Home only in the demo', async () => {
    const { user, unmount } = renderWithOwn(anOwnCatalog().own, '/')
    await user.click(await screen.findByRole('link', { name: START.ownCatalog }))
    expect(address()).toBe('/my-data/catalog')
    unmount()
    renderAt('/', directConnection('http://localhost:3000'))
    await screen.findByRole('link', { name: START.stored })
    expect(screen.queryByRole('link', { name: START.ownCatalog })).toBeNull()
  })

  it('shows that the browser stores nothing, and that imports still work', async () => {
    const own = anOwnCatalog({
      storedCatalog: () => Promise.reject(new Error('It has no storage.')),
    })
    renderWithOwn(own.own)
    expect(
      await screen.findByText(/It has no storage\. You can still import a feed/),
    ).toBeInTheDocument()
    expect(await fileInput()).toBeInTheDocument()
  })

  it('shows that an import stopped when its page was closed', async () => {
    markImport('big.csv')
    const { user } = renderWithOwn(anOwnCatalog().own)
    expect(
      await screen.findByText('The import of big.csv stopped when its page was closed.'),
    ).toBeInTheDocument()
    await user.upload(await fileInput(), csv('big.csv'))
    await region(OWN_CATALOG.import)
    expect(screen.queryByText(/^The import of big.csv ended/)).toBeNull()
  })
})

/** Messages stay after a test's page is removed. */
async function closeMessages(user: ReturnType<typeof renderAt>['user']) {
  for (const close of await screen.findAllByRole('button', { name: NAMES.close })) {
    await user.click(close)
  }
}

describe('a stored catalog', () => {
  function withStored() {
    const fake = anOwnCatalog()
    fake.save(aCatalog)
    return fake
  }

  it('is shown with its file, rows and countries, and can be explored', async () => {
    const { user } = renderWithOwn(withStored().own)
    await screen.findByText('Your data, in this browser only')
    const panel = await region(OWN_CATALOG.yourCatalog)
    expect(panel).toHaveTextContent('feed.csv')
    expect(panel).toHaveTextContent('2,400')
    expect(panel).toHaveTextContent('DE, AT')
    await user.click(within(panel).getByRole('button', { name: OWN_CATALOG.explore }))
    expect(address()).toBe('/search?country=de&country=at')
  })

  it('stays stored when you switch to the demo catalog', async () => {
    const fake = withStored()
    fake.activate()
    const { user, source } = renderWithOwn(fake.own)
    await waitFor(() => expect(source.current().id).toBe('own feed-1'))
    await user.click(await button(OWN_CATALOG.exploreDemo))
    expect(source.current().id).toBe('demo')
    expect(source.current().badge).toBeUndefined()
    expect(await region(OWN_CATALOG.yourCatalog)).toHaveFocus()
  })

  it('leaves the focus on the preview when it is removed', async () => {
    const { user } = await choose(withStored())
    await user.click(await button(OWN_CATALOG.remove))
    await user.click(await button(OWN_CATALOG.removeIt))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: OWN_CATALOG.yourCatalog })).toBeNull(),
    )
    expect(await region(OWN_CATALOG.import)).toHaveFocus()
    await closeMessages(user)
  })

  it('is removed only after you confirm', async () => {
    const fake = withStored()
    fake.activate()
    const { user, source } = renderWithOwn(fake.own)
    await user.click(await button(OWN_CATALOG.remove))
    const question = screen.getByRole('region', { name: /^Remove feed.csv with its 2,400 rows/ })
    await user.click(within(question).getByRole('button', { name: OWN_CATALOG.keepIt }))
    expect(await region(OWN_CATALOG.yourCatalog)).toBeInTheDocument()
    expect(await button(OWN_CATALOG.remove)).toHaveFocus()
    await user.click(await button(OWN_CATALOG.remove))
    await user.click(await button(OWN_CATALOG.removeIt))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: OWN_CATALOG.yourCatalog })).toBeNull(),
    )
    expect(source.current().id).toBe('demo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await closeMessages(user)
  })

  it('comes back with Undo and is used again; without Undo it is deleted', async () => {
    const fake = withStored()
    fake.activate()
    const { user, source } = renderWithOwn(fake.own)
    const remove = async () => {
      await user.click(await button(OWN_CATALOG.remove))
      await user.click(await button(OWN_CATALOG.removeIt))
      await waitFor(() => expect(source.current().id).toBe('demo'))
    }
    await remove()
    await user.click(await button(OWN_CATALOG.undo))
    expect(await region(OWN_CATALOG.yourCatalog)).toHaveTextContent('feed.csv')
    await waitFor(() => expect(source.current().id).toBe('own feed-1'))
    expect(fake.own.active()).toBe('own')
    await remove()
    await button(OWN_CATALOG.undo)
    expect(fake.removed()).toEqual(aCatalog)
    await closeMessages(user)
    expect(fake.removed()).toBeNull()
  })

  it('doesn’t come back over another one that is stored by now', async () => {
    const fake = withStored()
    const { user } = renderWithOwn(fake.own)
    await user.click(await button(OWN_CATALOG.remove))
    await user.click(await button(OWN_CATALOG.removeIt))
    const undo = await button(OWN_CATALOG.undo)
    fake.save({ ...aCatalog, id: 'feed-2', fileName: 'other.csv' })
    await user.click(undo)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'feed.csv can’t come back: you have another catalog now.',
    )
    await closeMessages(user)
  })

  it('is no longer used if the demo has lost it', async () => {
    const fake = withStored()
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
