/** The door on Vite's servers: development from the sources, and the preview of a build. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { isBelow, named, requestWithoutBody, toService, type EntranceOptions } from './entrance.ts'
import { fileServer } from './files.ts'

/** As the environment says it: see vite.config.ts. */
export type DoorOptions = EntranceOptions & {
  /** False where the demo answers below `/v1` itself. */
  isLive: boolean
  /** Of the preview. */
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

function stand(server: ViteDevServer | PreviewServer, options: DoorOptions): void {
  const { base } = server.config
  server.middlewares.use(requestWithoutBody)
  server.middlewares.use(named(options.names))
  if (options.isLive) server.middlewares.use(toService(options, base))
  // Nobody would answer: the server of development listens to upgrades for its own sockets alone.
  server.httpServer?.on('upgrade', ({ url }, socket) => {
    if (isBelow(base, url)) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

export function door(options: DoorOptions): Plugin {
  const { names, headers, config } = options
  // Vite lets every page on this machine read what it serves; these servers answer with someone's key.
  const open = { cors: false, allowedHosts: [...names] }
  return {
    name: 'door',
    enforce: 'pre',
    config: () => ({ server: open, preview: open }),
    configureServer(server) {
      stand(server, options)
      if (config !== null) server.middlewares.use(configuration(config, server.config.base))
    },
    configurePreviewServer(server) {
      stand(server, options)
      const { root, build, base } = server.config
      const folder = path.resolve(root, build.outDir)
      const files = fileServer({ folder, base, headers, config })
      server.middlewares.use((request, response, next) => {
        // What is below `/v1` of a demo is for the demo.
        if (isBelow(base, request.url)) next()
        else files(request, response).catch(next)
      })
    },
  }
}
