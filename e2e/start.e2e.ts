import { CHANGES } from '@/domain/changes/changesNames.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN } from '@/words/runNames.ts'
import { START } from '@/words/startNames.ts'
import { textsBeyondEdge, overlappingTexts, print } from './access/printedPdf.ts'
import { addresses, inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, lookupBox } from './support/locators.ts'
import { thousandCodes } from './support/pastedCodes.ts'

test('every example leads to a page with content', { tag: '@slow' }, async ({ page }) => {
  const start = inSmallCatalog('/')
  await page.goto(start)
  const examples = page.getByRole('navigation', { name: NAMES.examples }).getByRole('link')
  await expect(examples).toHaveCount(4)
  const leadTo = [
    { page: 'search', address: /\/search\?.*brand=/ },
    { page: 'product', address: inSmallCatalog(addresses.product) },
    { page: 'resolve', address: inSmallCatalog(addresses.resolve) },
    { page: 'ean', address: /\/ean\/\d{13}\?country=us&mine=&ref=median&catalog=300$/ },
  ] as const
  for (const [place, to] of leadTo.entries()) {
    await examples.nth(place).click()
    await expect(page).toHaveURL(to.address)
    await expect(contentOf(page, to.page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(examples).toHaveCount(4)
  }
})

test('look-ups are listed with their product count and survive a reload', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link', { name: /Catalog Explorer/ })
  const recents = page.getByRole('region', { name: START.last })
  const saved = [`EAN ${oxford.ean}`, 'Search cotton shirt']
  await page.goto(inSmallCatalog('/'))
  await expect(recents).toHaveCount(0)

  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'search')).toBeVisible()
  await lookupBox(page).fill(oxford.ean)
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'ean')).toBeVisible()
  await home.click()
  await expect(recents.getByRole('listitem').getByRole('link')).toHaveText(saved)
  await expect(recents.getByRole('listitem').nth(1)).toContainText(/[\d,]+ products/)

  await page.reload()
  await expect(recents.getByRole('listitem').getByRole('link')).toHaveText(saved)
  await recents.getByRole('link', { name: 'Search cotton shirt' }).click()
  await expect(page).toHaveURL(inSmallCatalog(addresses.search))
})

test('each question on the first visit gets its result with one click', async ({ page }) => {
  const start = '/'
  const requested = page.getByRole('region', { name: START.askOne })
  await page.goto(start)
  // Letters go to the box, which shows that it has the focus.
  await expect(lookupBox(page)).toBeFocused()
  await page.keyboard.type('linen')
  await expect(lookupBox(page)).toHaveValue('linen')
  await lookupBox(page).fill('')

  await requested.getByRole('link', { name: START.drawMap }).click()
  await expect(page.getByRole('grid', { name: ASSORTMENT.grid })).toBeVisible()
  await page.goBack()
  await requested.getByRole('link', { name: /^Look up \d{13}$/ }).click()
  await expect(contentOf(page, 'ean').getByText(EAN.you, { exact: true })).toBeVisible()
  await page.goBack()
  await requested.getByRole('button', { name: /^Show what changed at / }).click()
  await expect(
    page
      .getByRole('table', { name: CHANGES.table })
      .getByRole('row', { name: /[−+]\d+\.\d%/ })
      .first(),
  ).toBeVisible()
  await page.goto(start)
  await expect(page.getByRole('region', { name: START.last })).toBeVisible()
  await expect(requested).toHaveCount(0)
})

test(
  'are you too expensive: 50 of your codes are compared with the market, most overpriced first',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Compare \d+ prices/ }).click()
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}\?sort=-difference/)
    await expect(page.getByText('Last checked', { exact: true })).toBeVisible()
    const index = page.getByRole('table', { name: 'Rows', exact: true }).getByRole('columnheader', {
      name: /^vs median of the competitors/,
    })
    await expect(index).toHaveAttribute('aria-sort', 'descending')
  },
)

test(
  'what needs your attention: the ten most overpriced, the price index and the latest changes',
  { tag: '@slow' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1, name: START.today })
    const index = page.getByRole('region', { name: new RegExp(`^${START.index}`) })
    const dearest = page.getByRole('table', { name: START.dearest })
    await page.goto('/')
    await page.getByRole('button', { name: /^Compare \d+ prices/ }).click()
    await expect(page.getByText('Last checked', { exact: true })).toBeVisible()

    await page.goto('/')
    await expect(heading).toBeVisible()
    await expect(dearest.getByRole('row')).toHaveCount(11)
    await expect(index).toContainText('100 = market median')
    await expect(page.getByRole('region', { name: START.changes })).toHaveCount(0)

    await page.goto('/?demo=next-week')
    await page.getByRole('button', { name: START.updateAll }).click()
    await expect(page.getByText('Updated 1 collection').first()).toBeVisible()
    await page.goto('/?demo=next-week')
    await expect(index.getByRole('table', { name: /last 2 updates$/ })).toBeAttached()
    const paper = await print(page, 'A4')
    // The printed price index chart has its axis, its days and its last value.
    expect.soft(paper.words).toMatch(/Your price index last 2 updates \d+\.\d/)
    expect.soft(paper.words).toMatch(/axis cut: starts at \d+\.\d/)
    expect.soft(overlappingTexts(paper)).toEqual([])
    expect.soft(textsBeyondEdge(paper)).toEqual([])
    await page
      .getByRole('region', { name: START.changes })
      .getByRole('link', { name: 'Price down' })
      .click()
    await expect(
      page
        .getByRole('table', { name: CHANGES.table })
        .getByRole('row', { name: /−\d+\.\d%/ })
        .first(),
    ).toBeVisible()
    await page.goto('/')
    await dearest.getByRole('link').first().click()
    await expect(contentOf(page, 'ean')).toBeVisible()
  },
)

test(
  'the home page shows a run in progress and a stopped one',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    const home = page.getByRole('banner').getByRole('link', { name: /Catalog Explorer/ })
    const running = page.getByRole('region', { name: START.running })
    const name = 'Links of week 48'
    await page.goto('/collections/new?demo=slow')
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(thousandCodes('us').text)
    await page.getByRole('textbox', { name: CODE_CHECK.name }).fill(name)
    await page.getByRole('checkbox', { name: CODE_CHECK.names }).setChecked(false)
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(page.getByRole('progressbar', { name: CODE_CHECK.progress })).toBeVisible()

    await home.click()
    await expect(page.getByRole('heading', { level: 1, name: START.today })).toBeVisible()
    await expect(running.getByRole('link', { name, exact: true })).toBeVisible()
    const far = running.getByRole('progressbar')
    await expect.poll(async () => Number(await far.getAttribute('value'))).toBeGreaterThan(0)

    await running.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: RUN.pause }).click()
    await home.click()
    await expect(running).toContainText(/Stopped at [\d,]+ of [\d,]+/)
    await running.getByRole('link', { name: `${START.goOn}: ${name}` }).click()
    await expect(page.getByRole('button', { name: RUN.resume })).toBeVisible()
    await home.click()
    await expect(page.getByRole('region', { name: START.last })).toContainText(name)
  },
)
