/**
 * Draws the icons of the installed app from public/icon.svg: `node scripts/icons.mjs`. Maskable icons and Apple's fill their
 * square, because the system cuts them to its own shape; the mark stays well inside the part that is never cut.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { root } from './setup.mjs'

const icons = [
  { file: 'icon-192.png', pixels: 192, fills: false },
  { file: 'icon-512.png', pixels: 512, fills: false },
  { file: 'icon-maskable-512.png', pixels: 512, fills: true },
  { file: 'apple-touch-icon.png', pixels: 180, fills: true },
]

const svg = await readFile(path.join(root, 'public/icon.svg'), 'utf8')
const ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1]
if (!ground) throw new Error('public/icon.svg has no ground to take the colour from')
if (!(await findBrowser())) throw new Error('No browser to draw with')
const launch = JSON.parse(await readFile(path.join(root, '.cache/browser.json'), 'utf8'))
const browser = await chromium.launch(launch)
const page = await browser.newPage()
for (const { file, pixels, fills } of icons) {
  await page.setViewportSize({ width: pixels, height: pixels })
  await page.setContent(
    `<body style="margin:0;background:${fills ? ground : 'transparent'}">${svg}`,
  )
  await page.screenshot({ path: path.join(root, 'public', file), omitBackground: true })
}
await browser.close()
