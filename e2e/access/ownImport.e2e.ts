import { appendFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { OWN } from '../../src/domain/ownCatalogNames.ts'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../fixtures.ts'
import { inSmallCatalog } from '../known.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** So long that it is still being read when it is held. */
const LONG = [
  'id,title,price',
  ...Array.from({ length: 60_000 }, (_, at) => `A-${at},Shirt ${at},${at % 90}.50`),
].join('\n')

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an import is accessible while it runs, while it asks, and after it failed', async ({
  page,
  checkAccess,
}, info) => {
  const everywhere = async () => {
    await checkAccess()
    await page.setViewportSize(PHONE)
    await checkAccess()
    await page.setViewportSize(DESKTOP)
  }
  const feed = info.outputPath('feed.csv')
  await writeFile(feed, LONG)
  await page.goto(inSmallCatalog(paths.ownCatalog()))
  await page.getByLabel(OWN.file).setInputFiles(feed)
  await page.getByRole('combobox', { name: OWN.country }).selectOption({ label: 'Germany' })
  const startImport = () =>
    region(page, OWN.import).getByRole('button', { name: OWN.import }).click()

  await startImport()
  await press(page, OWN.pause)
  await expect(page.getByRole('button', { name: OWN.resume })).toBeVisible()
  await everywhere()

  await press(page, OWN.cancel)
  const question = page.getByRole('region', { name: /^Keep the .* read so far\?$/ })
  await expect(question).toBeFocused()
  await everywhere()
  await press(page, OWN.giveUp)
  await expect(page.getByRole('main')).toContainText('The import of feed.csv was given up.')

  await appendFile(feed, '\nA-60000,One more,1.00')
  await startImport()
  await expect(page.getByRole('alert')).toContainText('feed.csv was not imported.')
  await everywhere()
})
