/** States of long work with the least room on a phone: while the work runs, and when it has stopped. */
import type { Locator, Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { RUN } from '@/words/runNames.ts'
import { expect, test } from '../access/everyPage.ts'
import { inScenario } from '../support/demoData.ts'
import { expectNoSidewaysScroll } from '../support/locators.ts'
import { soldIn } from '../support/pastedCodes.ts'

/** More codes than may fail before a run stops. */
const CODES = soldIn('us', 20)

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function startCodes(page: Page, scenario: string): Promise<void> {
  await page.goto(inScenario(paths.newCollection(), scenario))
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(CODES.join('\n'))
  await page.getByRole('button', { name: /^Create and check/ }).click()
}

/** Texts that do not fit into their element. */
const cutOff = (texts: Locator) =>
  texts.evaluateAll((found) =>
    found.flatMap(({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [textContent] : [],
    ),
  )

async function expectToFit(page: Page, clicks: readonly string[]): Promise<void> {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    for (const name of clicks) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

test('a running collection of codes fits a phone, with its two buttons at the bottom', async ({
  page,
}) => {
  await startCodes(page, 'slow')
  await expect(button(page, RUN.pause)).toBeVisible()
  await expectToFit(page, [RUN.pause, RUN.cancel])
})

test(
  'a stopped collection of codes fits a phone and shows in each row what went wrong',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(500)
    await startCodes(page, 'error-500')
    await expect(button(page, RUN.resume)).toBeVisible()
    await expectToFit(page, [RUN.resume, RUN.cancel])
    const reasons = page
      .getByRole('table', { name: 'Rows', exact: true })
      .getByText('The catalog could not be read', { exact: false })
    await expect(reasons).not.toHaveCount(0)
    expect(await cutOff(reasons)).toEqual([])
  },
)

test(
  'an update that stopped with its source is resumed by a button beside the message',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(500)
    await page.goto(inScenario(paths.updates(), 'error-500'))
    await button(page, 'Update 4 collections').click()
    await expect(page.getByText('Resume when the service responds again.')).toBeVisible()
    await expect(button(page, RUN.pause)).toHaveCount(0)
    await expectToFit(page, [RUN.resume, RUN.cancel])
  },
)

test(
  'a collection shows for each product why its price is unknown',
  { tag: '@slow' },
  async ({ page, savedThings, expectStatus }) => {
    expectStatus(500)
    await page.goto(inScenario(paths.collection(savedThings.ids.list), 'error-500'))
    const table = page.getByRole('table', { name: COLLECTION_VIEWS.rows })
    const reasons = table.getByText(/^The update failed/)
    await expect(reasons.first()).toBeVisible()
    await expect(table.getByText('Loading')).toHaveCount(0)
    expect(await cutOff(reasons)).toEqual([])
    await expectToFit(page, [])
  },
)
