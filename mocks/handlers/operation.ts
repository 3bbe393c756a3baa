/** What the four operations share: the key, the scenario, the refusal and the mark on every answer. */
import { http, type HttpHandler } from 'msw'
import type { Catalog } from '../catalog/catalog.ts'
import { type Operation, type Scenario, magicScenario, scenarioNamed } from '../scenarios.ts'
import type { WireRefusal } from '../wire.ts'
import { faultOf, replyText } from './faults.ts'
import { Refusal } from './parameters.ts'
import { type Reply, json } from './reply.ts'

export type Settings = {
  /** A function is called when the first answer needs the engine. */
  catalog: Catalog | Promise<Catalog> | (() => Promise<Catalog>)
  /** The scenario for a whole page or service; a magic input wins over it. */
  scenario?: (request: Request) => string | null
  /** What stands before `/v1` in the addresses to answer; any by default. */
  base?: string
  /** The only key accepted. */
  key?: string
  /** Runs before each answer: a delay, a gate. */
  before?: (request: Request) => Promise<void>
  /** How the scenario `slow` waits; tests pass their own clock. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Names the mount in the `x-demo-service` header of each answer. */
  mount?: string
}

type Call = {
  query: URLSearchParams
  /** The id, address, code or keywords of this look-up, magic words removed. */
  input: string
  /** The input is a magic one: answer with a sample in its place. */
  magic: boolean
  scenario: Scenario | null
  catalog: Catalog
  /** Where `/demo-pictures/` is served from: origin and path before `/v1`. */
  assets: string
}

export type OperationDefinition = {
  operation: Operation
  /** After `/v1`. */
  path: string
  input: (query: URLSearchParams, parameters: Record<string, string>) => string
  answer: (call: Call) => Promise<Reply>
  refuse: (refusal: Refusal) => Reply
}

export const MARK = 'x-demo-service'

/** Gives up when the request is aborted. */
export const waitByTimer = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const assetsOf = (address: string): string => {
  const url = new URL(address)
  return url.origin + url.pathname.slice(0, url.pathname.indexOf('/v1/'))
}

const refuseBriefly = ({ status, message, errorCode }: Refusal): Reply => ({
  status,
  body: { message, errorCode } satisfies WireRefusal,
})

/** Most operations refuse with a message and a code; §4.4 has an envelope of its own. */
export const defineOperation = (
  definition: Omit<OperationDefinition, 'refuse'> & Partial<Pick<OperationDefinition, 'refuse'>>,
): OperationDefinition => ({ refuse: refuseBriefly, ...definition })

const keyRefusal = new Refusal(
  401,
  'KEY_REFUSED',
  'The apikey header is missing or its key is not known',
)

const replyTo = async (definition: OperationDefinition, call: Call): Promise<Reply> => {
  try {
    return await definition.answer(call)
  } catch (error) {
    if (error instanceof Refusal) return definition.refuse(error)
    throw error
  }
}

export const handlerOf = (
  definition: OperationDefinition,
  settings: Settings,
  seen: Set<string>,
): HttpHandler => {
  const { catalog, scenario, base = '*', key = 'demo', before, wait = waitByTimer } = settings
  const respond = async (request: Request, parameters: Record<string, string>) => {
    const query = new URL(request.url).searchParams
    const input = definition.input(query, parameters)
    const magic = magicScenario(definition.operation, input)
    const chosen = magic ?? scenarioNamed(scenario?.(request) ?? null)
    const active = chosen?.operations.includes(definition.operation) ? chosen : null
    await before?.(request)
    if (request.headers.get('apikey') !== key) return json(definition.refuse(keyRefusal))
    const fault = active ? await faultOf(active.name, request, { wait, seen }) : null
    if (fault) return fault
    const reply = await replyTo(definition, {
      query,
      input,
      magic: magic !== null,
      scenario: active,
      catalog: await (typeof catalog === 'function' ? catalog() : catalog),
      assets: assetsOf(request.url),
    })
    return replyText(reply, active?.name ?? null)
  }
  return http.get(`${base}/v1${definition.path}`, async ({ request, params }) => {
    const parameters: Record<string, string> = {}
    for (const [name, value] of Object.entries(params)) parameters[name] = String(value)
    const response = await respond(request, parameters)
    if (response.type !== 'error') response.headers.set(MARK, settings.mount ?? 'handlers')
    return response
  })
}
