/** What pages say before a response arrives: nothing that needs the response, such as "0 changes" or "Complete". */
import type { BrowserContext, Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { conclusionsIn } from '@test/faults/conclusions.ts'
import { inScenario, inSmallCatalog } from '../support/demoData.ts'
import { addressOf, testPageNames, expect, test, type TestPageName } from './everyPage.ts'

async function announcementsOn(page: Page): Promise<string[]> {
  // Waits until pending updates are drawn.
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => requestIdleCallback(() => requestIdleCallback(() => drawn()))),
  )
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
  return conclusionsIn(text)
}

type Unanswered = 'saved data' | 'workers'

/** The database never opens, or the app's own workers never receive a message; the demo service responds as usual. */
const block: Record<Unanswered, (page: Page) => Promise<unknown>> = {
  'saved data': (page) =>
    page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB)
      IDBFactory.prototype.open = () => {
        Object.assign(window, { isDelayed: true })
        const request = open('never')
        for (const kind of ['success', 'error', 'upgradeneeded', 'blocked'])
          request.addEventListener(kind, (event) => event.stopImmediatePropagation())
        return request
      }
    }),
  workers: (page) =>
    page.addInitScript(() => {
      const FreeWorker = Worker
      window.Worker = class extends FreeWorker {
        #isDemo: boolean
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.#isDemo = /^(?:demo|own) catalog$/.test(options?.name ?? '')
        }
        override postMessage(...sent: [unknown]) {
          if (this.#isDemo) super.postMessage(...sent)
          else Object.assign(window, { isDelayed: true })
        }
      }
    }),
}

type Opened = { name: string; path: string; does?: (page: Page) => Promise<void> }

async function walk(
  context: BrowserContext,
  pages: readonly Opened[],
  prepare: (page: Page) => Promise<unknown>,
  isInMemory: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { name, path, does } of pages) {
    await test.step(name, async () => {
      const page = await context.newPage()
      await prepare(page)
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await does?.(page)
      await isInMemory(page)
      expect.soft(await announcementsOn(page), name).toEqual([])
      await page.close()
    })
  }
}

/** Pages that show a response of the service. */
const SERVICE_PAGES: readonly TestPageName[] = [
  'search',
  'search as a table',
  'a search that finds nothing',
  'product',
  'resolve',
  'EAN prices',
  'compare',
  'map',
]

test(
  'pages draw no conclusion while their request has no answer',
  { tag: '@slow' },
  async ({ context, savedThings, expectNoAnswer }) => {
    expectNoAnswer()
    const { set, batch } = savedThings.ids
    const update = async (page: Page) => {
      await page
        .getByRole('button', { name: /^(?:Check|Update)\b/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: /^Loading/ })).toBeVisible()
    }
    const pages: Opened[] = [
      ...SERVICE_PAGES.map((name) => ({
        name,
        path: inScenario(addressOf(name, savedThings), 'hang'),
      })),
      {
        name: 'a collection during an update',
        path: inScenario(paths.collection(set), 'hang'),
        does: update,
      },
      {
        name: 'the changes view during an update',
        path: inScenario(paths.changes(batch), 'hang'),
        does: update,
      },
    ]
    await walk(
      context,
      pages,
      async () => {},
      async (page) => {
        await expect(
          page.getByRole('main').locator('[aria-busy=true], progress').first(),
        ).toBeAttached()
      },
    )
  },
)

for (const unanswered of ['saved data', 'workers'] as const) {
  test(
    `pages whose ${unanswered} have not answered yet draw no conclusion`,
    { tag: '@slow' },
    async ({ context, savedThings, expectNoAnswer }) => {
      expectNoAnswer()
      const { set, batch, list } = savedThings.ids
      const views = [set, batch, list].flatMap((id) =>
        ['table', 'summary', 'merchants', 'changes', 'history'].map((view) => ({
          name: `${id}, ${view}`,
          path: inSmallCatalog(`${paths.collection(id)}?view=${view}`),
        })),
      )
      const pages =
        unanswered === 'workers'
          ? [
              ...views,
              {
                name: 'brand history',
                path: inSmallCatalog(addressOf('brand history', savedThings)),
              },
            ]
          : testPageNames
              // Leaves out pages that show responses of the service: these are complete here and may say that nothing was
              // found.
              .filter((name) => !SERVICE_PAGES.includes(name) && name !== 'no such page')
              .map((name) => ({ name, path: inSmallCatalog(addressOf(name, savedThings)) }))
      await walk(context, pages, block[unanswered], async (page) => {
        await page.waitForFunction(() => 'isDelayed' in window)
      })
    },
  )
}
