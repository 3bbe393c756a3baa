/** The announcements during long work, in order. */
import type { Page } from 'playwright/test'
import { checkDigit } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { RUN } from '@/words/runNames.ts'
import { inSmallCatalog, oxford } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { mainHeading } from '../support/locators.ts'
import { goInApp } from './scenario.ts'
import { recordAnnouncements } from './screenReader.ts'

/** Codes with valid check digits that nobody sells. */
const nobodys = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const body = String(200_000_010_000 + at)
    return `${body}${checkDigit(body)}`
  })

const start = async (page: Page, codes: readonly string[], demo = '') => {
  await page.goto(inSmallCatalog(paths.newCollection()) + demo)
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(codes.join('\n'))
  await page.getByRole('button', { name: /^Create and check/ }).click()
  await expect(page.getByRole('progressbar', { name: CODE_CHECK.progress })).toBeVisible()
}

test(
  'checking codes is announced in steps of 10 %, with pause, counts and end, and nothing twice',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    const log = await recordAnnouncements(page)
    await start(page, [oxford.ean, ...nobodys(39)], '&demo=slow')
    const name = await mainHeading(page).textContent()
    const ofRun = () => log.filter((words) => words.startsWith(`${name}: `))
    await expect.poll(() => ofRun().length).toBeGreaterThan(2)
    await page.getByRole('button', { name: RUN.pause }).click()
    await expect.poll(() => ofRun().at(-1)).toMatch(/: Paused, \d0%, .*not found$/)
    await page.getByRole('button', { name: RUN.resume }).click()
    await expect.poll(() => ofRun().at(-1)).toMatch(/: Running, \d0%/)
    await expect
      .poll(() => ofRun().at(-1), { timeout: 120_000 })
      .toMatch(/: Ended, 1 done, 39 not found$/)
    const announcements = ofRun()
    expect(announcements[0]).toMatch(/: Running, 0%$/)
    const shares = announcements.flatMap((words) => /(\d+)%/.exec(words)?.[1] ?? []).map(Number)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    // With four requests at once, most tenths are still announced separately.
    expect(new Set(shares).size).toBeGreaterThan(6)
    expect(new Set(announcements).size, 'nothing is said twice').toBe(announcements.length)
  },
)

test(
  'on another page only the end of a run is announced',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    const log = await recordAnnouncements(page)
    await start(page, nobodys(20), '&demo=slow')
    await goInApp(page, inSmallCatalog(paths.settings()))
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const before = log.length
    await expect
      .poll(() => log.slice(before), { timeout: 120_000 })
      .toContainEqual(expect.stringMatching(/: Ended, 20 not found$/))
    expect(log.slice(before).filter((words) => words.includes('%'))).toEqual([])
  },
)
