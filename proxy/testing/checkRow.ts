/** Checks one of our servers against a row of the table. */
import { expect } from 'vitest'
import { ANSWER_HEADERS } from '../rules.ts'
import type { HostileService } from './hostileService.ts'
import type { RawAnswer } from './rawRequest.ts'
import { bytesFrom, readAnswer } from './rawRequest.ts'
import type { ProxyCase } from './table.ts'
import { KEY, TOKEN, TOKEN_HEADER } from './table.ts'

/** Headers that any server adds for an answer and its connection. */
const TRANSPORT =
  /^(?:connection|keep-alive|date|transfer-encoding|content-length|content-encoding|vary|server)$/

const OWN = Object.entries(ANSWER_HEADERS).map(([name, value]) => [name.toLowerCase(), value])

function expectHeaders({ headers }: RawAnswer, ...more: [string, string][]): void {
  const others = headers.filter(([name]) => !TRANSPORT.test(name))
  expect(others.map(String).toSorted()).toEqual([...OWN, ...more].map(String).toSorted())
}

/** Checks the error response, or the cut connection, that replaces an answer of the service. */
function expectFailure(answer: RawAnswer, isNginx: boolean): void {
  if (!answer.whole) return
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(JSON.parse(answer.body)).toMatchObject({ success: false })
  if (!isNginx) expectHeaders(answer)
}

export type Against = { port: number; service: HostileService; isNginx?: boolean }

export async function checkRow(row: ProxyCase, { port, service, isNginx = false }: Against) {
  service.answerWith(row.does)
  const request = [...row.sends, '', row.body ?? ''].join('\r\n')
  const isHead = request.startsWith('HEAD ')
  const answer = readAnswer(await bytesFrom(port, Buffer.from(request, 'latin1')), isHead)
  for (const secret of [KEY, TOKEN]) expect(answer.raw).not.toContain(secret)
  const { expects } = row
  switch (expects.kind) {
    case 'passes': {
      expect([answer.status, answer.body]).toEqual([200, isHead ? '' : '[]'])
      const [first, ...others] = service.received
      expect(others).toEqual([])
      expect([first?.method, first?.target]).toEqual([expects.method, expects.target])
      const sent = first?.headers.filter(([name]) => name !== 'connection') ?? []
      expect(sent.map(String).toSorted()).toEqual(
        [
          ['host', `127.0.0.1:${service.port}`],
          ['accept', 'application/json'],
          ['accept-encoding', 'identity'],
          ['apikey', KEY],
          ...(expects.withToken ? [[TOKEN_HEADER.toLowerCase(), TOKEN]] : []),
        ]
          .map(String)
          .toSorted(),
      )
      expectHeaders(answer)
      break
    }
    case 'refused': {
      expect(service.received).toEqual([])
      // Outside `/v1` the server may return the page, which shows that nothing was found.
      if (answer.status === 200) expect(answer.body).toContain('data-base')
      break
    }
    case 'gives': {
      const { status, body, retryAfter, without } = expects
      expect([answer.status, answer.whole]).toEqual([status, true])
      if (body !== undefined) expect(answer.body === body).toBe(true)
      if (without !== undefined) {
        expect(answer.body).not.toContain(without)
        expect(answer.raw).not.toContain(without)
      }
      expectHeaders(
        answer,
        ...(retryAfter === undefined ? [] : [['retry-after', retryAfter] as [string, string]]),
      )
      break
    }
    case 'fails': {
      expectFailure(answer, isNginx)
      break
    }
    case 'safe': {
      if (answer.whole && answer.status !== 0 && answer.status < 400) expectHeaders(answer)
      break
    }
  }
}
