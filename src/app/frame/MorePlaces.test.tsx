import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { NAMES } from '../../words/names.ts'
import { PAGES } from '../../words/pageNames.ts'

const MORE = [
  PAGES.compare,
  PAGES.map,
  PAGES.changes,
  PAGES.brand,
  PAGES.watch,
  PAGES.priceList,
  PAGES.ownCatalog,
  PAGES.reports,
  PAGES.service,
  PAGES.settings,
]

const menu = () => screen.findByRole('dialog', { name: NAMES.morePlaces })

async function navigation(name: string = NAMES.mainNavigation) {
  const box = await screen.findByRole('navigation', { name })
  return { box, more: within(box).getByRole('button', { name: NAMES.more }) }
}

const namesOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** The places that say one is in them, and how; the button of the menu for those behind it. */
async function currentAt(path: string): Promise<(string | null)[][]> {
  const { user } = renderAt(path)
  const { box, more } = await navigation()
  await user.click(more)
  await menu()
  return within(box)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
}

describe('the navigation', () => {
  it.each([
    ['/search?q=shirt', PAGES.search, 'page'],
    ['/products/none?country=us', PAGES.search, 'true'],
    ['/collections', PAGES.collections, 'page'],
    ['/collections/new', PAGES.collections, 'true'],
    ['/collections/none', PAGES.collections, 'true'],
    ['/collections/none/changes', PAGES.collections, 'true'],
    ['/again', PAGES.changes, 'page'],
    ['/map', PAGES.map, 'page'],
    ['/service', PAGES.service, 'page'],
  ])('tells at %s that one is in %s', async (path, name, how) => {
    expect(await currentAt(path)).toEqual([[name, how]])
  })

  it('has every other place in its menu, each named as its page is', async () => {
    const { user } = renderAt('/collections')
    const { more } = await navigation()
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(namesOf(await menu())).toEqual(MORE)
    for (const name of MORE) {
      await user.click(within(await menu()).getByRole('link', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
      await waitFor(() => expect(document.title.startsWith(name)).toBe(true))
      expect(screen.getByRole('main')).toHaveFocus()
      await user.click(more)
    }
  })

  it('has on a phone what is no tab in the last one', async () => {
    const { user } = renderAt('/collections')
    const { box, more } = await navigation(NAMES.smallNavigation)
    expect(namesOf(box)).toEqual(['Search', 'By link', 'EAN', 'Collections'])
    await user.click(more)
    expect(namesOf(await menu())).toEqual(MORE)
    await user.click(within(await menu()).getByRole('link', { name: PAGES.reports }))
    expect(address()).toBe('/reports')
  })

  it('goes through its menu by arrow keys, and back to its button by Escape', async () => {
    const { user } = renderAt('/collections')
    const { more } = await navigation()
    more.focus()
    await user.keyboard('{ArrowDown}')
    const link = (name: string) => screen.getByRole('link', { name })
    await menu()
    await waitFor(() => expect(link(PAGES.compare)).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(link(PAGES.map)).toHaveFocus()
    await user.keyboard('{End}')
    expect(within(await menu()).getByRole('link', { name: PAGES.settings })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(link(PAGES.compare)).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(link(PAGES.service)).toHaveFocus()
    await user.keyboard('{Home}')
    expect(link(PAGES.compare)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(more).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes its menu on a press beside it, and not on a link that opens another tab', async () => {
    const { user } = renderAt('/collections')
    const { more } = await navigation()
    await user.click(more)
    const link = within(await menu()).getByRole('link', { name: PAGES.map })
    // jsdom has no other tab to open.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(link).toBeInTheDocument()
    expect(address()).toBe('/collections')
    await user.click(screen.getByRole('main'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('writes who is asking into the links of its menu', async () => {
    const { user } = renderAt('/ean?country=in')
    const { more } = await navigation()
    await user.click(more)
    const link = within(await menu()).getByRole('link', { name: PAGES.map })
    expect(link).toHaveAttribute('href', '/map?country=in&mine=')
  })
})
