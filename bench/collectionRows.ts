/**
 * `npm run bench -- collectionRows`: fifty thousand rows are loaded, sorted, filtered, summarised and scrolled in the built app on
 * its demo service.
 */
import type { Page } from 'playwright'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { rangeFrom, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { RUN } from '@/words/runNames.ts'
import { turnOnDeveloper } from '../e2e/support/developer.ts'
import { inBuiltDemo, longestTaskIn, middleAndHigh, scroll } from './builtDemo.ts'
import type { Goal, Report } from './report.ts'

/** The number of listings in the catalog: enough that more than 50,000 have a word that starts with `QUERY`. */
const LISTINGS = 110_000
const QUERY = 's'
const AT_ONCE = 12
/** The page shows the result of a step if no request to the worker was pending for this time, in milliseconds. */
const REST = 400
/** How long a step may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000
/** The limit for a task of the page's main thread, in milliseconds. */
const MOST = 50

type Tasks = { open: number; answers: number; last: number; longest: number; name: string }

/** Watches the worker that has the rows: counts its pending requests and finds its slowest response. */
async function watchWorker(page: Page) {
  await page.addInitScript(() => {
    const tasks: Tasks = { open: 0, answers: 0, last: 0, longest: 0, name: '' }
    Object.assign(window, { tasks })
    const BrowserWorker = window.Worker
    window.Worker = class extends BrowserWorker {
      readonly #asked = new Map<number, { name: string; at: number }>()
      readonly #isWatched: boolean
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.#isWatched = options?.name === 'workbench rows'
        this.addEventListener('message', ({ data }: MessageEvent<{ id?: number }>) => {
          const requested = this.#asked.get(data.id ?? -1)
          if (!requested) return
          this.#asked.delete(data.id ?? -1)
          tasks.open -= 1
          tasks.answers += 1
          tasks.last = performance.now()
          const took = tasks.last - requested.at
          if (took > tasks.longest) Object.assign(tasks, { longest: took, name: requested.name })
        })
      }
      override postMessage(message: { id: number; name: string }, ...rest: never[]) {
        if (this.#isWatched) {
          this.#asked.set(message.id, { name: message.name, at: performance.now() })
          tasks.open += 1
        }
        super.postMessage(message, ...rest)
      }
    }
  })
  return {
    /**
     * Waits until the worker has answered every request, also requests that are sent after a delay, such as those for typed words.
     */
    async settled() {
      await page.evaluate(() => {
        const { tasks } = window as unknown as { tasks: Tasks } // set above
        tasks.last = performance.now()
      })
      await page.waitForFunction((rest) => {
        const { tasks } = window as unknown as { tasks: Tasks } // set above
        return tasks.answers > 0 && tasks.open === 0 && performance.now() - tasks.last > rest
      }, REST)
    },
    slowest: () =>
      page.evaluate(() => {
        const { tasks } = window as unknown as { tasks: Tasks } // set above
        const { longest, name } = tasks
        Object.assign(tasks, { longest: 0, name: '' })
        return { longest, name }
      }),
  }
}

async function load(page: Page): Promise<void> {
  const { pathname, searchParams } = new URL(
    paths.search(searchState({ q: QUERY, countries: ['us'] })),
    'http://demo',
  )
  searchParams.set('catalog', String(LISTINGS))
  // The number of parallel requests is a setting for developers.
  await turnOnDeveloper(page)
  await page.goto(`${pathname}?${searchParams}`)
  await page
    .getByRole('button', { name: new RegExp(`^${LOAD.load}`) })
    .first()
    .click()
  await page.getByRole('combobox', { name: RUN.atOnce }).selectOption(String(AT_ONCE))
  await page.getByRole('button', { name: /^Load [\d,]+ products?$/ }).click()
  // A search may find more products than the app loads.
  const whole = page.getByText(/^(?:Complete,|Incomplete, [\d,]+ of [\d,]+ found)/)
  // On a busy machine the demo may answer some of so many requests too late.
  const failed = page.getByRole('button', { name: /^Try (it|the [\d,]+) again$/ })
  for (;;) {
    await whole.or(failed).first().waitFor({ timeout: 900_000 })
    if (await whole.isVisible()) return
    await failed.click()
  }
}

/** What a person does with the rows, one after the other. */
function steps(page: Page): [what: string, act: () => Promise<unknown>][] {
  const head = (name: string) => page.getByRole('columnheader').getByRole('button', { name })
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first()
  const slider = page.getByRole('slider', { name: rangeFrom('Offer price') })
  const show = (name: string) => page.getByRole('link', { name, exact: true }).click()
  return [
    ['sort by offer price', () => head('Offer price').click()],
    ['sort by title', () => head('Title').click()],
    [
      'sort by brand, then by offer price',
      async () => {
        await head('Brand').click()
        await head('Offer price').click({ modifiers: ['Shift'] })
      },
    ],
    ['narrow the offer price, ten steps of a handle', () => pressTen(page, () => slider.focus())],
    ['narrow to what is in stock', () => box('In stock').click()],
    ['narrow to a merchant', () => box('Northgate').click()],
    ['find two words', () => page.getByLabel(COLLECTION_VIEWS.text).pressSequentially('slim blue')],
    [
      'clear all',
      () => page.getByRole('button', { name: COLLECTION_VIEWS.clearAll, exact: true }).click(),
    ],
    ['summary: figures by group, heat table, distributions, ladder', () => show('Summary')],
    [
      'the mean instead of the median',
      () => page.getByRole('combobox', { name: SUMMARY.measure }).selectOption('mean'),
    ],
    ['back to the table', () => show('Table')],
  ]
}

async function pressTen(page: Page, focus: () => Promise<void>): Promise<void> {
  await focus()
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('ArrowRight')
}

async function measureIn(page: Page, { addFigure, note }: Report): Promise<void> {
  page.setDefaultTimeout(PATIENCE)
  const worker = await watchWorker(page)
  const loading = performance.now()
  await load(page)
  await worker.settled()
  const seconds = (performance.now() - loading) / 1000
  const table = page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
  const rows = Number(await table.getAttribute('aria-rowcount')) - 1
  addFigure(
    `${rows.toLocaleString('en')} rows loaded and saved, ${AT_ONCE} requests at once`,
    `${seconds.toFixed(0)} s`,
  )
  note(
    'Of each step: the slowest answer of the worker with the rows; the longest task of the page by the clock / by the processor.',
  )
  const step = async (what: string, act: () => Promise<unknown>, hasGoal = false) => {
    await worker.slowest()
    const task = await longestTaskIn(page, async () => {
      await act()
      await worker.settled()
    })
    const { longest, name } = await worker.slowest()
    const times = [task.clock, task.processor].map((time) => time.toFixed(0)).join(' / ')
    const goal: Goal = { message: `no task above ${MOST} ms`, isMet: task.clock <= MOST }
    addFigure(what, `${longest.toFixed(0)} ms (${name}); ${times} ms`, hasGoal ? goal : undefined)
  }
  await step('opened again', () => page.reload())
  for (const [what, act] of steps(page))
    await step(what, act, /^(sort|narrow|find|clear)/.test(what))
  let gaps: number[] = []
  await step(
    'scrolling',
    async () => {
      gaps = await scroll(page, COLLECTION_VIEWS.rowsBox)
    },
    true,
  )
  addFigure('frames while the rows scroll, p50 / p95', middleAndHigh(gaps))
}

export const title =
  'fifty thousand rows sorted, narrowed, summed up and scrolled in the built demo'

export function measure(report: Report): Promise<void> {
  return inBuiltDemo((page) => measureIn(page, report))
}
