import type { Page } from 'playwright/test'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { expect, open, test, type TestPageName } from '../access/everyPage.ts'
import { expectNoSidewaysScroll } from '../support/locators.ts'

/** `until`: the largest distance of the first row from the top, in px of a screen of 844 px; `primary`: the page's main action. */
const PAGES = {
  'EAN prices': { until: 420, primary: PICKED.add },
  'a collection': { until: 420, primary: /^Export [\d,]+ rows?$/ },
  'what changed': { until: 500, primary: CHANGES.update },
  resolve: { until: 500, primary: PICKED.add },
  workbench: { until: 500, primary: /^Check market prices for/ },
  'price list': { until: 500, primary: PRICES.add },
  watch: { until: 500, primary: ALERTS.newRule },
  compare: { until: 560, primary: PICKED.add },
} satisfies Partial<Record<TestPageName, { until: number; primary: string | RegExp }>>

const names = Object.keys(PAGES) as (keyof typeof PAGES)[] // the keys of PAGES

const firstRow = (page: Page) => page.getByRole('main').locator('tbody tr:not([data-gap])').first()

/** Checks that the click target of a row covers the whole row, except where controls lie above it. */
async function expectWholeRowPressed(page: Page): Promise<void> {
  const missed = () =>
    page
      .getByRole('main')
      .locator('tbody tr:has([data-press])')
      .evaluateAll((rows) =>
        rows.slice(0, 6).flatMap((row) => {
          const { height, top, bottom } = row.getBoundingClientRect()
          if (bottom > window.innerHeight - 130) return []
          const { width } = row.getBoundingClientRect()
          // Points along the first line of the row; a control of the cell may lie there instead.
          const met = [0.3, 0.5].map((part) => {
            const at = document.elementFromPoint(width * part, top + 14)
            return at !== null && row.contains(at) && at.closest('a, button, label, input') !== null
          })
          return height >= 44 && met.every(Boolean) ? [] : [row.textContent]
        }),
      )
  await expect.poll(missed).toEqual([])
}

test(
  'a phone’s first screen shows the first row and the main button',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    for (const [at, name] of names.entries()) {
      await test.step(name, async () => {
        const { until, primary } = PAGES[name]
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, name, savedThings, { isInApp: at > 0 })
        const top = async () => (await firstRow(page).boundingBox())?.y ?? Infinity
        await expect.poll(top, 'px from the top').toBeLessThanOrEqual(until)
        const button = page.getByRole('main').getByRole('button', { name: primary, exact: true })
        await expect(button).toBeInViewport({ ratio: 1 })
        const box = await button.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.y).toBeGreaterThan(844 * 0.75)
        await expectWholeRowPressed(page)
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 })
          await expectNoSidewaysScroll(page)
          await expect(button).toBeInViewport({ ratio: 1 })
        }
      })
    }
  },
)

test('a title of two lines keeps its distance from the line above its row', async ({
  page,
  savedThings,
}) => {
  for (const name of ['workbench', 'a collection'] as const) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, name, savedThings, { isInApp: name !== 'workbench' })
      const row = firstRow(page)
      const clear = async () => {
        const title = await row.getByRole('rowheader').boundingBox()
        return (title?.y ?? 0) - ((await row.boundingBox())?.y ?? 0)
      }
      await expect.poll(clear, 'px above the title').toBeGreaterThanOrEqual(8)
    })
  }
})

test('a new collection starts from the bottom of the first screen; its settings open from one line', async ({
  page,
  savedThings,
}) => {
  await open(page, 'a new collection', savedThings)
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill('2049811763054\n2000000000008')
  const start = page.getByRole('button', { name: /^Create and check 2 codes/ })
  await expect(start).toBeInViewport({ ratio: 1 })
  const box = await start.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThan(300)
  await page.getByRole('button', { name: new RegExp(`^${CODE_CHECK.howToAsk}`) }).tap()
  const settings = page.getByRole('dialog', { name: CODE_CHECK.howToAsk })
  await expect(settings.getByRole('checkbox', { name: CODE_CHECK.names })).toBeInViewport()
  await page.keyboard.press('Escape')
  await start.tap()
  await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
})

test('the last row stays above the bottom bar, which makes way for the selection', async ({
  page,
  savedThings,
}) => {
  await open(page, 'what changed', savedThings)
  const load = page.getByRole('button', { name: CHANGES.update })
  await expect(load).toBeInViewport()
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await toEnd()
  const last = page.getByRole('main').getByRole('checkbox').last()
  await last.focus()
  const below = async () => {
    // Rows that are drawn for the first time may be higher than estimated.
    await toEnd()
    const [bar, end] = [await load.boundingBox(), await page.getByRole('main').boundingBox()]
    return { bar: bar?.y ?? 0, end: (end?.y ?? 0) + (end?.height ?? 0) }
  }
  await expect.poll(async () => (await below()).end).toBeLessThanOrEqual(844)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    // The whole label can be tapped.
    .locator('..')
    .tap()
  await expect(page.getByRole('region', { name: CHANGES.selected })).toBeVisible()
  await expect(load).toBeHidden()
  await page.getByRole('button', { name: 'Clear' }).first().tap()
  await expect(load).toBeVisible()
})
