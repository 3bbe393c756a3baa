/** Serves a build: security headers on every response, compressed, and with long caching for files that never change. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { wasmWorker } from '../scripts/securityHeaders.ts'
import { StartError } from '../scripts/startError.ts'

export type ServedBuild = {
  folder: string
  /** The path the build was made for, with a slash at both ends. */
  base: string
  /** Added to every response. */
  headers: Record<string, string>
  /** The deployment's configuration file, in place of the build's empty one; null for the build's. */
  config: string | null
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const isPacked = /^(?:font|image)\/(?!svg)/

/** No file name of a build begins with a dot, so no path leads out of the folder; a path in any other notation is not a file. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

type Form = 'identity' | 'br' | 'gzip'
type Content = { type: string; etag: string; bytes: Buffer; packed: Map<Form, Promise<Buffer>> }

const pack: Record<Form, (bytes: Buffer) => Promise<Buffer>> = {
  identity: async (bytes) => bytes,
  gzip: promisify(gzip),
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
}

/** A build is made for one path; under another, the page would request missing code. */
function checkBase(folder: string, base: string): void {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return
  const built = /data-base="([^"]*)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? base
  if (built === base) return
  throw new StartError(
    `The build in ${folder} was made for the path ${built}, and this server was started for ${base}: set CATALOG_BASE_PATH=${built}, or build again.`,
  )
}

function formFor({ headers }: IncomingMessage, { bytes, type }: Content): Form {
  if (bytes.length < 1024 || isPacked.test(type)) return 'identity'
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((form) => accepted.includes(form)) ?? 'identity'
}

async function contentOf(file: string): Promise<Content> {
  const bytes = await readFile(file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  return { type, etag, bytes, packed: new Map() }
}

/**
 * Reads each file once, and again when it changes. Requests during a read share its result: the build is in memory once,
 * independent of the number and speed of clients.
 */
function reader() {
  const known = new Map<string, { changed: number; content: Promise<Content> }>()
  return async (file: string): Promise<Content | null> => {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const before = known.get(file)
    if (before?.changed === found.mtimeMs) return before.content
    const content = contentOf(file)
    known.set(file, { changed: found.mtimeMs, content })
    content.catch(() => {
      if (known.get(file)?.content === content) known.delete(file)
    })
    return content
  }
}

export type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export function fileServer({ folder, base, headers, config }: ServedBuild): FileServer {
  checkBase(folder, base)
  const read = reader()

  /** The file at a path below the base; any other path gets the page, which handles it as a route. */
  async function at(below: string): Promise<{ content: Content; name: string } | null> {
    if (below === 'config.json' && config !== null) {
      const content = await read(config)
      return content && { content: { ...content, type: 'application/json' }, name: below }
    }
    if (FILE.test(below)) {
      const content = await read(path.join(folder, below))
      if (content) return { content, name: below }
    }
    // A missing asset is one of an earlier build; the page, with status 200, would be executed as code.
    if (below.startsWith('assets/')) return null
    const page = await read(path.join(folder, 'index.html'))
    return page && { content: page, name: 'index.html' }
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { content, name }: { content: Content; name: string },
  ): Promise<void> {
    const isForever = name.startsWith('assets/')
    if (wasmWorker.file.test(name)) {
      response.setHeader('Content-Security-Policy', wasmWorker.policy)
    }
    response.setHeader(
      'Cache-Control',
      isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.setHeader('ETag', content.etag)
    response.setHeader('Vary', 'Accept-Encoding')
    // `includes`, because a server that compresses on the way weakens the ETag: W/"…".
    if (request.headers['if-none-match']?.includes(content.etag)) {
      response.writeHead(304).end()
      return
    }
    const form = formFor(request, content)
    let packed = content.packed.get(form)
    if (!packed) content.packed.set(form, (packed = pack[form](content.bytes)))
    const bytes = await packed
    response.writeHead(200, {
      'Content-Type': content.type,
      'Content-Length': bytes.length,
      ...(form !== 'identity' && { 'Content-Encoding': form }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const [requested = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (requested === base.slice(0, -1) && base !== '/') {
      response.writeHead(308, { Location: query ? `${base}?${query}` : base }).end()
      return
    }
    const found = requested.startsWith(base) ? await at(requested.slice(base.length)) : null
    if (found) await send(request, response, found)
    else response.writeHead(404).end()
  }
}
