/** The demo service over real HTTP: sockets, CORS, and the same handlers. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TOKEN } from './apiVariants.ts'
import type { Catalog, Week } from './catalog/catalog.ts'
import { demoEngine } from './catalog/demoEngine.ts'
import { DEMO_SIZE } from './catalog/demoSize.ts'
import { onceEach } from './catalog/onceEach.ts'
import { createHandlers } from './handlers/index.ts'
import type { ScenarioName } from './scenarios.ts'
import { answerFrom } from './server/nodeAnswer.ts'
import { PICTURE_PATH, readPicture } from './server/pictures.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': `apikey, accept, ${TOKEN.header}`,
  'access-control-max-age': '600',
}

export type ServiceOptions = {
  /** 0 chooses any free port. */
  port: number
  host?: string
  size?: number
  /** Called once for each week. */
  catalog?: (week: Week) => Promise<Catalog>
  /** Applies to every request; a magic input overrides it. */
  scenario?: () => ScenarioName | null
  /** Names of `mocks/apiVariants.ts`, applied to every request. */
  apiVariants?: () => readonly string[]
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export type Service = { url: string; close: () => Promise<void> }

const sendPicture = async (name: string, response: ServerResponse): Promise<void> => {
  const picture = await readPicture(name)
  if (!picture) {
    response.writeHead(404, CORS).end()
    return
  }
  const caching = { 'cache-control': 'public, max-age=86400' }
  response.writeHead(200, { ...CORS, ...caching, 'content-type': picture.type }).end(picture.bytes)
}

/** Resolves when the server listens; rejects with a message for the terminal when the port is taken. */
export const startService = async ({
  port,
  host = '127.0.0.1',
  size = DEMO_SIZE,
  catalog = (week) => demoEngine(size, week),
  scenario,
  apiVariants,
  wait,
}: ServiceOptions): Promise<Service> => {
  const engine = onceEach(catalog)
  const handlers = createHandlers({
    catalog: engine,
    mount: 'http',
    ...(scenario ? { scenario } : {}),
    ...(apiVariants ? { apiVariants: apiVariants } : {}),
    ...(wait ? { wait } : {}),
  })
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end()
      return
    }
    if (request.method === 'GET' && path.startsWith(PICTURE_PATH)) {
      await sendPicture(path.slice(PICTURE_PATH.length), response)
      return
    }
    if (await answerFrom(handlers, request, response, CORS)) return
    response.writeHead(404, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'No such operation', errorCode: 'NO_SUCH_OPERATION' }))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error('The demo service could not answer', request.url, error)
      if (!response.headersSent) response.writeHead(500, CORS)
      response.end()
    })
  })
  await engine('this')
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const portInUse = `Port ${String(port)} is in use on ${host}. Choose another with --port N.`
      reject(error.code === 'EADDRINUSE' ? new Error(portInUse, { cause: error }) : error)
    })
    server.listen(port, host, resolve)
  })
  // `address()` is an AddressInfo because the server listens on a port
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host}:${String(actual)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
