/**
 * The demo service in the page: the engine in a Web Worker, the handlers in a service worker; if workers are blocked, both in the
 * page.
 */
// Imported for its side effect, and first: msw reads local storage when it is loaded.
import './page/lentStorage.ts'
import { getResponse } from 'msw'
import { type NamedApiVariant, apiVariants } from './apiVariants.ts'
import type { Week } from './catalog/catalog.ts'
import { DEMO_SIZE, SIZE_RULE, demoSizes, readSize } from './catalog/demoSize.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import engineUrl from './catalog/worker/worker.ts?worker&url'
import { workerCatalog } from './catalog/worker/workerCatalog.ts'
import { readDemoNames } from './demoNames.ts'
import { DEMO_HEADER, createHandlers, waitByTimer } from './handlers/index.ts'
import { PATIENCE_MS, patientCatalog } from './handlers/patientCatalog.ts'
import { refusedCatalog } from './handlers/refusedCatalog.ts'
import { weekIn } from './handlers/scenarios/scenarioReply.ts'
import { type Latency, believableLatency, latencies } from './latency.ts'
import { type OwnCatalog, ownCatalog } from './own/ownCatalog.ts'
import { startOwn } from './own/startOwn.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import ownUrl from './own/worker.ts?worker&url'
import { demoFetch } from './page/demoFetch.ts'
import { type Built, engineFor } from './page/engineFor.ts'
import { takeBackStorage } from './page/lentStorage.ts'
import { pingWhileVisible } from './page/pingWhileVisible.ts'
import { trustScripts } from './page/trustedScripts.ts'
import { type Scenario, scenarios } from './scenarios.ts'

takeBackStorage()

const MOUNT = 'page'

const inAddress = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** `catalog=N` in the page's address sets the number of listings; null if N is not a valid size. */
const sizeInAddress = (): number | null => readSize(inAddress('catalog') ?? String(DEMO_SIZE))

const engine = (size: number | null, week: Week): Built => {
  if (size === null) {
    return { catalog: Promise.resolve(refusedCatalog(`catalog= in the address ${SIZE_RULE}`)) }
  }
  try {
    const worker = new Worker(engineUrl, { type: 'module', name: 'demo catalog' })
    const built = workerCatalog(worker, size, week)
    const catalog = patientCatalog(
      built,
      () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    )
    return {
      catalog: Promise.resolve(catalog),
      end: () => {
        worker.terminate()
      },
    }
  } catch {
    const inPage = import('./catalog/demoEngine.ts')
    return { catalog: inPage.then(({ demoEngine }) => demoEngine(size, week)) }
  }
}

const named = () => readDemoNames(inAddress('demo'))
const scenario = () => named().scenario

/**
 * msw updates its registration without awaiting the result. The browser refuses the update if the last page has just closed and its
 * worker is ending. A new registration follows, so the rejection is not reported.
 */
const forgiveLostUpdates = () => {
  window.addEventListener('unhandledrejection', (event) => {
    if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault()
  })
}

/** What the demo accepts in an address: the names for `demo=`, each with its effect, and the sizes for `catalog=`. */
export type DemoControls = {
  apiVariants: readonly Pick<NamedApiVariant, 'name' | 'description' | 'clientSettings'>[]
  scenarios: readonly Pick<Scenario, 'name' | 'shows'>[]
  latencies: readonly Pick<Latency, 'name' | 'description'>[]
  sizes: typeof demoSizes
  own: OwnCatalog
}

/** Resolves when the demo accepts requests; `base` is the app's base path without the last slash. */
export const startDemo = async ({ base }: { base: string }): Promise<DemoControls> => {
  const workerUrl = `${base}/mockServiceWorker.js`
  forgiveLostUpdates()
  trustScripts([workerUrl, engineUrl, ownUrl])
  const { own, engine: ownEngine } = ownCatalog({ start: () => startOwn(ownUrl) })
  const demoEngine = engineFor(sizeInAddress, engine)
  const engineOf = async (week: Week) => (await ownEngine(week)) ?? demoEngine(week)
  // builds the engine early; a failure reaches the user with the first answer
  engineOf(weekIn(scenario())).catch(() => undefined)
  const handlers = createHandlers({
    catalog: engineOf,
    scenario,
    apiVariants: () => named().apiVariants,
    before: (request) =>
      waitByTimer(believableLatency(request, named().latency?.times), request.signal),
    mount: MOUNT,
  })
  const pageFetch = window.fetch.bind(window)
  const service = `${location.origin}${base}/v1/`
  const loaded = import('msw/browser').then(({ setupWorker }) => setupWorker(...handlers))
  const seen = pingWhileVisible()
  const { fetch } = demoFetch({
    passOn: pageFetch,
    answerHere: (request) => getResponse(handlers, request),
    worker: {
      start: async () => {
        const worker = await loaded
        return seen(() =>
          worker.start({
            quiet: true,
            onUnhandledRequest: 'bypass',
            serviceWorker: { url: workerUrl, options: { scope: `${base}/` } },
          }),
        )
      },
      stop: () => {
        void loaded.then((worker) => {
          worker.stop()
        })
      },
    },
    isService: (url) => url.startsWith(service),
    isOurs: (response) => response.headers.get(DEMO_HEADER) === MOUNT,
  })
  window.fetch = fetch
  return {
    apiVariants: apiVariants.map(({ name, description, clientSettings }) => ({
      name,
      description,
      clientSettings,
    })),
    scenarios: scenarios.map(({ name, shows }) => ({ name, shows })),
    latencies: latencies.map(({ name, description }) => ({ name, description })),
    sizes: demoSizes,
    own,
  }
}
