/** A simple static host for a build; what it serves, and how, can change while a page is open. */
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
  /** Matching files are missing from now on, as after a deployment. */
  lose: (lost: RegExp | null) => void
  /** While true, every request fails, as without a connection. */
  cut: (isCut: boolean) => void
  /** How often a page of the app was loaded. */
  pages: () => number
  /** Number of requests to the service, which always gets good responses. */
  requested: () => number
  close: () => void
}

const root = path.resolve(import.meta.dirname, '../..')

/** Every unknown address returns the app's page with status 404, as from hosts without a rule for it. */
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
