/** The demo service for tests in Node: the same handlers in MSW's interceptor, with one shared catalog for each size. */
import { type SetupServer, setupServer } from 'msw/node'
import type { Catalog, Week } from './catalog/catalog.ts'
import { demoEngine } from './catalog/demoEngine.ts'
import { onceEach } from './catalog/onceEach.ts'
import { readDemoNames } from './demoNames.ts'
import { createHandlers } from './handlers/index.ts'
import type { ScenarioName } from './scenarios.ts'

const TEST_SIZE = 2000

type Engines = Map<number, (week: Week) => Promise<Catalog>>

const ENGINES = Symbol.for('catalog-explorer.demo.engines')
/** A global, because test files in the same process load the modules again. Engines never change, so sharing them is safe. */
const shared = globalThis as { [ENGINES]?: Engines }
const engines: Engines = (shared[ENGINES] ??= new Map())

/** Built once for each size, week and process. */
export const sharedEngine = (size: number, week: Week = 'this'): Promise<Catalog> => {
  const known = engines.get(size) ?? onceEach((each) => demoEngine(size, each))
  engines.set(size, known)
  return known(week)
}

type Options = {
  size?: number
  /** The wait of the scenario `slow`; a real timer by default. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export type DemoServer = {
  /** For `server.use(…)`, with a test's handlers. */
  server: SetupServer
  listen: () => void
  close: () => void
  /** Resets scenario, API variants, blocked answers, requests and the test's handlers. */
  reset: () => void
  scenario: (name: ScenarioName | null) => void
  /** Names of `mocks/apiVariants.ts`; an empty list is the usual reading. */
  apiVariants: (names: readonly string[]) => void
  /** Sets scenario and API variants like `demo=` in an address. */
  choose: (list: string | null) => void
  /** Blocks every answer until the returned function is called. */
  hold: () => () => void
  /** `/v1/…` with its query, for every request so far, in order. */
  requests: () => string[]
  catalog: () => Promise<Catalog>
}

/** The engine is built when the first request needs it. */
export const demoServer = ({ size = TEST_SIZE, wait }: Options = {}): DemoServer => {
  let active: ScenarioName | null = null
  let chosenVariants: readonly string[] = []
  let gate: Promise<void> = Promise.resolve()
  let open: (() => void) | null = null
  const requested: string[] = []
  const catalog = () => sharedEngine(size)
  const server = setupServer()
  const release = () => {
    open?.()
    open = null
  }
  const reset = () => {
    active = null
    chosenVariants = []
    release()
    requested.length = 0
    const handlers = createHandlers({
      catalog: (week) => sharedEngine(size, week),
      scenario: () => active,
      apiVariants: () => chosenVariants,
      before: () => gate,
      mount: 'node',
      ...(wait ? { wait } : {}),
    })
    server.resetHandlers(...handlers)
  }
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    requested.push(pathname.slice(pathname.indexOf('/v1/')) + search)
  })
  reset()
  return {
    server,
    listen: () => {
      server.listen({ onUnhandledRequest: 'error' })
    },
    close: () => {
      release()
      server.close()
    },
    reset,
    scenario: (name) => {
      active = name
    },
    apiVariants: (names) => {
      chosenVariants = [...names]
    },
    choose: (list) => {
      const { scenario, apiVariants } = readDemoNames(list)
      active = scenario
      chosenVariants = apiVariants
    },
    hold: () => {
      release()
      gate = new Promise((resolve) => {
        open = resolve
      })
      return release
    },
    requests: () => [...requested],
    catalog,
  }
}
