/**
 * `npm run bench -- codes`: checks ten thousand codes in the built app on its demo service, compared with the same requests without
 * the app.
 */
import type { Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { turnOnDeveloper } from '../e2e/support/developer.ts'
import { inBuiltDemo, middleAndHigh, scroll, watchTasks } from './builtDemo.ts'
import type { Report } from './report.ts'
import { soldCodes } from './soldCodes.ts'

const CODES = 10_000
const AT_ONCE = 12
/** The number of codes that are requested without the app, for the ratio. */
const BARE = 1000
/** The time limit for the whole check, in milliseconds. */
const PATIENCE = 900_000

/** Returns the requests per second when nothing else is done, with as many parallel requests as in the app. */
function requestBare(
  page: Page,
  target: { url: string; headers: Record<string, string>; codes: string[] },
) {
  return page.evaluate(
    async ({ url, headers, codes, atOnce }) => {
      const left = [...codes]
      const from = performance.now()
      const request = async () => {
        for (let code = left.pop(); code !== undefined; code = left.pop()) {
          await (await fetch(url.replace(/\d{8,14}/, code), { headers })).text()
        }
      }
      await Promise.all(Array.from({ length: atOnce }, request))
      return codes.length / ((performance.now() - from) / 1000)
    },
    { ...target, atOnce: AT_ONCE },
  )
}

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

async function measureIn(
  page: Page,
  codes: readonly string[],
  { addFigure }: Report,
): Promise<void> {
  const longestTask = await watchTasks(page)
  const first = page.waitForRequest(/\/productCodes\//)
  // The number of parallel requests is a setting for developers.
  await turnOnDeveloper(page)
  await page.goto(paths.newCollection())
  await page.getByLabel(CODE_CHECK.file).setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(codes.join('\n')),
  })
  await page.getByRole('combobox', { name: CODE_CHECK.atOnce }).selectOption(String(AT_ONCE))
  for (const name of [CODE_CHECK.names, CODE_CHECK.otherForms]) {
    await page.getByRole('checkbox', { name }).setChecked(false)
  }
  const start = page.getByRole('button', { name: /^Create and check/ })
  await start.click()
  const from = performance.now()
  const bar = page.getByRole('progressbar', { name: CODE_CHECK.progress })
  await bar.waitFor({ state: 'attached' })
  await longestTask()
  const request = await first
  const requests = await bar.evaluate((element: HTMLProgressElement) => element.max)
  // The progress disappears when the check is over.
  await bar.waitFor({ state: 'detached', timeout: PATIENCE })
  const rate = requests / ((performance.now() - from) / 1000)
  const running = await longestTask()
  const memory = await heap(page)
  const gaps = await scroll(page, COLLECTION_VIEWS.rowsBox)
  const scrolling = await longestTask()
  const headers = await request.allHeaders()
  const bare = await requestBare(page, {
    url: request.url(),
    headers: { accept: 'application/json', apikey: headers['apikey'] ?? '' },
    codes: codes.slice(0, BARE),
  })
  addFigure('rows a second, each saved when it is answered', rate.toFixed(1))
  addFigure('requests a second without the app', bare.toFixed(1))
  addFigure('app ÷ without', (rate / bare).toFixed(2))
  addFigure('longest task while it runs', `${running.toFixed(0)} ms`)
  addFigure('JavaScript heap with all rows answered', `${(memory / 1e6).toFixed(0)} MB`)
  addFigure('frames while all rows scroll, p50 / p95', middleAndHigh(gaps))
  addFigure('longest task while they scroll', `${scrolling.toFixed(0)} ms`)
}

export const title = `${CODES.toLocaleString('en')} codes, ${AT_ONCE} at once, in the built demo`

export function measure(report: Report): Promise<void> {
  return inBuiltDemo((page) => measureIn(page, soldCodes(CODES), report))
}
