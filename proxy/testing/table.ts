/**
 * The cases for all our servers in front of a service: requests that must not get through, and answers that must not come back.
 * Each row is one request and the service's reaction.
 */
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { HostileAnswer } from './hostileService.ts'

/** Includes every character that some encoding escapes. */
export const KEY = 'SENTINEL-kEy+/=42?%"&<\\ z~'
export const TOKEN_HEADER = 'X-Access-Token'
export const TOKEN = 'SENTINEL-token~0123456789'
/** The server name that these servers accept. */
export const NAME = 'catalog.test'
/** The size limit of an answer. */
export const LIMIT_MB = 1

/** What nginx can't do by itself; the proxy behind it does. */
type BeyondNginx =
  | 'redaction'
  | 'HTTP/0.9'
  | 'statuses that are none'
  | 'a deadline for the whole answer'
  | 'a limit of size'
  | 'unpacking'
  | 'headers that it was not told of'

export type ProxyCase = {
  group: string
  name: string
  /** The request line and all headers, one on each line. */
  sends: string[]
  body?: string
  does: HostileAnswer
  /**
   * - `passes`: the service receives exactly this request, and the client receives its answer
   * - `refused`: the service receives no request
   * - `gives`: the client receives this answer, with the proxy's headers and no others
   * - `fails`: the client receives an error response of the proxy, or a cut connection
   * - `safe`: `gives` or `fails`
   */
  expects:
    | { kind: 'passes'; method: string; target: string; withToken: boolean }
    | { kind: 'refused' }
    | { kind: 'gives'; status: number; body?: string; retryAfter?: string; without?: string }
    | { kind: 'fails' }
    | { kind: 'safe' }
  /** The server's deadline has to end the request. */
  isSlow?: true
  beyondNginx?: BeyondNginx
}

export const SEARCH = '/v1/products?countryCode=us&q=a%2Bb'
const EAN = '/v1/insights/daas/productCodes/0036000291452?countryCode=us'
const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]'

const requestTo = (
  target: string,
  { method = 'GET', headers = [`Host: ${NAME}`] as string[] } = {},
) => [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close']
const withHeader = (...headers: string[]) => [`Host: ${NAME}`, ...headers]

const passes = (target: string, method = 'GET') =>
  ({ kind: 'passes', method, target, withToken: target.startsWith('/v1/insights/') }) as const

// Requests

const methods: ProxyCase[] = [
  ...['/v1/products', '/v1/products/lookup', '/v1/products/A1/traits', EAN].flatMap((target) =>
    ['GET', 'HEAD'].map((method) => ({
      group: 'method',
      name: `${method} ${target}`,
      sends: requestTo(target, { method }),
      does: method === 'HEAD' ? OK.slice(0, -2) : OK,
      expects: passes(target, method),
    })),
  ),
  ...`POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND MOVE PURGE SEARCH get GETS FOO`
    .split(' ')
    .map((method) => ({
      group: 'method',
      name: method,
      sends: requestTo(SEARCH, { method }),
      does: OK,
      expects: { kind: 'refused' } as const,
    })),
]

const refusedTargets = [
  // leave the operation, or `/v1`
  '/v1/../admin',
  '/v1/./products',
  '/v1/products/../../admin',
  '/v1/products/..',
  '/v1/products/../traits',
  '/v1/products/./traits',
  '/v1/products/%2e%2e/traits',
  '/v1/products/%2E/traits',
  '/v1/products/.%2e/traits',
  '/v1/products/%252e%252e/traits',
  '/v1/products/%25252e%25252e/traits',
  '/v1/products/..%2f..%2fadmin/traits',
  '/v1/products/a%2F..%2Fb/traits',
  '/v1/products/a%2F../traits',
  '/v1/products/..%252fadmin/traits',
  '/v1/products/a%5C..%5Cb/traits',
  '/v1/products/..%5cadmin/traits',
  '/v1/products/..\\admin/traits',
  '/v1\\products',
  '/v1/products/..;/traits',
  '/v1/products/..;x=1/traits',
  '/v1/products/..%3B/traits',
  '/v1/products/%2e%2e;/traits',
  '/v1/products/A1;x=1/traits',
  '/v1/products;x=1',
  '/v1/products/..%20/traits',
  '/v1/products/..%09/traits',
  '/v1/insights/daas/productCodes/..',
  '/v1/insights/daas/productCodes/..%2f..%2f..%2fadmin',
  '/v1/insights/daas/productCodes/%2e%2e',
  // control characters
  '/v1/products/..%00/traits',
  '/v1/products/A1%00/traits',
  '/v1/products/A1%0d%0aapikey:%20x/traits',
  '/v1/products/A1%0A/traits',
  '/v1/products/A1%7f/traits',
  '/v1/products/A1%C2%85/traits',
  '/v1/products/A1%2500/traits',
  '/v1/products%00',
  // empty segments
  '/v1//products',
  '//v1/products',
  '/v1/products/',
  '/v1/products//traits',
  '/v1/products/%20/traits',
  '/v1/products/%2F/traits',
  '/v1/products/lookup/',
  '/v1/insights/daas/productCodes/',
  '/v1/insights/daas//productCodes/1',
  // other spellings of the same path
  '/v1/%70roducts',
  '/v1/products/A1/%74raits',
  '/v1/Products',
  '/V1/products',
  '/%76%31/products',
  '/v1/insights/daas/productcodes/1',
  // invalid encoding
  '/v1/products/%/traits',
  '/v1/products/%zz/traits',
  '/v1/products/%u002e%u002e/traits',
  '/v1/products/%ff/traits',
  '/v1/products/%c0%ae%c0%ae/traits',
  '/v1/products/%e0%80%ae/traits',
  '/v1/products/%ed%a0%80/traits',
  '/v1/products/%f5%80%80%80/traits',
  '/v1/products/caf\u00e9/traits',
  '/v1/products/<x>/traits',
  '/v1/products/"x"/traits',
  '/v1/products/{x}/traits',
  // not an operation
  '/v1/',
  '/v1/admin',
  '/v1/products/A1',
  '/v1/products/A1/traits/x',
  '/v1/products/A1/b/traits',
  '/v1/insights/daas',
  '/v1/insights/daas/productCodes/1/x',
  '/v1/insights/daas/productCodesX/1',
  '/v2/products',
  '/admin/v1/products',
  // parameters of no or another operation
  '/v1/products?apikey=x',
  '/v1/products?q=a&apikey=x',
  '/v1/products?url=x',
  '/v1/products?%71=a',
  '/v1/products?q',
  '/v1/products?Q=a',
  '/v1/products?q=a&&mode=lite',
  '/v1/products?&q=a',
  '/v1/products?q=a#b',
  '/v1/products?q=caf\u00e9',
  '/v1/products?__proto__=x',
  '/v1/products?constructor=x',
  '/v1/products?id=x',
  '/v1/products/lookup?q=a',
  '/v1/products/A1/traits?id=x',
  '/v1/products/A1/traits?url=x',
  '/v1/insights/daas/productCodes/1?code=2',
  '/v1/insights/daas/productCodes/1?access_token=x',
  '/v1/products??q=a',
  // no target
  'http://evil.test/v1/products',
  'v1/products',
  '*',
  `/v1/products?q=${'x'.repeat(9000)}`,
]

const passingTargets = [
  '/v1/products?',
  '/v1/products/a%2Fb%20%25/traits',
  '/v1/products/https:%2F%2Fshop.example%2F1/traits',
  '/v1/products/.../traits',
  '/v1/products/..a/traits',
  '/v1/products/a..b/traits',
  '/v1/products/a.b/traits',
  '/v1/products/50%25off/traits',
  '/v1/products/a%252Fb/traits',
  '/v1/products/%E2%9C%93/traits',
  '/v1/products/%F0%9F%91%95/traits',
  "/v1/products/a!b'(c)*~/traits",
  '/v1/products/lookup/traits',
  '/v1/products/A1%3Bx/traits',
  '/v1/insights/daas/productCodes/a%2Fb',
  '/v1/products?q=../..&countryCode=us',
  '/v1/products?q=a%2Bb+c%26&brandFilter=%E2%9C%93',
  '/v1/products?q=%zz%00%0d%0a',
  '/v1/products?q=a|b;c/d?e=f',
  '/v1/products?q=',
  '/v1/products?countryCode=us&countryCode=in',
  ...'countryCode q index limit merchantFilter brandFilter categoryFilter divisionFilter mode'
    .split(' ')
    .map((name) => `/v1/products?${name}=1`),
  ...'countryCode url merchant mode strict'
    .split(' ')
    .map((name) => `/v1/products/lookup?${name}=1`),
  ...'countryCode mode'
    .split(' ')
    .flatMap((name) => [
      `/v1/products/A1/traits?${name}=1`,
      `/v1/insights/daas/productCodes/1?${name}=1`,
    ]),
]

const targets: ProxyCase[] = [
  ...refusedTargets.map((target) => ({
    group: 'address',
    name: `refuses ${target.slice(0, 80)}`,
    sends: requestTo(target),
    does: OK,
    expects: { kind: 'refused' } as const,
  })),
  ...passingTargets.map((target) => ({
    group: 'address',
    name: `passes ${target}`,
    sends: requestTo(target),
    does: OK,
    // The server may remove a question mark without a query.
    expects: passes(target),
  })),
]

const requestHeaders = [
  'apikey: mine',
  'APIKEY: mine',
  `${TOKEN_HEADER}: mine`,
  'Cookie: session=1',
  'Authorization: Basic dTpw',
  'Proxy-Authorization: Basic dTpw',
  'Origin: http://evil.test',
  'Referer: http://catalog.test/search?q=secret',
  'User-Agent: Mine/1.0',
  'Accept: text/html',
  'Accept-Language: en',
  'Accept-Encoding: gzip, br',
  'If-None-Match: "1"',
  'If-Modified-Since: Mon, 01 Jan 2024 00:00:00 GMT',
  'Range: bytes=0-1',
  'Forwarded: for=10.0.0.1',
  'X-Forwarded-For: 10.0.0.1',
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Proto: https',
  'X-Real-IP: 10.0.0.1',
  'X-HTTP-Method-Override: DELETE',
  'X-HTTP-Method: DELETE',
  'X-Method-Override: DELETE',
  'X-Original-URL: /admin',
  'X-Rewrite-URL: /admin',
  'X-Host: evil.test',
  'Via: 1.1 front',
  'TE: trailers',
  'Trailer: apikey',
  'Keep-Alive: timeout=1000',
  'Proxy-Connection: keep-alive',
  'Connection: x-of-this-hop',
  'Sec-Fetch-Site: cross-site',
  'Sec-WebSocket-Key: x',
  'DNT: 1',
  'X-Token-Of-The-User: t',
  'X-Empty:',
  'Content-Type: text/plain',
  'Expect: 100-continue',
]

const NEXT = `GET /admin HTTP/1.1\r\nHost: ${NAME}\r\n\r\n`

const headersUp: ProxyCase[] = [
  ...requestHeaders.map((header) => ({
    group: 'request header',
    name: header,
    sends: requestTo(SEARCH, { headers: withHeader(header) }),
    does: OK,
    expects: passes(SEARCH),
  })),
  {
    group: 'request header',
    name: 'the token of the browser on the EAN path',
    sends: requestTo(EAN, { headers: withHeader(`${TOKEN_HEADER}: mine`, 'apikey: mine') }),
    does: OK,
    expects: passes(EAN),
  },
  {
    group: 'request header',
    name: 'a body with its length',
    sends: requestTo(SEARCH, { headers: withHeader(`Content-Length: ${NEXT.length}`) }),
    body: NEXT,
    does: OK,
    expects: { kind: 'refused' },
  },
  {
    group: 'request header',
    name: 'a body in chunks',
    sends: requestTo(SEARCH, { headers: withHeader('Transfer-Encoding: chunked') }),
    body: `${NEXT.length.toString(16)}\r\n${NEXT}\r\n0\r\n\r\n`,
    does: OK,
    expects: { kind: 'refused' },
  },
  ...[
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: -1'],
    ['Transfer-Encoding: chunked, identity'],
    ['Bad Header: x'],
    ['X-Nul: a\0b'],
    [`X-Long: ${'x'.repeat(40_000)}`],
  ].map((headers) => ({
    group: 'request header',
    name: headers.join(' and ').slice(0, 60).replaceAll('\0', '\\0'),
    sends: requestTo(SEARCH, { headers: withHeader(...headers) }),
    body: '0\r\n\r\n',
    does: OK,
    expects: { kind: 'refused' } as const,
  })),
]

const absolute: ProxyCase = {
  group: 'address',
  name: 'with the name of the server in it',
  sends: requestTo(`http://${NAME}${SEARCH}`),
  does: OK,
  expects: { kind: 'safe' },
}

const upgrades: ProxyCase[] = ['websocket', 'h2c', 'TLS/1.0'].map((protocol) => ({
  group: 'upgrade',
  name: `to ${protocol} by the browser`,
  sends: [
    `GET ${SEARCH} HTTP/1.1`,
    ...withHeader(
      'Connection: Upgrade, close',
      `Upgrade: ${protocol}`,
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ),
  ],
  does: OK,
  expects: { kind: 'safe' },
}))

const hosts: ProxyCase[] = [
  ...[`Host: ${NAME}`, `Host: ${NAME}:8080`].map((host) => ({
    group: 'name',
    name: `answers to ${host}`,
    sends: requestTo(SEARCH, { headers: [host] }),
    does: OK,
    expects: passes(SEARCH),
  })),
  ...[
    ['Host: evil.test'],
    ['Host: localhost'],
    ['Host: 127.0.0.1'],
    ['Host: 10.0.0.1'],
    ['Host: [::1]'],
    [`Host: ${NAME}.evil.test`],
    [`Host: evil${NAME}`],
    [`Host: evil.test:80@${NAME}`],
    [`Host: ${NAME}:x`],
    [`Host: ${NAME}, evil.test`],
    [`Host: ${NAME}`, 'Host: evil.test'],
    ['Host: evil.test', `Host: ${NAME}`],
    ['Host:'],
    ['Host: _'],
    [],
  ].map((headers) => ({
    group: 'name',
    name: `does not answer to ${headers.join(' and ') || 'no name'}`,
    sends: requestTo(SEARCH, { headers }),
    does: OK,
    expects: { kind: 'refused' } as const,
  })),
]

// Answers

const answering = (
  head: string,
  body: string | Buffer = '{"a":1}',
  headers: string[] = [],
): Buffer =>
  Buffer.concat([
    Buffer.from(
      [head, ...headers, `Content-Length: ${body.length}`, '', ''].join('\r\n'),
      'latin1',
    ),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ])

const answered = (
  group: string,
  name: string,
  does: HostileAnswer,
  expects: ProxyCase['expects'],
): ProxyCase => ({
  group,
  name,
  sends: requestTo(SEARCH),
  does,
  expects,
})

const EMPTY = new Set([204, 205, 304])

const statuses: ProxyCase[] = [
  ...[
    200, 201, 203, 204, 205, 206, 226, 299, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403,
    404, 405, 407, 410, 418, 421, 422, 429, 451, 499, 500, 501, 502, 503, 504, 511, 599,
  ].map((status) =>
    answered(
      'status',
      `${status} comes back`,
      EMPTY.has(status)
        ? `HTTP/1.1 ${status} X\r\nContent-Length: 0\r\nLocation: https://evil.test/\r\n\r\n`
        : answering(`HTTP/1.1 ${status} X`, '{"a":1}', ['Location: https://evil.test/']),
      { kind: 'gives', status, body: EMPTY.has(status) ? '' : '{"a":1}' },
    ),
  ),
  ...['100', '102', '103', '104', '199', '101'].map((status): ProxyCase => ({
    ...answered(
      'status',
      `${status} before the answer`,
      `HTTP/1.1 ${status} X\r\nLink: </x.js>; rel=preload\r\n\r\n${OK}`,
      { kind: 'fails' },
    ),
    beyondNginx: 'statuses that are none',
  })),
  {
    ...answered(
      'status',
      '101 with an upgrade',
      'HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nxxxx',
      { kind: 'fails' },
    ),
    beyondNginx: 'statuses that are none',
  },
  ...['099', '000', '001', '600', '700', '999'].map((status): ProxyCase => ({
    ...answered('status', `${status} is none`, answering(`HTTP/1.1 ${status} X`), {
      kind: 'fails',
    }),
    ...(status !== '000' && { beyondNginx: 'statuses that are none' as const }),
  })),
]

const HTML = '<!doctype html><script>document.title="ran"</script>'

/** nginx reads these as HTTP/0.9, where everything is body. */
const noHttp: ProxyCase[] = [
  ['HTTP/0.9', HTML],
  ['HTTP/0.9 with headers', `Set-Cookie: a=1\r\nContent-Type: text/html\r\n\r\n${HTML}`],
  ['a status of four digits', answering('HTTP/1.1 1000 X')],
  ['a status of two digits', answering('HTTP/1.1 20 X')],
  ['a status in letters', answering('HTTP/1.1 abc X')],
  ['a negative status', answering('HTTP/1.1 -20 X')],
  ['no status', answering('HTTP/1.1')],
  ['version 2', answering('HTTP/2.0 200 OK')],
  ['version 0.9 in words', answering('HTTP/0.9 200 OK')],
  ['version 9.9', answering('HTTP/9.9 200 OK')],
  ['another protocol', answering('ICY 200 OK')],
  ['a misspelt protocol', answering('HTP/1.1 200 OK')],
  ['small letters', answering('http/1.1 200 OK')],
  ['blanks before it', answering('  HTTP/1.1 200 OK')],
  ['bytes of TLS', Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0])],
  ['bytes at random', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 193 + 91) % 256))],
].map(([name, does]): ProxyCase => ({
  ...answered('no HTTP', String(name), does as HostileAnswer, {
    // Some of these may be tolerated, as long as nothing of them is passed on.
    kind: ['version 2', 'version 9.9', 'blanks before it'].includes(String(name))
      ? 'safe'
      : 'fails',
  }),
  beyondNginx: 'HTTP/0.9',
}))

const malformed: ProxyCase[] = (
  [
    ['nothing at all', '', 'fails'],
    ['an end within the status line', 'HTTP/1.1 20', 'fails'],
    ['an end within the headers', 'HTTP/1.1 200 OK\r\nContent-', 'fails'],
    ['a reset', (socket) => socket.resetAndDestroy(), 'fails'],
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nnonsense\r\n\r\n[]', 'safe'],
    ['a blank before the colon', 'HTTP/1.1 200 OK\r\nSet-Cookie : a=1\r\n\r\n[]', 'safe'],
    ['a folded header', 'HTTP/1.1 200 OK\r\nX-A: b\r\n Set-Cookie: a=1\r\n\r\n[]', 'safe'],
    ['NUL in a header', 'HTTP/1.1 200 OK\r\nX-A: a\0b\r\n\r\n[]', 'safe'],
    ['a bare line feed', 'HTTP/1.1 200 OK\nSet-Cookie: a=1\n\n[]', 'safe'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n[]', 'safe'],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n',
      'safe',
    ],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\n[]', 'safe'],
    ['a length in letters', 'HTTP/1.1 200 OK\r\nContent-Length: 2x\r\n\r\n[]', 'safe'],
    [
      'an unknown transfer encoding',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n[]',
      'safe',
    ],
    [
      'a chunk size that is none',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n',
      'fails',
    ],
    [
      'a chunk size beyond all numbers',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n[]\r\n',
      'fails',
    ],
    ['no last chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n', 'fails'],
    [
      'trailers',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\nSet-Cookie: a=1\r\n\r\n',
      'safe',
    ],
    ['less than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n[', 'fails'],
    ['more than announced', `${OK}${HTML}`, 'safe'],
    ['a second answer', `${OK}${OK}`, 'safe'],
    [
      'headers of 200 kB',
      `HTTP/1.1 200 OK\r\n${`X-A: ${'x'.repeat(1000)}\r\n`.repeat(200)}\r\n[]`,
      'fails',
    ],
    ['ten thousand headers', `HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(10_000)}\r\n[]`, 'fails'],
    ['no length, ended by closing', 'HTTP/1.1 200 OK\r\n\r\n[]', 'safe'],
    ['version 1.0', 'HTTP/1.0 200 OK\r\n\r\n[]', 'safe'],
    ['no reason', answering('HTTP/1.1 200'), 'safe'],
    ['a reason that is a script', answering(`HTTP/1.1 200 ${HTML}`), 'safe'],
  ] satisfies [string, HostileAnswer, 'safe' | 'fails'][]
).map(([name, does, kind]): ProxyCase => ({
  ...answered('malformed', name, does, { kind }),
  ...(name === 'a header without a colon' && { beyondNginx: 'headers that it was not told of' }),
}))

const returnedHeaders = [
  'Set-Cookie: a=1',
  'Set-Cookie: __Host-a=1; Secure; Path=/',
  'Set-Login: logged-in',
  'WWW-Authenticate: Basic realm="x"',
  'Proxy-Authenticate: Basic realm="x"',
  'Access-Control-Allow-Origin: *',
  'Access-Control-Allow-Credentials: true',
  'Access-Control-Expose-Headers: *',
  'Timing-Allow-Origin: *',
  'Strict-Transport-Security: max-age=1',
  'Clear-Site-Data: "*"',
  'Content-Security-Policy: default-src *',
  'Content-Security-Policy-Report-Only: default-src *; report-uri //evil.test',
  'Permissions-Policy: camera=*',
  'Document-Policy: force-load-at-top',
  'Origin-Trial: AbC',
  'Speculation-Rules: "/rules.json"',
  'Supports-Loading-Mode: credentialed-prerender',
  'Origin-Agent-Cluster: ?1',
  'Service-Worker-Allowed: /',
  'Service-Worker: script',
  'Use-As-Dictionary: match="/*"',
  'SourceMap: //evil.test/x.map',
  'X-SourceMap: //evil.test/x.map',
  'Link: <//evil.test/x.css>; rel=stylesheet',
  'Refresh: 0; url=//evil.test',
  'Location: //evil.test',
  'Content-Location: //evil.test',
  'Content-Disposition: attachment; filename=x.exe',
  'Content-Type: text/html',
  'Content-Type: text/javascript',
  'Content-Type: image/svg+xml',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: multipart/x-mixed-replace; boundary=x',
  'Content-Language: en',
  'Cache-Control: public, max-age=31536000',
  'Cache-Control: only-if-cached',
  'Expires: Fri, 01 Jan 2100 00:00:00 GMT',
  'Age: 1',
  'Pragma: public',
  'ETag: "1"',
  'Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT',
  'Vary: *',
  'NEL: {"report_to":"x"}',
  'Report-To: {"group":"x"}',
  'Reporting-Endpoints: x="//evil.test"',
  'Alt-Svc: h2="evil.test:443"',
  'Accept-CH: Sec-CH-UA-Model',
  'Critical-CH: Sec-CH-UA-Model',
  'Cross-Origin-Resource-Policy: cross-origin',
  'Cross-Origin-Opener-Policy: unsafe-none',
  'Cross-Origin-Embedder-Policy: require-corp',
  'X-Content-Type-Options: sniff',
  'X-Frame-Options: ALLOWALL',
  'Referrer-Policy: unsafe-url',
  'Server: Upstream/1.0',
  'X-Powered-By: Upstream',
  'Via: 1.1 upstream',
  'Keep-Alive: timeout=9999',
  'Upgrade: h2c',
  'Trailer: Set-Cookie',
  'Attribution-Reporting-Register-Source: {}',
  'X-Accel-Redirect: /index.html',
  'X-Accel-Buffering: no',
  'X-Sendfile: /etc/passwd',
  'Activate-Storage-Access: load',
]
const headerDown = (header: string): ProxyCase =>
  answered(
    'answer header',
    header,
    answering('HTTP/1.1 200 OK', HTML, [
      header,
      ...(header.startsWith('Content-T') ? [] : ['Content-Type: text/html']),
    ]),
    { kind: 'gives', status: 200, body: HTML },
  )

const headersDown: ProxyCase[] = [
  ...returnedHeaders.map(headerDown),
  { ...headerDown('X-Whatever-Else: 1'), beyondNginx: 'headers that it was not told of' },
]

const DATE = 'Wed, 25 Nov 2026 12:00:00 GMT'

const retryAfters: ProxyCase[] = [
  ...['0', '7', '3600', DATE].map((value) =>
    answered('Retry-After', value, answering('HTTP/1.1 429 X', '{}', [`Retry-After: ${value}`]), {
      kind: 'gives',
      status: 429,
      retryAfter: value,
    }),
  ),
  ...['-1', '1.5', '1e3', 'soon', '7, 8', '7;x', '<b>', '2026-11-25', '9'.repeat(40), KEY].map(
    (value) =>
      answered(
        'Retry-After',
        `drops ${value.slice(0, 20)}`,
        answering('HTTP/1.1 429 X', '{}', [`Retry-After: ${value}`]),
        { kind: 'gives', status: 429 },
      ),
  ),
]

// Secrets

const inHex = (text: string) => Buffer.from(text).toString('hex')
const inJson = (text: string) =>
  Array.from(text, (character) => `\\u00${inHex(character)}`).join('')
const inPercent = (text: string) => Array.from(text, (character) => `%${inHex(character)}`).join('')
const upperHex = (text: string) =>
  text.replace(
    /(%|\\u00)([0-9a-f]{2})/g,
    (_whole, mark: string, hex: string) => mark + hex.toUpperCase(),
  )
const base64 = (text: string) => Buffer.from(text).toString('base64')

const spellings = (secret: string): [name: string, written: string][] => [
  ['as it is', secret],
  ['in JSON', JSON.stringify(secret).slice(1, -1)],
  ['in JSON within JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
  ['in JSON with its slashes escaped', JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/')],
  ['in JSON, each character escaped', inJson(secret)],
  ['in JSON, escaped in capitals', upperHex(inJson(secret))],
  [
    'in JSON, only some escaped',
    inJson(secret.slice(0, 6)) + JSON.stringify(secret.slice(6)).slice(1, -1),
  ],
  ['in an address', encodeURIComponent(secret)],
  [
    'in an address, in small letters',
    encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase()),
  ],
  ['in a form', new URLSearchParams([['', secret]]).toString().slice(1)],
  ['in an address, each character', inPercent(secret)],
  ['in an address, each character in capitals', upperHex(inPercent(secret))],
  ['in an address, twice', encodeURIComponent(encodeURIComponent(secret))],
  [
    'in HTML by number',
    Array.from(secret, (character) => `&#${character.charCodeAt(0)};`).join(''),
  ],
  [
    'in HTML by hexadecimal number',
    Array.from(secret, (character) => `&#x${inHex(character)};`).join(''),
  ],
  [
    'in HTML by name',
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  ],
  ['in hexadecimal', inHex(secret)],
  ['in hexadecimal capitals', inHex(secret).toUpperCase()],
  ...['', 'x', 'xy', 'apikey: '].map((before): [string, string] => [
    `in base64 behind "${before}"`,
    base64(`${before}${secret} and more`),
  ]),
  ['in base64 by itself', base64(secret)],
  ...['', 'x', 'xy'].map((before): [string, string] => [
    `in base64 for addresses behind "${before}"`,
    Buffer.from(before + secret).toString('base64url'),
  ]),
  ['in UTF-16', Array.from(secret).join('\0')],
  ['in base64 within JSON', base64(secret).replaceAll('/', '\\/')],
  ['in base64 within an address', encodeURIComponent(base64(secret))],
  ['in base64 in lines', base64(`apikey: ${secret}`).replace(/.{16}/g, '$&\r\n')],
]

/** At its ends, the base64 of a secret depends on the adjacent characters. */
const inner = (written: string) => written.slice(6, -6)

const framed = (written: string) => `{"echo":"before ${written} behind"}`

const byteByByte =
  (body: string) => (socket: { write: (text: string) => void; end: (text: string) => void }) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
    for (const character of body) socket.write(`1\r\n${character}\r\n`)
    socket.end('0\r\n\r\n')
  }

const secretRow = (
  name: string,
  does: HostileAnswer,
  written: string,
  body?: string,
): ProxyCase => ({
  ...answered('secret', name, does, {
    kind: 'gives',
    status: 200,
    without: inner(written),
    ...(body !== undefined && { body }),
  }),
  beyondNginx: 'redaction',
})

const secrets: ProxyCase[] = [
  ...[KEY, TOKEN].flatMap((secret) =>
    spellings(secret).map(([name, written]) =>
      secretRow(
        `the ${secret === KEY ? 'key' : 'token'} ${name}`,
        answering('HTTP/1.1 200 OK', framed(written)),
        written,
      ),
    ),
  ),
  ...spellings(KEY).map(([name, written]) =>
    secretRow(`the key ${name}, byte by byte`, byteByByte(framed(written)), written),
  ),
  secretRow(
    'the key a thousand times',
    answering('HTTP/1.1 200 OK', `["${`${KEY},`.repeat(1000)}"]`),
    KEY,
  ),
  secretRow(
    'the key across a border of 64 kB',
    answering('HTTP/1.1 200 OK', `["${'x'.repeat(65_520)}${KEY}${'y'.repeat(70_000)}"]`),
    KEY,
  ),
  secretRow(
    'the key in a packed answer',
    answering('HTTP/1.1 200 OK', gzipSync(framed(KEY)), ['Content-Encoding: gzip']),
    KEY,
  ),
  ...['X-Echo', 'ETag', 'Location', 'apikey'].map((header): ProxyCase => {
    const { beyondNginx = 'redaction', ...row } = secretRow(
      `the key in the header ${header}`,
      answering('HTTP/1.1 200 OK', '[]', [`${header}: ${KEY}`]),
      KEY,
      '[]',
    )
    // nginx hides the other headers by their names.
    return { ...row, ...(header === 'X-Echo' && { beyondNginx }) }
  }),
  secretRow('the key as the reason', answering(`HTTP/1.1 200 ${KEY}`, '[]'), KEY, '[]'),
  {
    ...secretRow(
      'the key as the name of a header',
      answering('HTTP/1.1 200 OK', '[]', [`${inHex(KEY)}: 1`]),
      inHex(KEY),
      '[]',
    ),
  },
  {
    ...answered(
      'secret',
      'a body without any comes back to the byte',
      answering(
        'HTTP/1.1 200 OK',
        JSON.stringify({ a: '\\u0053 %53 SENTINE U0VOVElORUw= &#83; \u00c3\u00a9 \\\\' }),
      ),
      {
        kind: 'gives',
        status: 200,
        body: JSON.stringify({ a: '\\u0053 %53 SENTINE U0VOVElORUw= &#83; \u00c3\u00a9 \\\\' }),
      },
    ),
  },
]

// Sizes, compression and time

const big = (mb: number) => Buffer.alloc(mb * 1_000_000, 'x')
const PLAIN = JSON.stringify({ text: 'x'.repeat(5000) })
const packedAs = (encoding: string, bytes: Buffer) =>
  answering('HTTP/1.1 200 OK', bytes, [`Content-Encoding: ${encoding}`])

const packed: ProxyCase[] = (
  [
    ['gzip', gzipSync(PLAIN), true],
    ['x-gzip', gzipSync(PLAIN), true],
    ['GZIP', gzipSync(PLAIN), true],
    ['deflate', deflateSync(PLAIN), true],
    ['br', brotliCompressSync(PLAIN), true],
    ['identity', Buffer.from(PLAIN), true],
    ['zstd', Buffer.from(PLAIN), false],
    ['gzip, gzip', gzipSync(gzipSync(PLAIN)), false],
    ['__proto__', Buffer.from(PLAIN), false],
    ['gzip', Buffer.from(PLAIN), false],
    ['gzip', gzipSync(PLAIN).subarray(0, 20), false],
    ['gzip', gzipSync(big(60)), false],
    ['br', brotliCompressSync(big(60)), false],
    ['deflate', deflateSync(big(60)), false],
  ] satisfies [string, Buffer, boolean][]
).map(([encoding, bytes, isFine], at): ProxyCase => ({
  ...answered(
    'packed',
    `${encoding}, ${bytes.length} bytes${isFine ? '' : ', not to be unpacked'} (${at + 1})`,
    packedAs(encoding, bytes),
    isFine ? { kind: 'gives', status: 200, body: PLAIN } : { kind: 'fails' },
  ),
  ...(encoding !== 'identity' && { beyondNginx: 'unpacking' as const }),
}))

const flood = (head: string) => (socket: Socket) => {
  socket.write(head)
  const piece = big(0.1)
  let left = 5000
  const write = () => {
    while (left-- > 0 && !socket.destroyed) {
      if (!socket.write(piece)) {
        socket.once('drain', write)
        return
      }
    }
    socket.end()
  }
  write()
}

const sizes: ProxyCase[] = [
  {
    ...answered('size', 'just within the limit', answering('HTTP/1.1 200 OK', big(LIMIT_MB)), {
      kind: 'gives',
      status: 200,
      body: big(LIMIT_MB).toString('latin1'),
    }),
  },
  ...(
    [
      ['beyond the limit, announced', answering('HTTP/1.1 200 OK', big(2))],
      ['500 MB without a length', flood('HTTP/1.1 200 OK\r\n\r\n')],
      ['500 MB announced', flood('HTTP/1.1 200 OK\r\nContent-Length: 500000000\r\n\r\n')],
      [
        '10^30 bytes announced',
        flood(`HTTP/1.1 200 OK\r\nContent-Length: 1${'0'.repeat(30)}\r\n\r\n`),
      ],
    ] satisfies [string, HostileAnswer][]
  ).map(([name, does]): ProxyCase => ({
    ...answered('size', name, does, { kind: 'fails' }),
    beyondNginx: 'a limit of size',
  })),
]

const dripping =
  (head: string, drop: string) =>
  (socket: Socket): void => {
    socket.write(head)
    const timer = setInterval(() => socket.write(drop), 20)
    socket.on('close', () => {
      clearInterval(timer)
    })
  }

const holding = (bytes: string) => (socket: Socket) => {
  socket.write(bytes)
}

const slow: ProxyCase[] = (
  [
    ['silence', holding(''), null],
    ['silence within the status line', holding('HTTP/1.1 2'), null],
    ['silence behind the status line', holding('HTTP/1.1 200 OK\r\n'), null],
    ['silence within the headers', holding('HTTP/1.1 200 OK\r\nX-A: b\r\nX'), null],
    ['silence before the body', holding('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'), null],
    ['silence within the body', holding('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n['), null],
    [
      'silence within a chunk',
      holding('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n['),
      null,
    ],
    ['silence without a length', holding('HTTP/1.1 200 OK\r\n\r\n['), null],
    [
      'silence within packed bytes',
      holding('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b\x08'),
      null,
    ],
    ['100 and silence', holding('HTTP/1.1 100 Continue\r\n\r\n'), 'statuses that are none'],
    ['101 and silence', holding('HTTP/1.1 101 X\r\n\r\n'), 'statuses that are none'],
    [
      '101 with an upgrade and silence',
      holding('HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      'statuses that are none',
    ],
    ['103 and silence', holding('HTTP/1.1 103 Early Hints\r\n\r\n'), 'statuses that are none'],
    ['099 and silence', holding('HTTP/1.1 099 X\r\n\r\n'), 'statuses that are none'],
    ['HTTP/0.9 and silence', holding(HTML), 'HTTP/0.9'],
    [
      'headers that never end',
      dripping('HTTP/1.1 200 OK\r\n', 'X: y\r\n'),
      'a deadline for the whole answer',
    ],
    [
      'a status line that never ends',
      dripping('HTTP/1.1 200 ', 'x'),
      'a deadline for the whole answer',
    ],
    ['103 again and again', dripping('', 'HTTP/1.1 103 X\r\n\r\n'), 'statuses that are none'],
    [
      'a body that never ends',
      dripping('HTTP/1.1 200 OK\r\n\r\n', ' '),
      'a deadline for the whole answer',
    ],
    [
      'chunks that never end',
      dripping('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\n \r\n'),
      'a deadline for the whole answer',
    ],
  ] satisfies [string, HostileAnswer, BeyondNginx | null][]
).map(([name, does, beyondNginx]): ProxyCase => ({
  ...answered('slow', name, does, { kind: 'fails' }),
  isSlow: true,
  ...(beyondNginx !== null && { beyondNginx }),
}))

export const PROXY_CASES: readonly ProxyCase[] = [
  ...methods,
  ...targets,
  absolute,
  ...headersUp,
  ...upgrades,
  ...hosts,
  ...statuses,
  ...noHttp,
  ...malformed,
  ...headersDown,
  ...retryAfters,
  ...secrets,
  ...packed,
  ...sizes,
  ...slow,
]
