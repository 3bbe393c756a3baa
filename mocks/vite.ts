/** The demo's Vite plugin: the mock worker and the pictures, and handlers on the server for requests that no worker answered. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { HttpHandler } from 'msw'
import type { Connect, Plugin } from 'vite'
import { DEMO_SIZE } from './catalog/demoSize.ts'
import { answerFrom } from './server/nodeAnswer.ts'
import { PICTURE_PATH, pictureNames, readPicture } from './server/pictures.ts'

const WORKER_NAME = 'mockServiceWorker.js'

/**
 * Passes only the service's paths on to MSW's listener, which is added after this one; pictures, fonts and chunks need no mock.
 */
const ONLY_THE_SERVICE = `addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/v1/')) event.stopImmediatePropagation()
})
`

/** The worker script of the installed msw, so that it is never outdated. */
const workerScript = async (): Promise<string> => {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  return ONLY_THE_SERVICE + (await readFile(path, 'utf8'))
}

/** Built for the first request that reaches the server; usually none does. */
const buildHandlers = async (): Promise<HttpHandler[]> => {
  const { createHandlers } = await import('./handlers/index.ts')
  const { demoEngine } = await import('./catalog/demoEngine.ts')
  return createHandlers({ catalog: demoEngine(DEMO_SIZE), mount: 'server' })
}

/** The path below the base, without the query; null for a path outside. */
const pathBelow = (base: string, url = '/'): string | null => {
  const prefix = base.startsWith('/') ? base.replace(/\/$/, '') : ''
  return url.startsWith(`${prefix}/`) ? (url.slice(prefix.length).split('?', 1)[0] ?? '/') : null
}

/** Answers the demo's requests and passes all others to Vite. */
const middleware = (base: string): Connect.NextHandleFunction => {
  let handlers: Promise<HttpHandler[]> | null = null
  return async (request, response, next) => {
    const path = pathBelow(base, request.url)
    try {
      if (path?.startsWith('/v1/')) {
        handlers ??= buildHandlers()
        if (await answerFrom(await handlers, request, response)) return
      } else if (path?.startsWith(PICTURE_PATH)) {
        const picture = await readPicture(path.slice(PICTURE_PATH.length))
        if (picture) response.setHeader('content-type', picture.type)
        else response.statusCode = 404
        response.end(picture?.bytes)
        return
      } else if (path === `/${WORKER_NAME}`) {
        response.setHeader('content-type', 'text/javascript')
        response.end(await workerScript())
        return
      }
      next()
    } catch (error) {
      next(error)
    }
  }
}

/** For demo mode only: a live build must not include this plugin. */
export const demoService = (): Plugin => ({
  name: 'demo-service',
  configureServer(server) {
    server.middlewares.use(middleware(server.config.base))
  },
  configurePreviewServer(server) {
    server.middlewares.use(middleware(server.config.base))
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_NAME, source: await workerScript() })
    for (const name of await pictureNames()) {
      const picture = await readPicture(name)
      if (picture) {
        this.emitFile({
          type: 'asset',
          fileName: PICTURE_PATH.slice(1) + name,
          source: picture.bytes,
        })
      }
    }
  },
})
