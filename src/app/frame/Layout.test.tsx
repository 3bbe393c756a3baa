import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPart, pageParts } from '@/components/ui/browser/pageParts.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { NAMES } from '@/words/names.ts'
import { PAGES } from '@/words/pageNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const skip = (name: string = NAMES.skip) => screen.getByRole('link', { name })

describe('the frame around every page', () => {
  // jsdom has no layout, so it lacks `scrollIntoView`.
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn<() => void>()
  })

  it('moves the focus to the page that you open', async () => {
    const { user } = renderAt('/')
    expect(await screen.findByRole('main', { name: PAGES.start })).not.toHaveFocus()
    const bar = within(screen.getByRole('navigation', { name: NAMES.mainNavigation }))
    await user.click(bar.getByRole('link', { name: PAGES.ean }))
    await waitFor(() => expect(screen.getByRole('main', { name: PAGES.ean })).toHaveFocus())
    await user.click(bar.getByRole('link', { name: PAGES.collections }))
    await waitFor(() => expect(screen.getByRole('main', { name: PAGES.collections })).toHaveFocus())
  })

  it('uses the page’s name as heading until the page has its own', async () => {
    const { user } = renderAt('/collections/elsewhere')
    await screen.findByText('This collection isn’t in this browser')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(PAGES.collection)
    expect(screen.getByRole('main').firstElementChild).toBe(heading)
    const bar = within(screen.getByRole('navigation', { name: NAMES.mainNavigation }))
    await user.click(bar.getByRole('link', { name: PAGES.collections }))
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(PAGES.collections)
    })
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveClass('vh')
  })

  it('has skip links to the results and to the filters', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton+shirt&country=us')
    const list = await screen.findByRole('list', { name: NAMES.results })
    await user.click(skip())
    expect(list).toHaveFocus()
    await user.tab()
    expect(within(list).getAllByRole('link')[0]).toHaveFocus()
    await user.click(skip(NAMES.skipToFilters))
    expect(screen.getByRole('complementary', { name: NAMES.facets })).toHaveFocus()
  })

  it('has a skip link past the table header to the first row', async () => {
    await saveCollection([aResultRow({ productId: 'A', title: 'Shirt A' })])
    const { user } = renderAt(PATH)
    const table = await screen.findByRole('table', { name: COLLECTION_VIEWS.rows })
    const row = await within(table).findByRole('row', { name: /Shirt A/ })
    await user.click(skip())
    expect(row).toHaveFocus()
    expect(row).not.toHaveAttribute('aria-hidden')
  })

  it('has a skip link to the whole page on Settings, and none to filters', async () => {
    const { user } = renderAt('/settings')
    const main = await screen.findByRole('main', { name: NAMES.settings })
    expect(screen.queryByRole('link', { name: NAMES.skipToFilters })).toBeNull()
    await user.click(skip())
    expect(main).toHaveFocus()
  })
})

it('the remaining answer becomes the skip target when the first one is removed', () => {
  const [first, second] = [document.createElement('ul'), document.createElement('ul')]
  const removePlace = answerPart(first)
  const removeSecondPlace = answerPart(second)
  expect(pageParts().answer).toEqual([first, second])
  removePlace?.()
  expect(pageParts().answer).toEqual([second])
  removeSecondPlace?.()
})
