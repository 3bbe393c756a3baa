/** Serves built pages over loopback with the demo service's responses in memory, so that only the page is measured. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startService } from '../../mocks/http.ts'
import { PICTURE_PATH, pictureNames, readPicture } from '../../mocks/server/pictures.ts'
import { answerAsIndex, INDEX_PATH, type AnswerText } from './algolia.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Reply = { type: string; body: Buffer; encoding?: 'gzip'; caching: string }

export type Service = { answer: AnswerText; close: () => Promise<void> }

/** The demo service. Image addresses are made relative, so that each page loads images from its own origin. */
export async function storedAnswers(): Promise<Service> {
  const { url, close } = await startService({ port: 0 })
  const answers = new Map<string, Promise<string>>()
  const fetchText = async (address: string) => {
    const answer = await fetch(url + address, { headers: { apikey: 'demo' } })
    return (await answer.text()).replaceAll(url, '')
  }
  const answer = (address: string) => {
    const text = answers.get(address) ?? fetchText(address)
    answers.set(address, text)
    return text
  }
  return { answer, close }
}

const packed = (type: string, text: string | Buffer, caching: string): Reply => ({
  type,
  // nginx's default level.
  body: gzipSync(text, { level: 6 }),
  encoding: 'gzip',
  caching,
})

async function picture(name: string): Promise<Reply | null> {
  // Some image files of the catalog are missing on purpose. Serve another image instead, because a page must not be blamed for
  // those 404s.
  const shown = (await readPicture(name)) ?? (await readPicture((await pictureNames())[0] ?? ''))
  return shown && { type: shown.type, body: Buffer.from(shown.bytes), caching: 'max-age=86400' }
}

function fileOf(folder: string, pathname: string): Reply {
  const requested = path.join(folder, path.normalize(pathname))
  const isFile = existsSync(requested) && statSync(requested).isFile()
  const file = isFile ? requested : path.join(folder, 'index.html')
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const caching = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
  const bytes = readFileSync(file)
  return type.startsWith('font/') ? { type, body: bytes, caching } : packed(type, bytes, caching)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer) // of a request without encoding
  return Buffer.concat(parts).toString()
}

export type Served = { origin: string; close: () => Promise<void> }

/** Serves a folder as a good host does: compressed, with the page for every unknown path. */
export async function servePage(folder: string, answer: AnswerText): Promise<Served> {
  const replies = new Map<string, Reply>()
  const reply = async (request: IncomingMessage, origin: string): Promise<Reply | null> => {
    const url = new URL(request.url ?? '/', origin)
    const { pathname } = url
    if (pathname.startsWith(PICTURE_PATH)) return picture(pathname.slice(PICTURE_PATH.length))
    const body = await textOf(request)
    const key = `${request.url} ${body}`
    const known = replies.get(key)
    if (known) return known
    const made =
      pathname === INDEX_PATH
        ? packed(TYPES['.json'] ?? '', await answerAsIndex(body, answer, origin), 'no-store')
        : pathname.startsWith('/v1/')
          ? packed(
              TYPES['.json'] ?? '',
              withOrigin(await answer(pathname + url.search), origin),
              'no-store',
            )
          : fileOf(folder, pathname)
    replies.set(key, made)
    return made
  }
  const send = (response: ServerResponse, made: Reply | null) => {
    if (!made) {
      response.writeHead(404).end()
      return
    }
    const { type, body, encoding, caching } = made
    response
      .writeHead(200, {
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        'content-length': body.byteLength,
        'cache-control': caching,
        ...(encoding && { 'content-encoding': encoding }),
      })
      .end(body)
  }
  const server = createServer((request, response) => {
    reply(request, originOf(server.address() as AddressInfo)).then(
      (made) => send(response, made),
      (error: unknown) => {
        console.error('No answer for', request.url, error)
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on a port has an address of this kind.
    origin: originOf(server.address() as AddressInfo),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const originOf = ({ port }: AddressInfo) => `http://127.0.0.1:${port}`

/** Makes the demo's image addresses absolute, at the origin that the page was loaded from. */
const withOrigin = (text: string, origin: string) =>
  text.replaceAll(`"${PICTURE_PATH}`, `"${origin}${PICTURE_PATH}`)
