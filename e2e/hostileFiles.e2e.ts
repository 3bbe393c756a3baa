/** Malicious files, each chosen where people choose such files: the result is rows or a message, and the page never freezes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { backups } from '@test/hostileFiles/backups.ts'
import { feeds } from '@test/hostileFiles/feeds.ts'
import { ELSEWHERE, type HostileFile } from '@test/hostileFiles/hostileFile.ts'
import { tables } from '@test/hostileFiles/tables.ts'
import { workbooks } from '@test/hostileFiles/workbooks.ts'
import { expect, test } from './support/fixtures.ts'

// One after the other, because two of them listen on the same port.
test.describe.configure({ mode: 'default' })

/** Milliseconds without any change on the page while a file is read. */
const LONGEST_STILL = 10_000

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-files-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Written to disk, because otherwise at most fifty megabytes can be passed to the browser. */
function onDisk({ name, make }: HostileFile): string {
  const file = path.join(folder, name)
  writeFileSync(file, make())
  return file
}

/** From now on, records the longest time without a change on the page. */
const watch = (page: Page) =>
  page.evaluate(() => {
    let last = performance.now()
    let longest = 0
    const note = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    const whole = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(note).observe(document.body, whole)
    const still = () => {
      note()
      return longest
    }
    Object.assign(globalThis, { still })
  })
const longestStill = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'still') as () => number)()) // set by `watch`

const alert = (page: Page) => page.getByRole('main').getByRole('alert').first()

/** A server that records every request caused by an address in a file. */
async function listen(): Promise<{ server: Server; requested: string[] }> {
  const requested: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.end()
  })
  const { hostname, port } = new URL(ELSEWHERE)
  await new Promise<void>((ready) => void server.listen(Number(port), hostname, ready))
  return { server, requested }
}

/** Opens the page, chooses the file in the field, and waits until an alert with `end` is shown; null does not wait. */
async function bring(
  page: Page,
  { at, field, file, end }: { at: string; field: string; file: HostileFile; end: RegExp | null },
): Promise<void> {
  const made = onDisk(file)
  await page.goto(at)
  await expect(page.getByLabel(field, { exact: true })).toBeAttached()
  await watch(page)
  await page.getByLabel(field, { exact: true }).setInputFiles(made)
  if (end) await expect(alert(page)).toContainText(end, { timeout: 120_000 })
}

async function expectNeverStill(page: Page): Promise<void> {
  expect(await longestStill(page), 'ms without a change on the page').toBeLessThan(LONGEST_STILL)
}

test(
  'importing a malicious table ends with rows or an explanation',
  { tag: '@slow' },
  async ({ page }) => {
    const { server, requested } = await listen()
    for (const file of [...workbooks, ...tables]) {
      await test.step(`${file.kind} with ${file.is}`, async () => {
        const end = file.ends === 'read' ? null : file.ends
        await bring(page, { at: paths.priceList(), field: PRICES.file, file, end })
        if (!end) {
          await expect(page.getByRole('button', { name: PRICES.forgetFile })).toBeVisible({
            timeout: 120_000,
          })
        }
        await expectNeverStill(page)
      })
    }
    expect(requested, 'what was asked elsewhere').toEqual([])
    server.close()
  },
)

test(
  'importing a malicious product feed ends with rows or an explanation',
  { tag: '@slow' },
  async ({ page }) => {
    const { server, requested } = await listen()
    const importRegion = page.getByRole('region', { name: OWN_CATALOG.import, exact: true })
    for (const file of feeds) {
      await test.step(`${file.kind} with ${file.is}`, async () => {
        await bring(page, { at: paths.ownCatalog(), field: OWN_CATALOG.file, file, end: null })
        const refused = alert(page)
        const button = importRegion.getByRole('button', {
          name: new RegExp(`^${OWN_CATALOG.import}`),
        })
        await expect(refused.or(button).first()).toBeVisible({ timeout: 120_000 })
        if ((await button.count()) > 0 && (await button.isEnabled())) {
          await button.click()
          const result = page.getByRole('region', { name: OWN_CATALOG.result, exact: true })
          await expect(refused.or(result).first()).toBeVisible({ timeout: 240_000 })
        }
        await expectNeverStill(page)
      })
    }
    expect(requested, 'what was asked elsewhere').toEqual([])
    server.close()
  },
)

test(
  'a malicious backup is refused with its reason or can be restored',
  { tag: '@slow' },
  async ({ page }) => {
    for (const file of backups) {
      await test.step(`a backup with ${file.is}`, async () => {
        await bring(page, { at: paths.settings(), field: SETTINGS.backupFile, file, end: null })
        const message = page
          .getByRole('main')
          .getByText(file.ends === 'read' ? SETTINGS.replace : file.ends)
        await expect(message.first()).toBeVisible({ timeout: 120_000 })
        await expectNeverStill(page)
      })
    }
  },
)

test(
  'reading a table shows its progress, and Cancel ends its worker',
  { tag: '@slow' },
  async ({ page }) => {
    const file = workbooks.find(({ is }) => is === 'three million formatted cells without a value')
    if (!file) throw new Error('There is no such file.')
    const readers = () =>
      page.workers().filter((worker) => /import\.worker/.test(worker.url())).length
    await bring(page, { at: paths.priceList(), field: PRICES.file, file, end: null })
    await expect(page.getByText(/^Reading codes\.xlsx, \d+%$/)).toBeVisible()
    expect(readers()).toBe(1)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByText(/^Reading/)).toHaveCount(0)
    await expect.poll(readers, { timeout: 1000 }).toBe(0)
  },
)
