/** The door on Vite's servers: development from the sources, and the preview of a build. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { CatalogService } from './catalogService.ts'
import { createDoor } from './door.ts'
import { fileServer } from './files.ts'
import { isNamed } from './hostNames.ts'
import { noOperation, notConfigured, otherName, say } from './ownAnswers.ts'
import type { DoorSettings } from './settings.ts'

/** As the environment says it: see vite.config.ts. */
export type DoorOptions = {
  /** False where the demo answers below `/v1` itself. */
  isLive: boolean
  service: CatalogService | null
  settings: Partial<DoorSettings>
  names: readonly string[]
  /** Of the preview. */
  headers: Record<string, string>
  config: string | null
}

const above = (base: string) => base.replace(/\/$/, '')
const isBelow = (base: string, url = '/') => url.startsWith(`${above(base)}/v1/`)

/** Whoever asks by another name, or not for a path, asks for nothing that is here. */
function named(names: readonly string[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isNamed(request, names)) say(response, otherName)
    else if (request.url?.startsWith('/') === true) next()
    else say(response, noOperation)
  }
}

function toService({ service, settings }: DoorOptions, base: string): Connect.NextHandleFunction {
  const forward = service && createDoor(service, settings)
  return (request, response, next) => {
    const { url = '/' } = request
    if (!isBelow(base, url)) next()
    else if (forward) forward(request, response, url.slice(above(base).length))
    else say(response, notConfigured)
  }
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
