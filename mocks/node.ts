/** The demo service for tests in Node: the same handlers in MSW's interceptor, over one shared catalog a size. */
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
/** Outlives the modules: files of tests that share a process read these anew. No engine ever changes. */
const shared = globalThis as { [ENGINES]?: Engines }
const engines: Engines = (shared[ENGINES] ??= new Map())

/** Built once a size, week and process. */
export const sharedEngine = (size: number, week: Week = 'this'): Promise<Catalog> => {
  const known = engines.get(size) ?? onceEach((each) => demoEngine(size, each))
  engines.set(size, known)
  return known(week)
}

type Options = {
  size?: number
  /** What the scenario `slow` waits with; real time unless given. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export type DemoServer = {
  /** For `server.use(…)`: an answer of the test's own. */
  server: SetupServer
  listen: () => void
  close: () => void
  /** Forgets scenario, API variants, held answers, requests and the test's own handlers. */
  reset: () => void
  scenario: (name: ScenarioName | null) => void
  /** Names of `mocks/apiVariants.ts`; none: the usual reading. */
  dialect: (names: readonly string[]) => void
  /** Scenario and API variants as `demo=` in an address gives them. */
  choose: (list: string | null) => void
  /** Keeps every answer back until the returned function is called. */
  hold: () => () => void
  /** `/v1/…` with query, of every request so far, in order. */
  requests: () => string[]
  catalog: () => Promise<Catalog>
}

/** The engine is built when the first request needs it. */
export const demoServer = ({ size = TEST_SIZE, wait }: Options = {}): DemoServer => {
  let active: ScenarioName | null = null
  let spoken: readonly string[] = []
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
    spoken = []
    release()
    requested.length = 0
    const handlers = createHandlers({
      catalog: (week) => sharedEngine(size, week),
      scenario: () => active,
      dialects: () => spoken,
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
    dialect: (names) => {
      spoken = [...names]
    },
    choose: (list) => {
      const { scenario, apiVariants } = readDemoNames(list)
      active = scenario
      spoken = apiVariants
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
