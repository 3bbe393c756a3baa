/** Adds the proxy to Vite's development server and to its preview of a build. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { fileServer } from './files.ts'
import {
  isBelow,
  checkServerName,
  requestWithoutBody,
  forwardToService,
  type MiddlewareOptions,
} from './middleware.ts'

/** Set from the environment in `vite.config.ts`. */
export type ProxyOptions = MiddlewareOptions & {
  /** False if the demo answers the requests below `/v1`. */
  isLive: boolean
  /** Headers of the preview. */
  headers: Record<string, string>
  config: string | null
}

function configuration(file: string, base: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== `${base}config.json`) {
      next()
      return
    }
    try {
      const text = await readFile(file)
      response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('Content-Type', 'application/json')
      response.end(text)
    } catch (error) {
      next(error)
    }
  }
}

function addMiddleware(server: ViteDevServer | PreviewServer, options: ProxyOptions): void {
  const { base } = server.config
  server.middlewares.use(requestWithoutBody)
  server.middlewares.use(checkServerName(options.names))
  if (options.isLive) server.middlewares.use(forwardToService(options, base))
  // Vite handles upgrades only for its sockets; nothing else would answer these.
  server.httpServer?.on('upgrade', ({ url }, socket) => {
    if (isBelow(base, url)) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

export function proxyPlugin(options: ProxyOptions): Plugin {
  const { names, headers, config } = options
  // By default Vite lets every page on this machine read its responses; these servers answer with someone's key.
  const open = { cors: false, allowedHosts: [...names] }
  return {
    name: 'proxy',
    enforce: 'pre',
    config: () => ({ server: open, preview: open }),
    configureServer(server) {
      addMiddleware(server, options)
      if (config !== null) server.middlewares.use(configuration(config, server.config.base))
    },
    configurePreviewServer(server) {
      addMiddleware(server, options)
      const { root, build, base } = server.config
      const folder = path.resolve(root, build.outDir)
      const files = fileServer({ folder, base, headers, config })
      server.middlewares.use((request, response, next) => {
        // In demo mode, the demo answers requests below `/v1`.
        if (isBelow(base, request.url)) next()
        else files(request, response).catch(next)
      })
    },
  }
}
