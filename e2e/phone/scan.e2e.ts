import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { PAGES } from '@/words/pageNames.ts'
import { SCAN } from '@/words/scanNames.ts'
import { goInApp } from '../access/scenario.ts'
import { barsOf, filmOf, photoOf, withLastDigit } from '../support/barcodePictures.ts'
import { addresses, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll, expectSaid } from '../support/locators.ts'

// Chromium plays a video of a barcode instead of a camera and requests no permission; its headless shell can't.

const folder = mkdtempSync(path.join(tmpdir(), 'catalog-scan-'))
const film = path.join(folder, 'barcode.y4m')
writeFileSync(film, filmOf(barsOf(oxford.ean)))

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
})
// Playwright does not see requests that a service worker forwards.
test.use({ serviceWorkers: 'block' })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const opener = (page: Page) => page.getByRole('search').getByRole('button', { name: SCAN.open })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: SCAN.title })
const prices = (code: string) =>
  inSmallCatalog(paths.ean(code, { ...us, ownMerchants: {}, ref: 'median' }))

/** Opens the sheet without waiting for it, because a camera that shows a barcode may close it at once. */
async function openScanSheet(page: Page) {
  await page.goto(inSmallCatalog(addresses.search))
  await opener(page).tap()
}

async function openSheet(page: Page) {
  await openScanSheet(page)
  const sheet = sheetOf(page)
  await expect(sheet).toBeVisible()
  return sheet
}

/** Records the camera tracks that the page opens. The returned function reads the state of each: `live` or `ended`. */
async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const originalGetUserMedia = devices.getUserMedia.bind(devices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { cameraTracks: tracks })
    devices.getUserMedia = async (wanted) => {
      const stream = await originalGetUserMedia(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  return () =>
    page.evaluate(() => {
      const { cameraTracks } = window as unknown as { cameraTracks: MediaStreamTrack[] } // set above
      return cameraTracks.map(({ readyState }) => readyState)
    })
}

/** Refuses the camera as a user may do; `allow` permits it from then on. */
async function refuseCamera(page: Page) {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const originalGetUserMedia = devices.getUserMedia.bind(devices)
    const refused = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    devices.getUserMedia = refused
    Object.assign(window, { allowCamera: () => (devices.getUserMedia = originalGetUserMedia) })
  })
  const allow = () =>
    page.evaluate(() => {
      const { allowCamera } = window as unknown as { allowCamera: () => unknown } // set above
      allowCamera()
    })
  return { allow }
}

test.describe('with the camera allowed', () => {
  test('a barcode held before the camera leads to its prices', async ({ page }) => {
    const tracks = await watchCamera(page)
    await openScanSheet(page)
    await expect(page).toHaveURL(prices(oxford.ean))
    await expect(contentOf(page, 'ean')).toBeVisible()
    await expect(sheetOf(page)).toHaveCount(0)
    await expect.poll(tracks).toEqual(['ended'])
    await page.goBack()
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(sheetOf(page)).toHaveCount(0)

    // The scan button beside the field for codes works, too.
    await goInApp(page, prices(''))
    await page.getByRole('main').getByRole('button', { name: SCAN.open }).tap()
    await expect(page).toHaveURL(prices(oxford.ean))
    await expect(contentOf(page, 'ean')).toBeVisible()
  })

  test(
    'a barcode reader that doesn’t load is reported, and digits can still be typed',
    { tag: '@slow' },
    async ({ page, expectNoAnswer }) => {
      expectNoAnswer()
      await page.route(/barcodes\.worker-/, (route) => route.abort())
      const sheet = await openSheet(page)
      await expect(sheet).toContainText('The barcode reader didn’t load.')
      await sheet.getByRole('textbox', { name: SCAN.code }).fill(oxford.ean)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(prices(oxford.ean))
    },
  )

  test(
    'the camera is switched off when the sheet or the page is closed',
    { tag: '@slow' },
    async ({ page, expectNoAnswer }) => {
      expectNoAnswer()
      // Without a decoder no code is found, so the camera stays on.
      await page.route(/barcodes\.worker-/, () => undefined)
      const tracks = await watchCamera(page)
      await page.goto(inSmallCatalog('/'))
      const tabs = page.getByRole('navigation', { name: NAMES.smallNavigation })
      await tabs.getByRole('link', { name: PAGES.search }).tap()
      await opener(page).tap()
      await expect(sheetOf(page).getByLabel(SCAN.picture)).toBeVisible()
      await expect.poll(tracks).toEqual(['live'])
      await page.keyboard.press('Escape')
      await expect(sheetOf(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
      await expect.poll(tracks).toEqual(['ended'])

      await opener(page).tap()
      await expect.poll(tracks).toEqual(['ended', 'live'])
      await page.goBack()
      await expect(sheetOf(page)).toHaveCount(0)
      await expect.poll(tracks).toEqual(['ended', 'ended'])
    },
  )
})

test(
  'if the camera is refused, the sheet says how to allow it and accepts digits',
  { tag: '@slow' },
  async ({ page }) => {
    const { allow } = await refuseCamera(page)
    const sheet = await openSheet(page)
    await expect(sheet).toContainText('The camera isn’t allowed on this page.')
    await expectSaid(page, 'The camera isn’t allowed on this page.')
    await expectNoSidewaysScroll(page)
    const field = sheet.getByRole('textbox', { name: SCAN.code })
    await field.fill('12')
    await page.keyboard.press('Enter')
    await expect(sheet).toContainText('2 digits: a code has 8, 12, 13 or 14')
    await expect(page).toHaveURL(inSmallCatalog(addresses.search))
    await allow()
    await sheet.getByRole('button', { name: SCAN.tryCameraAgain }).tap()
    await expect(page).toHaveURL(prices(oxford.ean))
  },
)

const kinds = {
  'EAN-13': oxford.ean,
  'EAN-8': '20011208',
  'UPC-A': '036000291452',
  'ITF-14': '15400141288763',
}

test(
  `a photo does as well: ${Object.keys(kinds).join(', ')}`,
  { tag: '@slow' },
  async ({ page }) => {
    await refuseCamera(page)
    await page.goto(inSmallCatalog(addresses.search))
    for (const [kind, code] of Object.entries(kinds)) {
      await test.step(kind, async () => {
        await opener(page).tap()
        const photo = { name: 'photo.bmp', mimeType: 'image/bmp', buffer: photoOf(barsOf(code)) }
        await sheetOf(page).getByLabel(SCAN.photo).setInputFiles(photo)
        await expect(page).toHaveURL(prices(code))
        await expect(sheetOf(page)).toHaveCount(0)
      })
    }
  },
)

test(
  'a photo without barcode, one with a wrong check digit and a non-picture each show an error',
  { tag: '@slow' },
  async ({ page }) => {
    await refuseCamera(page)
    const sheet = await openSheet(page)
    const choose = (name: string, buffer: Buffer) =>
      sheet.getByLabel(SCAN.photo).setInputFiles({ name, mimeType: 'image/bmp', buffer })
    await choose('text.bmp', Buffer.from('no picture'))
    await expect(sheet).toContainText('This file isn’t a picture that the browser can read.')
    await choose('white.bmp', photoOf([false]))
    await expect(sheet).toContainText('No barcode of a product was found in this photo.')
    await choose('slip.bmp', photoOf(withLastDigit(oxford.ean, 7)))
    const read = `${oxford.ean.slice(0, -1)}7`
    await expect(sheet).toContainText(`${read} was read. Its check digit is 7, should be 4.`)
    await sheet.getByRole('button', { name: 'Show similar codes' }).tap()
    await expect(page).toHaveURL(prices(read))
  },
)
