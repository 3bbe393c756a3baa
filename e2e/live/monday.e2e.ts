import { paths } from '@/routing/paths.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { oxford } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf, lookupBox } from '../support/locators.ts'
import {
  expectCodes,
  expectReadableReport,
  saveCodes,
  saveRule,
  openMatches,
  readBack,
  readFile,
  RULE,
  updateAllFromHome,
  saveReport,
} from '../support/monday.ts'
import { nightlyRun } from '../support/nightly.ts'
import { KEY, origins } from '../support/ports.ts'

const CODES = [oxford.ean]
const ME = 'Harbor & Main'
/** A report may be sent to anyone, so it must not mention the service or its key. */
const SECRETS = ['Demo data', origins.service, origins.live]

test('a first visit through the proxy: a code in the search box shows its sellers, without demo data', async ({
  page,
}) => {
  await page.goto(paths.start())
  await expect(lookupBox(page)).toBeFocused()
  await page.keyboard.type(oxford.ean)
  await page.keyboard.press('Enter')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await expect(page.getByText('Demo', { exact: true })).toHaveCount(0)
})

test(
  'a report through the proxy: codes, your merchant, and a file that is sent and read back',
  { tag: '@slow' },
  async ({ page, context }, info) => {
    await page.goto(paths.newCollection())
    await saveCodes(page, CODES, ME)
    const file = await saveReport(page, 'Prices', info)
    await expectReadableReport(context, file, { message: ['Prices', oxford.ean], notSays: SECRETS })
    await readBack(page, 'Prices', file)
    await expectCodes(page, 'Prices', CODES)
  },
)

test(
  'Monday through the proxy: update all, see changes and alert matches, and send a report',
  { tag: '@slow' },
  async ({ page, context }, info) => {
    await page.goto(paths.newCollection())
    await saveCodes(page, CODES, ME)
    await saveRule(page)

    await page.goto(paths.start())
    await updateAllFromHome(page)
    // The service's catalog does not change.
    await expect(page.getByRole('region', { name: UPDATE_ALL.figures })).toContainText(
      /Changed products0\s*of 9/,
    )
    await openMatches(page)
    const file = await saveReport(page, 'Monday', info)
    await expectReadableReport(context, file, {
      message: ['Monday', RULE, oxford.ean],
      notSays: SECRETS,
    })
    await readBack(page, 'Monday', file)
    await expectCodes(page, 'Monday', CODES)
  },
)

test(
  'the night before, without a browser: an alert matches and its report opens in the app',
  { tag: '@slow' },
  async ({ page, context }, info) => {
    const night = await nightlyRun(
      info,
      { codes: CODES, own: ME, below: 5 },
      { env: { CATALOG_BASE_URL: origins.service, CATALOG_API_KEY: KEY } },
    )
    expect(night.output).toContain(`Alert: ${RULE}`)
    expect(night.exitCode).toBe(1)
    await expectReadableReport(context, night.report, {
      message: [RULE, oxford.ean],
      notSays: SECRETS,
    })
    await page.goto(paths.start())
    await readFile(page, night.report)
    await expectCodes(page, 'codes', CODES)
  },
)
