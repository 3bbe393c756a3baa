import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRow } from '../proxy/testing/checkRow.ts'
import type { HostileService } from '../proxy/testing/hostileService.ts'
import { startHostileService } from '../proxy/testing/hostileService.ts'
import { sendRequest } from '../proxy/testing/sendRequest.ts'
import { startServer } from '../proxy/testing/servers.ts'
import type { ProxyCase } from '../proxy/testing/table.ts'
import {
  KEY,
  LIMIT_MB,
  NAME,
  PROXY_CASES,
  SEARCH,
  TOKEN,
  TOKEN_HEADER,
} from '../proxy/testing/table.ts'
import { startNginx } from './testing/startNginx.ts'

const GOOD = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]'

const hasty = { CATALOG_DEADLINE: '0.3' }

const secrets = (service: HostileService) => ({
  CATALOG_BASE_URL: `http://127.0.0.1:${service.port}`,
  CATALOG_API_KEY: KEY,
  CATALOG_EAN_TOKEN_HEADER: TOKEN_HEADER,
  CATALOG_EAN_TOKEN: TOKEN,
})

/** Starts nginx with these variables; resolves with its port. */
type Open = (service: HostileService, env: NodeJS.ProcessEnv) => Promise<number>

const closing: (() => Promise<void>)[] = []

const alone: Open = async (service, env) => {
  const nginx = await startNginx({ ...secrets(service), CATALOG_SERVER_NAME: NAME, ...env })
  closing.push(() => nginx.stop())
  return nginx.port
}

const beforeTheProxy: Open = async (service, env) => {
  const proxy = await startServer('proxy', {
    service: {
      baseUrl: `http://127.0.0.1:${service.port}`,
      apiKey: KEY,
      eanToken: { header: TOKEN_HEADER, value: TOKEN },
    },
    settings: { limitMb: LIMIT_MB, ...(env['CATALOG_DEADLINE'] ? { deadlineMs: 300 } : {}) },
    names: [NAME],
  })
  const nginx = await startNginx({
    CATALOG_PROXY: `127.0.0.1:${proxy.port}`,
    CATALOG_SERVER_NAME: NAME,
    ...env,
  })
  closing.push(async () => {
    await nginx.stop()
    await proxy.close()
  })
  return nginx.port
}

const set: [name: string, open: Open, rows: readonly ProxyCase[]][] = [
  [
    'nginx without the proxy',
    alone,
    PROXY_CASES.filter(({ beyondNginx }) => beyondNginx === undefined),
  ],
  ['nginx in front of the proxy', beforeTheProxy, PROXY_CASES],
]

describe.each(set)('%s', (_name, open, rows) => {
  let service: HostileService
  let port = 0
  let hastyPort = 0

  beforeAll(async () => {
    service = await startHostileService()
    port = await open(service, {})
    hastyPort = await open(service, hasty)
  })
  afterAll(async () => {
    for (const close of closing.splice(0)) await close()
    await service.close()
  })

  it.each(rows)('$group: $name', async (row) => {
    await checkRow(row, { port: row.isSlow ? hastyPort : port, service, isNginx: true })
    // After every case, the next request still gets its answer.
    service.answerWith(GOOD)
    const next = await sendRequest(port, SEARCH, { headers: { host: NAME } })
    expect([next.status, next.body]).toEqual([200, '[]'])
  })

  it('answers a thousand at once', async () => {
    service.answerWith(GOOD)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => sendRequest(port, SEARCH, { headers: { host: NAME } })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 []']),
    )
  })
})
