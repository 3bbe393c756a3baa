/**
 * `npm run bench -- wholePage`: how long a cold visit takes until the page is complete and usable. Each page is opened in a
 * fresh browser context at 1440 × 900 with network and processor slowed down by DevTools; its files and responses come
 * compressed from this machine. A rehearsal reads the parts of the page at rest: for a search products, facets, the header with
 * its controls, and the page links. A visit is over with the frame in which all parts read the same. The order of the pages
 * changes with each turn; a ratio is the median of the ratios within the turns. "Before" is the app at the commit named below,
 * built here. "Warm" is a link followed inside the app once its page is at rest. "Work" is the CPU time of the page's main
 * thread until it was at rest.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { addresses } from '../e2e/support/demoData.ts'
import { nameOf } from './beside/pages.ts'
import { storedAnswers, type Service, servePage } from './beside/server.ts'
import { inBrowser } from './browser.ts'
import { shownAtRest, installClock } from './paint/clock.ts'
import { median } from './quantile.ts'
import type { Report } from './report.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The last commit whose page appeared in three phases. */
const BEFORE = '4adc443'
const TURNS = Number(process.env['BENCH_RUNS'] ?? 15)
/** The number of turns for pages that are compared only with the earlier app. */
const FEWER_TURNS = Math.ceil(TURNS / 3)
/** `BENCH_PAGES` limits the pages for a quick trial. */
const WANTED = process.env['BENCH_PAGES']?.split(',')

const profiles = {
  slow: {
    message: '1.6 Mbit/s, 150 ms, a quarter of the processor',
    kbits: 1600,
    ms: 150,
    slower: 4,
  },
  fast: { message: '10 Mbit/s, 40 ms, half of the processor', kbits: 10_000, ms: 40, slower: 2 },
}
type Profile = (typeof profiles)[keyof typeof profiles]

/** Selectors of the parts that are compared at rest; their figures are ignored, because durations differ. */
type Parts = readonly string[]
type Visit = { page: string; origin: string; address: string; parts: Parts }

const search: Parts = [
  'main header',
  'aside',
  'main ul[aria-label=Results]',
  'main nav[aria-label=Pages]',
]
const whole: Parts = ['main']

/** `before` is the page's address in the earlier app, if it differs. */
type Opened = { address: string; before?: string; parts: Parts }

/** The pages of the app, at addresses with content. */
const pages = {
  Search: { address: '/search?q=cotton&country=us', parts: search },
  Product: { address: addresses.product, parts: whole },
  'EAN prices': { address: addresses.ean, parts: whole },
  Resolve: { address: addresses.resolve, parts: whole },
  'New collection': { address: paths.newCollection(), before: '/batch', parts: whole },
  Collections: { address: paths.collections(), before: '/workbench', parts: whole },
} satisfies Record<string, Opened>

const peer = {
  address: '/?products%5Bquery%5D=cotton&rows=24',
  parts: ['.rail', '.grid', '.ais-Stats-text'],
}

/** The packages of the app with one route and one product: what they alone take. */
const packages = { address: '/?q=cotton', parts: ['article'] }

/** Builds the app of the earlier commit with the installed packages, which are the same as at that commit. */
async function buildBefore(): Promise<string> {
  const dist = path.join(root, '.cache', `before-${BEFORE}`)
  if (existsSync(path.join(dist, 'index.html'))) return dist
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-before-'))
  try {
    const sources = execFileSync('git', ['archive', BEFORE], { cwd: root, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: sources })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const vite = path.join(root, 'node_modules/vite/bin/vite.js')
    const where = ['--outDir', dist, '--emptyOutDir']
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...where], {
      cwd: folder,
      stdio: 'inherit',
      // Vite, which loaded this file, has set the mode for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return dist
}

/** Runs in the page: records the time of a click, and the time after the frame in which all parts read as at rest. */
function watchParts({ selectors, texts }: { selectors: Parts; texts: readonly string[] }): void {
  const read = (selector: string) =>
    (document.querySelector(selector)?.textContent ?? '').replaceAll(/[\d.,:]+/g, '')
  const seen = { click: 0, first: 0, whole: 0, largest: 0 }
  Object.assign(window, { seen })
  addEventListener('click', ({ timeStamp }) => (seen.click = timeStamp), {
    capture: true,
    once: true,
  })
  const poll = () => {
    if (
      seen.first === 0 &&
      document.querySelector('main article, .grid article, #root > article')
    ) {
      seen.first = performance.now()
    }
    if (selectors.every((selector, at) => read(selector) === texts[at])) {
      seen.whole = performance.now()
    } else {
      requestAnimationFrame(() => setTimeout(poll))
    }
  }
  requestAnimationFrame(() => setTimeout(poll))
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

type Seen = { click: number; first: number; whole: number; largest: number }

/** Resolves once the watched parts read as at rest; throws if they never do. */
async function seenWhole(page: Page, name: string): Promise<Seen> {
  const isWhole = page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.whole > 0)
  await isWhole.catch((error: unknown) => {
    throw new Error(`${name} never reads as in the rehearsal`, { cause: error })
  })
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen) // set by watchParts
}

const withoutTimes = (text: string) => text.replaceAll(/[\d.,:]+/g, '')

async function fresh<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

const rehearse = (browser: Browser, { origin, address, parts }: Visit): Promise<string[]> =>
  fresh(browser, async (page) => {
    await installClock(page)
    await page.goto(origin + address)
    for (const part of parts) await page.locator(part).first().waitFor()
    await page.waitForLoadState('networkidle')
    return (await shownAtRest(page, [...parts])).map(withoutTimes)
  })

export type VisitTimes = Omit<Seen, 'click'> & { work: number; bytes: number; files: number }

/** Slows down network and processor as in the profile; returns the DevTools session. */
async function slowDown(page: Page, profile: Profile) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.ms,
    downloadThroughput: (profile.kbits * 1000) / 8,
    uploadThroughput: (profile.kbits * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slower })
  return session
}

/** Milliseconds since the address was requested; transferred bytes of code and styles until the page is complete. */
const visitOnce = (
  browser: Browser,
  { page: name, origin, address, parts }: Visit,
  wanted: readonly string[],
  profile: Profile,
): Promise<VisitTimes> =>
  fresh(browser, async (page) => {
    await page.addInitScript(watchParts, { selectors: parts, texts: wanted })
    const session = await slowDown(page, profile)
    // Measures CPU time of the thread, so that other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const code = new Map<string, { bytes: number; at: number }>()
    const requested = new Map<string, string>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) =>
      requested.set(requestId, request.url),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = requested.get(requestId) ?? ''
      if (/\.(?:js|css)$/.test(url)) code.set(url, { bytes: encodedDataLength, at: Date.now() })
    })
    await page.goto(origin + address, { waitUntil: 'commit' })
    await seenWhole(page, name)
    const at = Date.now()
    await page.waitForLoadState('networkidle')
    const { click: _, ...seen } = await seenWhole(page, name)
    const { metrics } = await session.send('Performance.getMetrics')
    const work = (metrics.find((one) => one.name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    const before = [...code.values()].filter((file) => file.at <= at)
    const bytes = before.reduce((sum, file) => sum + file.bytes, 0)
    return { ...seen, work, bytes, files: before.length }
  })

/** Measures the visits in turns, each in another order; the result is by page name. */
async function measureVisits(
  browser: Browser,
  visits: readonly Visit[],
  profile: Profile,
  turns: number,
): Promise<Map<string, VisitTimes[]>> {
  const wanted = new Map<string, string[]>()
  for (const visit of visits) wanted.set(visit.page, await rehearse(browser, visit))
  const timesByPage = new Map<string, VisitTimes[]>()
  // The first turn warms up the browser and the service.
  for (let turn = -1; turn < turns; turn += 1) {
    for (let offset = 0; offset < visits.length; offset += 1) {
      const visit = visits[(turn + 1 + offset) % visits.length]
      if (!visit) continue
      const one = await visitOnce(browser, visit, wanted.get(visit.page) ?? [], profile)
      if (turn >= 0) timesByPage.set(visit.page, [...(timesByPage.get(visit.page) ?? []), one])
    }
  }
  return timesByPage
}

/** Links that are followed one after the other, named by the page that each opens. */
const WAY = {
  'from a card to its product': 'main ul[aria-label=Results] article a',
  'from a product to its EAN prices': 'main a[href*="/ean/"]',
}

/**
 * Milliseconds from each click until the linked page is complete. Its code is already loaded; its response is requested when
 * the pointer reaches the link, or known from the previous page.
 */
async function follow(
  browser: Browser,
  origin: string,
  profile: Profile,
): Promise<Map<string, number[]>> {
  const wanted: string[][] = []
  const walk = (visit: (page: Page, link: Locator, name: string) => Promise<void>) =>
    fresh(browser, async (page) => {
      await installClock(page)
      await page.goto(origin + pages.Search.address)
      for (const [name, selector] of Object.entries(WAY)) {
        const link = page.locator(selector).first()
        await link.waitFor()
        // The app prefetches linked pages once a page is complete.
        await page.waitForLoadState('networkidle')
        await shownAtRest(page, [...whole])
        await visit(page, link, name)
      }
    })
  await walk(async (page, link) => {
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL((url) => url.href.endsWith(href ?? ''))
    wanted.push((await shownAtRest(page, [...whole])).map(withoutTimes))
  })
  const timesByLink = new Map<string, number[]>()
  for (let turn = -1; turn < TURNS; turn += 1) {
    const texts = wanted.values()
    await walk(async (page, link, name) => {
      const session = await slowDown(page, profile)
      await page.evaluate(watchParts, { selectors: whole, texts: texts.next().value ?? [] })
      await link.click()
      const seen = await seenWhole(page, name)
      if (turn >= 0)
        timesByLink.set(name, [...(timesByLink.get(name) ?? []), seen.whole - seen.click])
      await session.detach()
    })
  }
  return timesByLink
}

export const title =
  'a cold visit until the whole page can be used, beside react-instantsearch and before'

export async function measure({ addFigure, note }: Report): Promise<void> {
  const folders = {
    ours: path.join(root, 'dist'),
    before: await buildBefore(),
    peer: path.join(root, 'bench/peers/dist/instantsearch'),
    packages: path.join(root, 'bench/peers/dist/floor'),
  }
  const service: Service = await storedAnswers()
  const serve = (folder: string) => servePage(folder, service.answer)
  const [ours, before, other, floor] = await Promise.all([
    serve(folders.ours),
    serve(folders.before),
    serve(folders.peer),
    serve(folders.packages),
  ])
  try {
    await inBrowser(async (browser) => {
      for (const [speed, profile] of Object.entries(profiles)) {
        for (const [name, opened] of Object.entries<Opened>(pages)) {
          if (WANTED?.includes(name) === false) continue
          const visits: Visit[] = [
            { page: 'ours', origin: ours.origin, ...opened },
            {
              page: 'before',
              origin: before.origin,
              ...opened,
              address: opened.before ?? opened.address,
            },
            ...(name === 'Search'
              ? [
                  { page: 'react-instantsearch', origin: other.origin, ...peer },
                  { page: nameOf.floor, origin: floor.origin, ...packages },
                ]
              : []),
          ]
          const turns = name === 'Search' ? TURNS : FEWER_TURNS
          const timesByPage = await measureVisits(browser, visits, profile, turns)
          const of = (page: string) => timesByPage.get(page) ?? []
          const middle = (page: string, read: keyof VisitTimes) =>
            median(of(page).map((one) => one[read]))
          for (const page of timesByPage.keys()) {
            addFigure(
              `${speed}, ${name}, ${page}: first card / whole / LCP`,
              `${middle(page, 'first').toFixed(0)} / ${middle(page, 'whole').toFixed(0)} / ${middle(page, 'largest').toFixed(0)} ms`,
            )
            addFigure(
              `${speed}, ${name}, ${page}: work, code until whole`,
              `${middle(page, 'work').toFixed(0)} ms, ${(middle(page, 'bytes') / 1000).toFixed(1)} kB in ${middle(page, 'files')} files`,
            )
          }
          const compare = (what: string, read: keyof VisitTimes, to: string, most: number) => {
            const value = median(
              of('ours').map((one, turn) => one[read] / (of(to)[turn]?.[read] ?? Number.NaN)),
            )
            const goal = { message: `≤ ${most} × ${to}`, isMet: value <= most }
            addFigure(`${speed}, ${name}, ${what}: the app ÷ ${to}`, value.toFixed(2), goal)
          }
          if (name === 'Search') {
            compare('whole page', 'whole', 'react-instantsearch', 0.9)
            compare('LCP', 'largest', 'react-instantsearch', 1)
            compare('work', 'work', 'react-instantsearch', 1.1)
          }
          compare('whole page', 'whole', 'before', 0.6)
        }
        for (const [name, took] of await follow(browser, ours.origin, profile)) {
          addFigure(
            `${speed}, ${name}, warm: from the click to the whole page`,
            `${median(took).toFixed(0)} ms`,
          )
        }
      }
    })
    note(
      `Slow: ${profiles.slow.message}. Fast: ${profiles.fast.message}. ${TURNS} turns for Search, ${FEWER_TURNS} for the others. Before: ${BEFORE}.`,
    )
  } finally {
    await Promise.all([ours, before, other, floor, service].map((one) => one.close()))
  }
}
