/** What the keyboard opens over a page: the help and the command palette. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, lookupBox, mainHeading } from './support/locators.ts'

const help = (page: Page) => page.getByRole('dialog', { name: KEYBOARD.help })
const palette = (page: Page) => page.getByRole('dialog', { name: KEYBOARD.commands })
const field = (page: Page) => palette(page).getByRole('combobox', { name: KEYBOARD.find })
const options = (page: Page) => palette(page).getByRole('option')

test('the help keeps the focus inside and returns it, also on a page without requests', async ({
  page,
}) => {
  await page.goto(inSmallCatalog('/no/such/page'))
  const button = page.getByRole('banner').getByRole('button', { name: KEYBOARD.help })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(help(page)).toBeVisible()
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator('main > :not(dialog) :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/collections/)
  await expect(mainHeading(page)).toHaveCount(1)
})

test(
  'a command leaves the focus where it was; the palette looks up text that isn’t a command',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(addresses.search))
    await expect(contentOf(page, 'search')).toBeVisible()
    await page.keyboard.press('j')
    const first = page.getByRole('link', { name: oxford.title })
    await expect(first).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('dark theme')
    await expect(options(page).first()).toHaveAccessibleName('Theme: dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(first).toBeFocused()

    await page.keyboard.press('/')
    await expect(lookupBox(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(oxford.ean)
    await expect(options(page).first()).toHaveAccessibleName(/^Compare prices/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(paths.ean(oxford.ean, us).replace('?', '\\?')))
    await expect(contentOf(page, 'ean')).toBeVisible()
  },
)

test(
  'single-character shortcuts can be switched off and on again for every tab',
  { tag: '@slow' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(inSmallCatalog(addresses.search))
    await expect(contentOf(other, 'search')).toBeVisible()
    await other.keyboard.press('j')
    await expect(other.getByRole('link', { name: oxford.title })).toBeFocused()

    await page.goto(inSmallCatalog(paths.settings('shortcuts')))
    const panel = page.getByRole('region', { name: SETTINGS.shortcuts })
    await panel.getByRole('radio', { name: 'Off' }).check()
    await expect(
      other.getByRole('banner').getByRole('button', { name: KEYBOARD.help }),
    ).not.toHaveAttribute('aria-keyshortcuts', '?')
    await other.keyboard.press('j')
    await other.keyboard.press('?')
    await other.keyboard.press('Control+k')
    await expect(field(other)).toBeFocused()
    await other.keyboard.press('Escape')
    await expect(other.getByRole('link', { name: oxford.title })).toBeFocused()

    await panel.getByRole('radio', { name: 'On' }).check()
    await expect(
      other.getByRole('banner').getByRole('button', { name: KEYBOARD.help }),
    ).toHaveAttribute('aria-keyshortcuts', '?')
    await other.keyboard.press('j')
    await expect(other.getByRole('article').nth(1).getByRole('link')).toBeFocused()
  },
)
