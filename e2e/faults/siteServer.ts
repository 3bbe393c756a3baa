/** A host for a build, as simple as some are: what it serves, and how, can change while someone looks at it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { goodAnswer } from './faultyService.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}

export type SiteServer = {
  origin: string
  /** The folder of the build that is served from now on: `dist` or `dist-demo`. */
  serve: (build: string) => void
  /** Files that a deployment has taken away. */
  lose: (lost: RegExp | null) => void
  /** Every request fails from now on, as without a connection, until it is mended. */
  cut: (isCut: boolean) => void
  /** How often a page of the app was loaded. */
  pages: () => number
  /** Requests to the service, which answers well. */
  requested: () => number
  close: () => void
}

const root = path.resolve(import.meta.dirname, '../..')

/** Every unknown address is answered with the app's page and the status 404, as hosts without a rule for it do. */
export async function siteServer(first: string): Promise<SiteServer> {
  let build = first
  let lost: RegExp | null = null
  let isCut = false
  let pages = 0
  let requested = 0
  const server = createServer((request, response) => {
    if (isCut) {
      request.destroy()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    if (pathname.startsWith('/v1/')) {
      requested += 1
      goodAnswer(request, response)
      return
    }
    const file = path.join(root, build, pathname)
    const isLost = lost?.test(pathname) === true
    if (!isLost && existsSync(file) && statSync(file).isFile()) {
      response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(file))
      return
    }
    const isPage = path.extname(pathname) === ''
    if (isPage) pages += 1
    response.writeHead(pathname === '/' ? 200 : 404, { 'Content-Type': 'text/html' })
    response.end(isPage ? readFileSync(path.join(root, build, 'index.html')) : 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (next) => {
      build = next
    },
    lose: (next) => {
      lost = next
    },
    cut: (next) => {
      isCut = next
    },
    pages: () => pages,
    requested: () => requested,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
