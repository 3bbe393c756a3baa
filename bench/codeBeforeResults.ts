/** The JavaScript and CSS that a page has been given when its first result stands on it: files, and what stands in the page itself. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

export type Code = { file: string; size: number }

type Marked = { firstResultAt?: number }

export const packedSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** From the next address on, keeps when the first result was in the document. */
async function markFirstResult(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      observer.disconnect()
      Object.assign(window, { firstResultAt: performance.now() } satisfies Marked)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Opens an address that `folder` is served at. */
export async function codeBeforeResults(
  page: Page,
  address: string,
  folder: string,
): Promise<Code[]> {
  await markFirstResult(page)
  await page.goto(address)
  await page.waitForFunction(() => 'firstResultAt' in window)
  const files = await page.evaluate(() => {
    const { firstResultAt = 0 } = window as Marked // set by the script above
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= firstResultAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name))
  })
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const inside = (element: RegExp, file: string): Code[] =>
    [...html.matchAll(element)].map(([, text = '']) => ({ file, size: packedSize(text) }))
  return [
    ...inside(/<style>([^<]+)<\/style>/g, 'in the page, .css'),
    ...inside(/<script(?![^>]*\bsrc=)[^>]*>([^<]+)<\/script>/g, 'in the page, .js'),
    ...[...new Set(files)].map((file) => ({
      file,
      size: packedSize(readFileSync(path.join(folder, file))),
    })),
  ]
}
