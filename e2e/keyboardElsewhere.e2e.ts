/** Whole result sets, maps, look-ups and settings by keyboard alone. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { MAP } from '@/words/mapNames.ts'
import { RESOLVE } from '@/words/resolveNames.ts'
import { SETS } from '@/words/setsNames.ts'
import { WORKBENCH } from '@/words/workbenchNames.ts'
import { command, press, tabTo } from './support/byKeys.ts'
import { expect, test } from './support/fixtures.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/known.ts'
import { contentOf, lookupBox } from './support/places.ts'

const main = (page: Page) => page.getByRole('main')

test(
  'a whole result set is loaded, gone through and selected from',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${SETS.load}`) })).toBeVisible()
    await command(page, 'load all', new RegExp(`^${SETS.load}`))
    const panel = page.getByRole('dialog', { name: SETS.load })
    await expect(panel.locator(':focus')).toHaveCount(1)
    await tabTo(page, panel.getByRole('button', { name: /^Load [\d,]+ rows$/ }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
    await expect(page.getByRole('button', { name: WORKBENCH.loadAgain })).toBeAttached()
    await expect(page.locator('body')).not.toBeFocused()
    const selected = page.getByRole('region', { name: WORKBENCH.selected })
    const titles = page.getByRole('table', { name: WORKBENCH.rows }).getByRole('link')
    await expect(titles.first()).toBeAttached()
    await press(page, 'j')
    await expect(titles.first()).toBeFocused()
    await press(page, 'j', 'x')
    await expect(selected).toContainText('1 selected')
    await expect(titles.nth(1)).toBeFocused()
    await press(page, 'Escape')
    await expect(selected).toBeHidden()
    await expect(titles.nth(1)).toBeFocused()
  },
)

test(
  'a URL is resolved, a map gone through and a setting chosen',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(addresses.start))
    await expect(lookupBox(page)).toBeFocused()
    await press(page, 'Tab', 'g', 'r')
    await tabTo(page, page.getByRole('textbox', { name: RESOLVE.merchantUrl }))
    await page.keyboard.type(oxford.url)
    await press(page, 'Enter')
    await expect(contentOf(page, 'resolve')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
    await expect(page.getByRole('link', { name: MAP.open })).toBeVisible()
    await command(page, 'assortment gaps', MAP.open)
    await expect(main(page)).toBeFocused()
    const grid = page.getByRole('grid', { name: MAP.grid })
    await tabTo(page, grid.locator('a[tabindex="0"]'))
    await press(page, 'ArrowDown', 'ArrowRight')
    await expect(grid.locator(':focus')).toHaveCount(1)
    await press(page, 'Home', 'Enter')
    await expect(page.getByRole('heading', { name: /^Price ladder/ })).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    await command(page, 'settings', /^Settings/)
    await expect(main(page)).toBeFocused()
    const themes = page.getByRole('radiogroup', { name: 'Theme' })
    await tabTo(page, themes.getByRole('radio', { checked: true }))
    await press(page, 'ArrowRight', 'ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(themes.getByRole('radio', { name: 'Dark' })).toBeFocused()
  },
)
