/** What the four operations share: scenario, API variant, key, refusal, and the mark on every answer. */
import { http, type HttpHandler } from 'msw'
import { readingOf } from '../apiVariants.ts'
import type { Catalog, Week } from '../catalog/catalog.ts'
import { type Operation, type Scenario, magicScenario, scenarioNamed } from '../scenarios.ts'
import type { WireRefusal } from '../wire.ts'
import { refuseAccess } from './access.ts'
import type { Reply } from './answer/reply.ts'
import { applyVariant } from './apiVariant/applyVariant.ts'
import { errorReply } from './apiVariant/errorBody.ts'
import { notFoundReply } from './apiVariant/notFoundReply.ts'
import type { Reading } from './apiVariant/reading.ts'
import { toResponse } from './apiVariant/send.ts'
import { Refusal } from './parameters.ts'
import { faultOf } from './scenarios/faults.ts'
import {
  aheadIn,
  inScenario,
  scenarioReading,
  textInScenario,
  weekIn,
} from './scenarios/scenarioReply.ts'

export type Settings = {
  /** A function is called for each answer; otherwise next week's catalog is the same as this week's. */
  catalog: Catalog | Promise<Catalog> | ((week: Week) => Promise<Catalog>)
  /** The scenario of a whole page or service; a magic input overrides it. */
  scenario?: (request: Request) => string | null
  /** Names of the active API variants; unknown ones are ignored. */
  apiVariants?: (request: Request) => readonly string[]
  /** The part of the addresses before `/v1`; anything by default. */
  base?: string
  /** The only key accepted. */
  key?: string
  /** Runs before each answer, such as a delay. */
  before?: (request: Request) => Promise<void>
  /** The wait of the scenario `slow`; tests pass a fake clock. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
  /** How the demo runs, sent in the `x-demo-service` header of each answer. */
  mount?: string
}

type Call = {
  query: URLSearchParams
  reading: Reading
  /** The id, address, code or keywords of this request, without magic words. */
  input: string
  /** The input is a magic word: answer with a sample instead. */
  magic: boolean
  catalog: Catalog
  /** The address before `/demo-pictures/`: origin and path before `/v1`. */
  assets: string
}

/** `body` is the usual answer. `nothing` is the refusal if nothing was found, otherwise null. */
type Answer = { body: unknown; nothing: Refusal | null }

export type OperationDefinition = {
  operation: Operation
  /** The path after `/v1`. */
  path: string
  input: (query: URLSearchParams, parameters: Record<string, string>) => string
  /** Throws a Refusal for a request that can't be answered. */
  answer: (call: Call) => Promise<Answer>
  /** The usual body of a refusal. */
  refuse: (refusal: Refusal) => unknown
}

export const DEMO_HEADER = 'x-demo-service'

/** Resolves after the time, or at once when the request is aborted. */
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

/** Most operations refuse with a message and a code (§7 shows no shape); §4.4 has a separate envelope. */
export const defineOperation = (
  definition: Omit<OperationDefinition, 'refuse'> & Partial<Pick<OperationDefinition, 'refuse'>>,
): OperationDefinition => ({
  refuse: ({ message, errorCode }): WireRefusal => ({ message, errorCode }),
  ...definition,
})

const replyTo = async (
  { operation, answer, refuse }: OperationDefinition,
  call: Call,
): Promise<Reply> => {
  const { errorBody, nothingFound, noRecord } = call.reading
  const refused = (refusal: Refusal) => errorReply(refusal, errorBody, refuse(refusal))
  try {
    const { body, nothing } = await answer(call)
    if (nothing === null) return { status: 200, kind: 'answer', body }
    const manner = operation === 'lookup' ? noRecord : nothingFound
    return notFoundReply(manner, operation, body, () => refused(nothing))
  } catch (error) {
    if (error instanceof Refusal) return { ...refused(error), retryAfter: error.retryAfter }
    throw error
  }
}

const chosenScenario = (
  { operation }: OperationDefinition,
  magic: Scenario | null,
  name: string | null,
): Scenario | null => {
  const chosen = magic ?? scenarioNamed(name)
  return chosen?.operations.includes(operation) ? chosen : null
}

export const handlerOf = (
  definition: OperationDefinition,
  settings: Settings,
  seen: Set<string>,
): HttpHandler => {
  const { catalog, scenario, apiVariants, base = '*', key = 'demo', before } = settings
  const { wait = waitByTimer } = settings
  const requestedOf = (request: Request, parameters: Record<string, string>) => {
    const query = new URL(request.url).searchParams
    const input = definition.input(query, parameters)
    const magic = magicScenario(definition.operation, input)
    const active = chosenScenario(definition, magic, scenario?.(request) ?? null)?.name ?? null
    return { query, input, magic, active }
  }
  const respond = async (
    request: Request,
    { query, input, magic, active }: ReturnType<typeof requestedOf>,
  ) => {
    const variantReading = readingOf(apiVariants?.(request) ?? [])
    const reading = { ...variantReading, ...scenarioReading(active) }
    const sent = (reply: Reply) =>
      toResponse(
        applyVariant(reading, definition.operation, inScenario(active, reply)),
        reading,
        textInScenario(active),
      )
    await before?.(request)
    const noAccess = refuseAccess(request, key, reading, definition)
    if (noAccess) return toResponse(applyVariant(reading, definition.operation, noAccess), reading)
    const fault = active ? await faultOf(active, request, { wait, seen }) : null
    if (fault) return fault
    const reply = await replyTo(definition, {
      query,
      reading,
      input,
      magic: magic !== null,
      catalog: await (typeof catalog === 'function' ? catalog(weekIn(active)) : catalog),
      assets: assetsOf(request.url),
    })
    return sent(reply)
  }
  return http.get(`${base}/v1${definition.path}`, async ({ request, params }) => {
    const parameters: Record<string, string> = {}
    for (const [name, value] of Object.entries(params)) parameters[name] = String(value)
    const requested = requestedOf(request, parameters)
    const response = await respond(request, requested)
    if (response.type !== 'error') {
      response.headers.set(DEMO_HEADER, settings.mount ?? 'handlers')
      response.headers.set('date', new Date(Date.now() + aheadIn(requested.active)).toUTCString())
    }
    return response
  })
}
