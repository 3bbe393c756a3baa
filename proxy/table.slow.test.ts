import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRow } from './testing/checkRow.ts'
import { startHostileService, type HostileService } from './testing/hostileService.ts'
import { sendRequest } from './testing/sendRequest.ts'
import { KINDS, startServer, type RunningServer } from './testing/servers.ts'
import { KEY, LIMIT_MB, NAME, PROXY_CASES, SEARCH, TOKEN, TOKEN_HEADER } from './testing/table.ts'

const serviceAt = (port: number) => ({
  baseUrl: `http://127.0.0.1:${port}`,
  apiKey: KEY,
  eanToken: { header: TOKEN_HEADER, value: TOKEN },
})

const GOOD = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]'

it('the table has more than 300 rows, each with its own name', () => {
  expect(PROXY_CASES.length).toBeGreaterThan(300)
  const names = PROXY_CASES.map(({ group, name }) => `${group}: ${name}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('the documentation states how many of the rows nginx alone covers', () => {
  const coveredRows = PROXY_CASES.filter(({ beyondNginx }) => beyondNginx === undefined).length
  const text = readFileSync(path.join(import.meta.dirname, '../docs/deploying.md'), 'utf8')
  expect(text).toContain(`${coveredRows} of ${PROXY_CASES.length}`)
})

describe.each(KINDS)('%s', (kind) => {
  let service: HostileService
  let patient: RunningServer
  let hasty: RunningServer

  beforeAll(async () => {
    service = await startHostileService()
    const options = { service: serviceAt(service.port), names: [NAME] }
    patient = await startServer(kind, { ...options, settings: { limitMb: LIMIT_MB } })
    hasty = await startServer(kind, {
      ...options,
      settings: { limitMb: LIMIT_MB, deadlineMs: 300 },
    })
  })
  afterAll(async () => {
    await patient.close()
    await hasty.close()
    await service.close()
  })

  it.each(PROXY_CASES)('$group: $name', async (row) => {
    const { port } = row.isSlow ? hasty : patient
    await checkRow(row, { port, service })
    // After every case, the next request still gets its answer.
    service.answerWith(GOOD)
    const next = await sendRequest(patient.port, SEARCH, { headers: { host: NAME } })
    expect([next.status, next.body]).toEqual([200, '[]'])
  })

  it('answers a thousand simultaneous requests', async () => {
    service.answerWith(GOOD)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () =>
        sendRequest(patient.port, SEARCH, { headers: { host: NAME } }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 []']),
    )
    expect(service.received).toHaveLength(1000)
  })
})
