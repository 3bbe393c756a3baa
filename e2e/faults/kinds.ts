/** The faults of a single request that end in a notice with Retry: one fault of each kind, each at one of the four pages. */
import type { RequestListener } from 'node:http'
import type { ServicePage } from '../support/demoData.ts'
import { reply } from './faultyService.ts'

const RAW = 'RAW-PAGE at handler (/srv/catalog/app.js:12:34)'
export const HTML = `<!doctype html><html><body><h1>${RAW}</h1></body></html>`

type Kind = {
  name: string
  on: ServicePage
  fault: RequestListener
  message: string
  tries: number
  /** The status that Chromium itself logs as an error. */
  status?: number
  /** Seconds that the page's clock has to advance before the notice appears. */
  after?: number
}

export const kinds: readonly Kind[] = [
  {
    name: 'T1, reset',
    on: 'search',
    fault: (request) => request.socket.resetAndDestroy(),
    message: 'failed: the service couldn’t be reached.',
    tries: 3,
  },
  {
    name: 'T3, hang',
    on: 'product',
    fault: () => {},
    message: 'took too long.',
    tries: 1,
    after: 16,
  },
  {
    name: 'T4, a body that never ends',
    on: 'resolve',
    fault: (_request, response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' })
      const drip = setInterval(() => response.write(' '), 200)
      response.on('close', () => clearInterval(drip))
    },
    message: 'took too long.',
    tries: 1,
    after: 16,
  },
  {
    name: 'T5, connection closed in the middle of the body',
    on: 'ean',
    fault: (request, response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Length': '100' })
      response.write('{"success":true', () => request.socket.destroy())
    },
    message: 'failed: the response couldn’t be read.',
    tries: 1,
  },
  {
    name: 'T6, truncated JSON',
    on: 'search',
    fault: reply(200, '{"productList":[{"title":"Half'),
    message: 'failed: the response couldn’t be read.',
    tries: 1,
  },
  {
    name: 'T7, a web page with 200',
    on: 'product',
    fault: reply(200, HTML),
    message: 'Check the base URL in Settings.',
    tries: 1,
  },
  {
    name: 'T11, 422',
    on: 'resolve',
    fault: reply(422, 'No such <country>'),
    message: 'No such <country>.',
    tries: 1,
    status: 422,
  },
  {
    name: 'T15, 500',
    on: 'search',
    fault: reply(500, { message: 'Out of order', trace: RAW }),
    message: 'The service has a problem.',
    tries: 3,
    status: 500,
  },
  {
    name: 'T16, 503 with a web page',
    on: 'product',
    fault: reply(503, HTML),
    message: 'The service has a problem.',
    tries: 3,
    status: 503,
  },
  {
    name: 'T17, success: false',
    on: 'ean',
    fault: reply(200, { success: false, message: 'Out of range', errorCode: 'E7' }),
    message: 'The service says: Out of range (code E7).',
    tries: 1,
  },
  {
    name: 'T18, an unexpected body',
    on: 'resolve',
    fault: reply(200, '"x"'),
    message: 'Unexpected response:',
    tries: 1,
  },
]
