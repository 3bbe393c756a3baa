import type { Page } from 'playwright/test'
import { KEYBOARD } from '../../src/domain/keyboardNames.ts'
import { EAN } from '../../src/domain/eanNames.ts'
import { NAMES } from '../../src/domain/names.ts'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../fixtures.ts'
import { addresses, oxford, us } from '../known.ts'
import { contentOf, expectFacets, lookupBox, mainHeading } from '../places.ts'

// What the browser itself does to a page: translate it, freeze it, open it twice.

/** As Chromium's translation does: every text that appears gives way to elements with another. */
function startTranslator(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const words = text.textContent ?? ''
      if (words.trim() === '' || text.parentElement?.closest('font, title, script')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `‹${words}›`
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  translate(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target)
      for (const node of addedNodes) if (node.isConnected) translate(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

const nextPage = (page: Page) =>
  page
    .getByRole('navigation', { name: NAMES.pages, exact: true })
    .getByRole('link', { name: NAMES.nextPage })

/** What the page fetches when it has nothing better to do, all at once: the help's button is a part of it. */
async function restIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: KEYBOARD.help })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a page that the browser translates goes on, and its words stay true', async ({ page }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await expectFacets(page)
  await restIsThere(page)
  await page.evaluate(startTranslator)
  const main = page.getByRole('main')
  await nextPage(page).click()
  await expect(main).toContainText(/‹25–48 of/)
  await page.getByRole('radio', { name: /Northgate/ }).click()
  await expect(main).toContainText(/‹1–24 of/)
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect(main.getByRole('table')).toBeVisible()
  await page.getByRole('radio', { name: 'Grid' }).click()
  await lookupBox(page).fill(oxford.title)
  await lookupBox(page).press('Enter')
  await expect(mainHeading(page)).toContainText('Oxford')
  await main.getByRole('link', { name: oxford.title }).first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(mainHeading(page)).toContainText('Oxford')
  await page.goto(addresses.ean)
  await expect(contentOf(page, 'ean')).toBeVisible()
  await restIsThere(page)
  await page.evaluate(startTranslator)
  await page.getByRole('combobox', { name: EAN.myMerchant }).selectOption('northgate')
  await expect(main).toContainText('‹106.6›')
  await page.goBack()
  await expect(page.getByRole('heading', { name: /could not be shown/ })).toHaveCount(0)
})

test('a page that the browser froze goes on where it was', async ({ page, context }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  const main = page.getByRole('main')
  await nextPage(page).click()
  await expect(main).toContainText(/25–48 of/)
  await page.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(main).toContainText(/25–48 of/)
  await nextPage(page).click()
  await expect(main).toContainText(/49–72 of/)
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', ...us, page: 3 }))
})

test('two tabs share what is kept and what is chosen', async ({ page, context }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const other = await context.newPage()
  await other.goto(addresses.ean)
  await expect(contentOf(other, 'ean')).toBeVisible()
  await page.getByRole('link', { name: 'Catalog Explorer' }).click()
  const recent = page.getByRole('region', { name: NAMES.recent })
  await expect(recent).toContainText('cotton shirt')
  await page.reload()
  await expect(recent).toContainText(oxford.ean)
  await other.goto('/settings')
  await other.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
