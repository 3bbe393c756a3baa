import { CHANGES } from '@/domain/changes/changesNames.ts'
import { paths } from '@/routing/paths.ts'
import { UPDATE_ALL, changesOf } from '@/words/updateAllNames.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import {
  expectReadableReport,
  saveCodes,
  saveRule,
  openMatches,
  readBack,
  readFile,
  RULE,
  updateAllFromHome,
  saveReport,
} from './support/monday.ts'
import { nightlyRun } from './support/nightly.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const SIZE = 1000
const CODES = 60

/** The first codes that one merchant sells. */
function codesOf(merchant: string): string[] {
  const catalog = demoCatalog({ size: SIZE })
  const codes = new Set<string>()
  for (let ordinal = 0; ordinal < catalog.size && codes.size < CODES; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    if (country !== 'us' || product.merchant !== merchant) continue
    for (const { ean } of product.skuSet) if (ean) codes.add(ean)
  }
  return [...codes]
}

test(
  'Monday morning: update all, see changes and alert matches, and send and read back a report',
  { tag: '@slow' },
  async ({ page, context }, info) => {
    const codes = codesOf(oxford.merchant)
    await page.goto(withoutDelay(`${paths.newCollection()}?country=us`, SIZE))
    await saveCodes(page, codes, oxford.merchant)
    await saveRule(page)

    await page.goto(`${paths.start()}?demo=next-week,at-once&catalog=${SIZE}`)
    await updateAllFromHome(page)
    await expect(page.getByRole('region', { name: UPDATE_ALL.figures })).toContainText(
      /Changed products[1-9]/,
    )
    await page
      .getByRole('link', { name: new RegExp(`^${changesOf('')}`) })
      .first()
      .click()
    const moved = page.getByRole('table', { name: CHANGES.table }).getByRole('row')
    await expect(moved.filter({ hasText: /[−+]\d+\.\d%/ }).first()).toBeVisible()

    await openMatches(page)
    const file = await saveReport(page, 'Monday', info)
    await expectReadableReport(context, file, { message: ['Monday', RULE, 'Demo data'] })
    await readBack(page, 'Monday', file)
  },
)

test(
  'the night before, without a browser: an alert matches, and the app reads its report',
  { tag: '@slow' },
  async ({ page, context }, info) => {
    const night = await nightlyRun(
      info,
      { codes: [oxford.ean], own: oxford.merchant, below: 5 },
      { args: ['--demo'] },
    )
    expect(night.output).toContain(`Alert: ${RULE}`)
    expect(night.exitCode).toBe(1)
    await expectReadableReport(context, night.report, { message: [RULE, oxford.ean, 'Demo data'] })
    await page.goto(withoutDelay(paths.start()))
    await readFile(page, night.report)
  },
)
