/**
 * `npm run bench -- firstLoad`: the JavaScript and CSS that a page asks for before its first result stands on it, gzip.
 *
 * Each page is built by the same bundler for the same browsers and opened at the same search in a fresh browser context. A
 * file counts when it was asked for before the first `article` was in the document, and so does what stands in the page itself;
 * sizes are those of `gzip -9`. Of the demo
 * build, files that the live build has no like of (the name without its hash, and about the size) are the demo service's own and
 * stand apart.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { inBrowser } from './browser.ts'
import { type Code, codeBeforeResults, packedSize } from './codeBeforeResults.ts'
import { type MeasuredPage, nameOf, type PageName, withPages } from './beside/pages.ts'
import type { Report } from './report.ts'

const QUERY = 'cotton'
/** Of what react-instantsearch loads. */
const MOST = 0.9

async function codeOf(browser: Browser, page: MeasuredPage): Promise<Code[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const code = await codeBeforeResults(await context.newPage(), page.address(QUERY), page.folder)
  await context.close()
  return code
}

const isCode = (name: string) => /\.(js|css)$/.test(name)

const sizesIn = (folder: string): Code[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => ({ file, size: packedSize(readFileSync(path.join(folder, file))) }))

/** A file's name without the hash of its content. */
const stem = (file: string) => path.basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '')

const isLike = (one: Code, other: Code) =>
  stem(one.file) === stem(other.file) &&
  Math.abs(one.size - other.size) < Math.max(200, other.size / 10)

const sum = (files: readonly Code[]) => files.reduce((total, { size }) => total + size, 0)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const inKinds = (files: readonly Code[]) => {
  const css = sum(files.filter(({ file }) => file.endsWith('.css')))
  return `${kB(sum(files))} (JavaScript ${kB(sum(files) - css)}, CSS ${kB(css)})`
}

export const title = 'JavaScript and CSS before the first results, gzip, beside the peers'

const NAMES: readonly PageName[] = ['ours', 'demo', 'instantsearch', 'searchui', 'plain', 'floor']

export async function measure({ say, note }: Report): Promise<void> {
  await withPages(NAMES, (pages) =>
    inBrowser(async (browser) => {
      const loaded = new Map<PageName, Code[]>()
      for (const page of pages) loaded.set(page.name, await codeOf(browser, page))
      const of = (name: PageName) => loaded.get(name) ?? []
      const live = pages.find(({ name }) => name === 'ours')
      const app = live ? sizesIn(live.folder) : []
      const own = of('ours').filter(({ file }) => file.startsWith('in the page'))
      const demo = of('demo').filter((one) => [...app, ...own].some((other) => isLike(one, other)))
      const least = sum(of('instantsearch'))
      const compared = (what: string, files: readonly Code[]) => {
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
