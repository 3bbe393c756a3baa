import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { PAGES } from '@/words/pageNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const HEADER = [
  'Home',
  'Search',
  'Find by link',
  'EAN prices',
  'Collections',
  'Assortment',
  'Alerts',
]

const MENU = [
  PAGES.findByLink,
  PAGES.ean,
  PAGES.assortment,
  PAGES.changes,
  PAGES.reports,
  PAGES.brand,
  PAGES.compare,
  PAGES.priceList,
  PAGES.ownCatalog,
  PAGES.service,
  PAGES.settings,
]

const navigation = (name: string = NAMES.mainNavigation) =>
  screen.findByRole('navigation', { name })
const menuButton = () => screen.findByRole('button', { name: NAMES.menu })
const menu = () => screen.findByRole('dialog', { name: NAMES.morePages })

const namesOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** The header links marked as current, with the value of `aria-current`. */
async function currentAt(path: string): Promise<(string | null)[][]> {
  renderAt(path)
  return within(await navigation())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
}

describe('the navigation', () => {
  it.each([
    ['/', PAGES.start, 'page'],
    ['/search?q=shirt', PAGES.search, 'page'],
    ['/products/none?country=us', PAGES.search, 'true'],
    ['/collections', PAGES.collections, 'page'],
    ['/collections/new', PAGES.collections, 'true'],
    ['/collections/none', PAGES.collections, 'true'],
    ['/collections/none/changes', PAGES.collections, 'true'],
    ['/assortment', PAGES.assortment, 'page'],
    ['/assortment/brands', PAGES.assortment, 'true'],
    ['/alerts', PAGES.alerts, 'page'],
    ['/changes', PAGES.alerts, 'true'],
    ['/reports', PAGES.alerts, 'true'],
  ])('marks at %s that you are in %s', async (path, name, how) => {
    expect(await currentAt(path)).toEqual([[name, how]])
  })

  it(
    'has 7 links in the header, named like the pages that they open',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/settings')
      const header = await navigation()
      expect(namesOf(header)).toEqual(HEADER)
      // The heading of Search depends on its result.
      for (const name of HEADER.slice(2)) {
        await user.click(within(header).getByRole('link', { name }))
        expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
        await waitFor(() => expect(document.title.startsWith(name)).toBe(true))
        expect(screen.getByRole('main')).toHaveFocus()
      }
    },
  )

  it(
    'leads from Alerts to Changes and Reports, and from Assortment to Brands',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/alerts')
      const views = await screen.findByRole('navigation', { name: 'Alerts, changes and reports' })
      expect(namesOf(views)).toEqual(['Alerts', 'Changes', 'Reports'])
      await user.click(within(views).getByRole('link', { name: 'Changes' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Changes' })).toBeVisible()
      await user.click(screen.getByRole('link', { name: 'Reports' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page')
      await user.click(screen.getByRole('link', { name: 'Assortment' }))
      await user.click(await screen.findByRole('link', { name: 'Brands' }))
      expect(address()).toBe('/assortment/brands?country=us')
    },
  )

  it('opens pages of an earlier version by their old addresses', async () => {
    renderAt('/watch?show=new')
    expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeInTheDocument()
    expect(address()).toBe('/alerts?show=new')
  })

  it(
    'has four tabs and the scanner on a phone, and a menu of every other page',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/collections')
      const tabs = await navigation(NAMES.smallNavigation)
      expect([...tabs.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(
        ['Home', 'Search', 'Scan', 'Collections', 'Alerts'],
      )
      await user.click(within(tabs).getByRole('button', { name: 'Scan' }))
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Scan a barcode' })).getByRole('button', {
          name: NAMES.close,
        }),
      )
      const more = await menuButton()
      for (const name of MENU) {
        await user.click(more)
        expect(namesOf(await menu())).toEqual(MENU)
        await user.click(within(await menu()).getByRole('link', { name }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
      }
    },
  )

  it('moves through its menu with arrow keys, and back to its button with Escape', async () => {
    const { user } = renderAt('/collections')
    const more = await menuButton()
    more.focus()
    await user.keyboard('{ArrowDown}')
    const box = within(await menu())
    const link = (name: string) => box.getByRole('link', { name })
    await waitFor(() => expect(link(PAGES.findByLink)).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(link(PAGES.ean)).toHaveFocus()
    await user.keyboard('{End}')
    expect(link(PAGES.settings)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(link(PAGES.findByLink)).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(link(PAGES.service)).toHaveFocus()
    await user.keyboard('{Home}')
    expect(link(PAGES.findByLink)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(more).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes its menu on a click outside, but not when a link opens another tab', async () => {
    const { user } = renderAt('/collections')
    await user.click(await menuButton())
    const link = within(await menu()).getByRole('link', { name: PAGES.assortment })
    // jsdom can’t open another tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(link).toBeInTheDocument()
    expect(address()).toBe('/collections')
    await user.click(screen.getByRole('main'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('writes your countries and your merchant into its links', async () => {
    renderAt('/ean?country=in')
    const link = within(await navigation()).getByRole('link', { name: PAGES.assortment })
    expect(link).toHaveAttribute('href', '/assortment?country=in&mine=')
  })
})
