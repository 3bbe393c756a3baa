import type { Page } from 'playwright/test'
import { STORAGE } from '@/features/messages/storage/storageNames.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { START } from '@/words/startNames.ts'
import { addresses, oxford, us } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'
import { refuseLocalStorage } from '../support/refusedStorage.ts'

// What the browser itself may do to a page: freeze it, or open it twice. test/faults covers translation.

const nextPage = (page: Page) =>
  page
    .getByRole('navigation', { name: NAMES.pages, exact: true })
    .getByRole('link', { name: NAMES.nextPage })

test(
  'two tabs share saved data and settings, and a tab frozen by the browser continues where it was',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    const main = page.getByRole('main')
    await nextPage(page).click()
    await expect(main).toContainText(/25–48 of/)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
    const other = await context.newPage()
    await other.goto(addresses.ean)
    await expect(contentOf(other, 'ean')).toBeVisible()
    await page.bringToFront()
    await devTools.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(main).toContainText(/25–48 of/)
    await nextPage(page).click()
    await expect(main).toContainText(/49–72 of/)
    await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', ...us, page: 3 }))

    await page.getByRole('link', { name: 'Catalog Explorer' }).click()
    const recent = page.getByRole('region', { name: START.last })
    await expect(recent).toContainText('cotton shirt')
    await page.reload()
    await expect(recent).toContainText(oxford.ean)
    await other.goto('/settings')
    await other.getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

test('settings that the browser can’t save apply for the visit, and the notice appears once', async ({
  page,
}) => {
  await page.addInitScript(refuseLocalStorage)
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  const notice = page.getByRole('region', { name: STORAGE.label })
  await expect(notice.getByRole('alert')).toContainText(STORAGE.settings.title)
  await notice.getByRole('button', { name: STORAGE.dismiss }).click()
  await nextPage(page).click()
  await expect(page.getByRole('main')).toContainText(/25–48 of/)
  await expect(notice).toHaveCount(0)
})
