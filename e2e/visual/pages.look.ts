import { everyName, expect, open, test } from '../access/everyPage.ts'

for (const name of everyName) {
  test(name, async ({ page, kept }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // How long a request took stands on many pages, and is never the same twice.
    await page.addInitScript(() => {
      performance.now = () => 0
    })
    await open(page, name, kept)
    await page.evaluate(async () => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${name.replaceAll(/[ ,]+/g, '-')}.png`)
  })
}
