/** The faults of one request that a notice reports, and what is expected of each besides the common checks. */
import type { RequestListener } from 'node:http'
import { HTML, RAW } from './expectSound.ts'
import { reply } from './faultyService.ts'

export type FaultCase = {
  /** The number in the list of faults, and what happens. */
  name: string
  fault: RequestListener
  /** The title of the notice, after the name of the request. */
  message: RegExp
  /** Further text: the cause, and the next step. */
  cause: RegExp
  advice: RegExp
  /** How often the page's request is sent. */
  tries: number
}

const AGAIN = /[Tt]ry again/

export const faultCases: readonly FaultCase[] = [
  {
    name: 'T1, a connection that is reset',
    fault: (request) => request.socket.resetAndDestroy(),
    message: /failed: the service couldn’t be reached\./,
    cause: /Possible causes: no connection/,
    advice: /Check the base URL and the key in Settings/,
    tries: 3,
  },
  {
    name: 'T5, a body that is cut',
    fault: (request, response) => {
      response.writeHead(200, { 'Content-Length': '100', 'Content-Type': 'application/json' })
      response.write('{"productList":[{"title":"Half', () => request.socket.destroy())
    },
    message: /failed: the response couldn’t be read\./,
    cause: /response was incomplete/,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T6, JSON that ends in the middle',
    fault: reply(200, '{"productList":[{"title":"Half'),
    message: /failed: the response couldn’t be read\./,
    cause: /isn’t complete, valid JSON/,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T7, a web page with status 200',
    fault: reply(200, HTML, { 'Content-Type': 'text/html' }),
    message: /failed: the response couldn’t be read\./,
    cause: /web page instead of data/,
    advice: /Check the base URL in Settings/,
    tries: 1,
  },
  {
    name: 'T11, 422',
    fault: reply(422, { message: 'countryCode “zz” & co. < us is not served' }),
    message: /failed\./,
    cause: /countryCode “zz” & co\. < us is not served\./,
    advice: /Change your search/,
    tries: 1,
  },
  {
    name: 'T11, 414',
    fault: reply(414, HTML, { 'Content-Type': 'text/html' }),
    message: /is too long for the service\./,
    cause: /The service gave its reason as a web page, which isn’t shown/,
    advice: /fewer or shorter words/,
    tries: 1,
  },
  {
    name: 'T12, 401',
    fault: reply(401, { error: { code: 'E401', message: 'Unknown API key' } }),
    message: /failed: the key was refused\./,
    cause: /Unknown API key\./,
    advice: /This loads again when you enter a key here or in Settings/,
    tries: 1,
  },
  {
    name: 'T13, 403',
    fault: reply(403, { message: 'This key may not do that' }),
    message: /failed: the key was refused\./,
    cause: /This key may not do that\./,
    advice: /This loads again when you enter a key here or in Settings/,
    tries: 1,
  },
  {
    name: 'T15, 500',
    fault: reply(500, { message: 'Index out of order', trace: RAW }),
    message: /failed\./,
    cause: /Index out of order\./,
    advice: /The service has a problem/,
    tries: 3,
  },
  {
    name: 'T16, 503 with a web page',
    fault: reply(503, HTML, { 'Content-Type': 'text/html' }),
    message: /failed\./,
    cause: /The service gave its reason as a web page, which isn’t shown\./,
    advice: AGAIN,
    tries: 3,
  },
  {
    name: 'T17, success: false',
    fault: reply(200, { success: false, message: 'Out of range', errorCode: 'E7', result: null }),
    message: /failed\./,
    cause: /The service says: Out of range \(code E7\)\./,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T18, a body of {}',
    fault: reply(200, {}),
    message: /failed: the response couldn’t be read\./,
    cause: /Unexpected response: /,
    advice: AGAIN,
    tries: 1,
  },
  {
    name: 'T19, a redirect to a login of its own',
    fault: (request, response) => {
      if (request.url?.startsWith('/login')) reply(200, HTML)(request, response)
      else response.writeHead(302, { Location: '/login' }).end(HTML)
    },
    message: /was redirected\./,
    cause: /The key is never sent to/,
    advice: /Check the base URL in Settings/,
    tries: 1,
  },
]
