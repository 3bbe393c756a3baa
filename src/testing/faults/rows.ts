/** The faults of one request that are said in a notice, and what is expected of each beyond the common. */
import type { RequestListener } from 'node:http'
import { reply } from './faultyService.ts'
import { HTML, RAW } from './expectSound.ts'

export type Row = {
  /** The number in the list of faults, and what happens. */
  name: string
  fault: RequestListener
  /** The notice's title after the name of the request. */
  says: RegExp
  /** Further words: the cause, and the next step. */
  cause: RegExp
  advice: RegExp
  /** How often the page's request goes out. */
  tries: number
}

const AGAIN = /[Tt]ry again/

export const rows: readonly Row[] = [
  {
    name: 'T1, a connection that is reset',
    fault: (request) => request.socket.resetAndDestroy(),
    says: /did not reach the service\./,
    cause: /The browser does not say why/,
    advice: /Check the base URL and the key in Settings/,
    tries: 3,
  },
  {
    name: 'T5, a body that is cut',
    fault: (request, response) => {
      response.writeHead(200, { 'Content-Length': '100', 'Content-Type': 'application/json' })
      response.write('{"productList":[{"title":"Half', () => request.socket.destroy())
    },
    says: /got an unreadable answer\./,
    cause: /broke off before its end/,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T6, JSON that ends in the middle',
    fault: reply(200, '{"productList":[{"title":"Half'),
    says: /got an unreadable answer\./,
    cause: /not complete, well-formed JSON/,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T7, a web page with status 200',
    fault: reply(200, HTML, { 'Content-Type': 'text/html' }),
    says: /got an unreadable answer\./,
    cause: /web page instead of data/,
    advice: /Check the base URL in Settings/,
    tries: 1,
  },
  {
    name: 'T11, 422',
    fault: reply(422, { message: 'countryCode “zz” & co. < us is not served' }),
    says: /failed: the service answered 422\./,
    cause: /countryCode “zz” & co\. < us is not served\./,
    advice: /Change what you ask for/,
    tries: 1,
  },
  {
    name: 'T11, 414',
    fault: reply(414, HTML, { 'Content-Type': 'text/html' }),
    says: /was too long for the service: it answered 414\./,
    cause: /The service gave its reason as a web page, which is not shown/,
    advice: /fewer or shorter words/,
    tries: 1,
  },
  {
    name: 'T12, 401',
    fault: reply(401, { error: { code: 'E401', message: 'Unknown API key' } }),
    says: /was refused because of the key\./,
    cause: /Unknown API key\./,
    advice: /with a key, this is asked again by itself/,
    tries: 1,
  },
  {
    name: 'T13, 403',
    fault: reply(403, { message: 'This key may not do that' }),
    says: /was refused because of the key\./,
    cause: /This key may not do that\./,
    advice: /with a key, this is asked again by itself/,
    tries: 1,
  },
  {
    name: 'T15, 500',
    fault: reply(500, { message: 'Index out of order', trace: RAW }),
    says: /failed: the service answered 500\./,
    cause: /Index out of order\./,
    advice: /on the side of the service/,
    tries: 3,
  },
  {
    name: 'T16, 503 with a web page',
    fault: reply(503, HTML, { 'Content-Type': 'text/html' }),
    says: /failed: the service answered 503\./,
    cause: /The service gave its reason as a web page, which is not shown\./,
    advice: AGAIN,
    tries: 3,
  },
  {
    name: 'T17, success: false',
    fault: reply(200, { success: false, message: 'Out of range', errorCode: 'E7', result: null }),
    says: /was not carried out\./,
    cause: /The service says: Out of range \(code E7\)\./,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T18, a body of {}',
    fault: reply(200, {}),
    says: /got an unreadable answer\./,
    cause: /Unexpected answer: /,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T19, a redirect to a login of its own',
    fault: (request, response) => {
      if (request.url?.startsWith('/login')) reply(200, HTML)(request, response)
      else response.writeHead(302, { Location: '/login' }).end(HTML)
    },
    says: /was redirected\./,
    cause: /The key is never sent on/,
    advice: /Check the base URL in Settings/,
    tries: 1,
  },
]
