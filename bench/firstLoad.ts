/**
 * `npm run bench -- firstLoad`: the JavaScript and CSS that a page asks for before its first result stands on it, gzip.
 *
 * Each page is built by the same bundler for the same browsers and opened at the same search in a fresh browser context. A
 * file counts when it was asked for before the first `article` was in the document; its size is that of `gzip -9`. Of the demo
 * build, files that the live build has no like of (the name without its hash, and about the size) are the demo service's own and
 * stand apart.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { inBrowser } from './browser.ts'
import { type MeasuredPage, nameOf, type PageName, withPages } from './peerPages.ts'
import type { Report } from './report.ts'

const QUERY = 'cotton'
/** Of what react-instantsearch loads. */
const MOST = 0.9

type Marked = { firstResultAt?: number }
type Loaded = { file: string; size: number }

async function filesOf(browser: Browser, page: MeasuredPage): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      observer.disconnect()
      Object.assign(window, { firstResultAt: performance.now() } satisfies Marked)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await tab.goto(page.address(QUERY))
  await tab.waitForFunction(() => 'firstResultAt' in window)
  const files = await tab.evaluate(() => {
    const { firstResultAt = 0 } = window as Marked // set by the script above
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= firstResultAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name))
  })
  await context.close()
  return [...new Set(files)].map((file) => ({
    file,
    size: packedSize(path.join(page.folder, file)),
  }))
}

const isCode = (name: string) => /\.(js|css)$/.test(name)
const packedSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

const sizesIn = (folder: string): Loaded[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => ({ file, size: packedSize(path.join(folder, file)) }))

/** A file's name without the hash of its content. */
const stem = (file: string) => path.basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '')

const isLike = (one: Loaded, other: Loaded) =>
  stem(one.file) === stem(other.file) &&
  Math.abs(one.size - other.size) < Math.max(200, other.size / 10)

const sum = (files: readonly Loaded[]) => files.reduce((total, { size }) => total + size, 0)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const inKinds = (files: readonly Loaded[]) => {
  const css = sum(files.filter(({ file }) => file.endsWith('.css')))
  return `${kB(sum(files))} (JavaScript ${kB(sum(files) - css)}, CSS ${kB(css)})`
}

export const title = 'JavaScript and CSS before the first results, gzip, beside the peers'

const NAMES: readonly PageName[] = ['ours', 'demo', 'instantsearch', 'searchui', 'plain', 'floor']

export async function measure({ say, note }: Report): Promise<void> {
  await withPages(NAMES, (pages) =>
    inBrowser(async (browser) => {
      const loaded = new Map<PageName, Loaded[]>()
      for (const page of pages) loaded.set(page.name, await filesOf(browser, page))
      const of = (name: PageName) => loaded.get(name) ?? []
      const live = pages.find(({ name }) => name === 'ours')
      const app = live ? sizesIn(live.folder) : []
      const demo = of('demo').filter((one) => app.some((other) => isLike(one, other)))
      const least = sum(of('instantsearch'))
      const compared = (what: string, files: readonly Loaded[]) => {
        const ratio = sum(files) / least
        const goal = { says: `${what} ≤ ${MOST} × react-instantsearch`, isMet: ratio <= MOST }
        say(`${what} ÷ react-instantsearch`, ratio.toFixed(3), goal)
      }
      say(nameOf.ours, inKinds(of('ours')))
      say(`${nameOf.demo}, the demo service apart`, inKinds(demo))
      say('the demo service', kB(sum(of('demo')) - sum(demo)))
      for (const name of ['instantsearch', 'searchui', 'plain', 'floor'] as const)
        say(nameOf[name], inKinds(of(name)))
      compared('live', of('ours'))
      compared('demo', demo)
      note(
        `Files of the app: ${of('ours')
          .map(({ file, size }) => `${file} ${size}`)
          .join(', ')}.`,
      )
    }),
  )
}
