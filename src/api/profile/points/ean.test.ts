import { describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { traceOf, type ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Evidence } from '@/api/profile/openPoint.ts'
import { answered, evaluated } from '@test/made/anObservation.ts'
import { demoConnection } from '@test/made/connections.ts'
import { eanTokenHeader } from './eanTokenHeader.ts'
import { lookupNoMatch } from './lookupNoMatch.ts'

const connected = (eanToken: string | null, header: string | null): Connection => ({
  ...demoConnection,
  eanToken,
  apiVariant: { ...demoConnection.apiVariant, eanTokenHeader: header },
})
const without = connected(null, 'X-Token')
const withToken = connected('t', 'X-Token')

const market = (status: number, connection = without) =>
  answered('mode=lite', status === 200 ? { result: { merchants: [{}] } } : '', {
    operation: 'ean',
    status,
    connection,
  })
const opened = answered('q=x', { productList: [] })
const facts = (seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
  eanTokenHeader.observe?.(seen, earlier.map(traceOf)).map(({ fact, value }) => [fact, value])

describe('the token of EAN prices', () => {
  it('is derived from an answer, or from a refusal when the key works elsewhere', () => {
    expect(facts(market(200))).toEqual([['answered', 'none']])
    expect(facts(market(200, withToken))).toEqual([['answered', 'X-Token']])
    expect(facts(market(200, connected('t', null)))).toEqual([['answered', 'none']])
    expect(facts(market(401), opened)).toEqual([['refused', 'none']])
    expect(facts(market(403, withToken), opened)).toEqual([['refused', 'X-Token']])
    expect(facts(market(401))).toEqual([])
    expect(facts(market(500), opened)).toEqual([])
    expect(facts(market(401), market(200))).toEqual([])
    expect(facts(market(401), answered('q=x', '', { status: 401 }))).toEqual([])
    expect(facts(opened, opened)).toEqual([])
  })

  it('is evaluated for the current settings, and contradicted by two refusals', () => {
    const evidence = (fact: string, value: string, count: number): Evidence => ({
      point: 'eanTokenHeader',
      fact,
      value,
      example: '',
      count,
      first: 1,
      last: 1,
    })
    const evaluate = (connection: Connection, ...given: Evidence[]) =>
      eanTokenHeader.evaluate(given, connection)
    const add = { kind: 'settings', part: 'dialect' }
    expect(
      evaluate(without, evidence('answered', 'none', 2), evidence('refused', 'none', 2)),
    ).toEqual({
      verdict: 'observed',
      message: 'EAN prices answered without a token, twice',
      answers: 2,
      remedy: null,
    })
    expect(
      evaluate(without, evidence('refused', 'none', 1), evidence('answered', 'X-Token', 3)),
    ).toMatchObject({
      verdict: 'assumed',
      remedy: { ...add, label: 'Add a header' },
    })
    expect(
      evaluate(withToken, evidence('refused', 'X-Token', 2), evidence('answered', 'X-Token', 1)),
    ).toMatchObject({
      verdict: 'contradicted',
      answers: 2,
      message: 'EAN prices were refused with `X-Token`, twice, though the key opens the rest',
      remedy: { ...add, label: 'Change it' },
    })
    expect(evaluate(withToken, evidence('refused', 'none', 2))).toMatchObject({
      verdict: 'assumed',
      message: 'EAN prices haven’t been requested with `X-Token` yet',
      remedy: null,
    })
    expect(evaluate(connected('t', null)).message).toContain('without a token')
    expect([without, connected(null, null)].map(eanTokenHeader.assumes)).toEqual([
      'X-Token',
      'none',
    ])
  })
})

describe('a look-up with no match', () => {
  const form = (body: unknown, status = 200) =>
    lookupNoMatch
      .observe?.(answered('url=x', body, { operation: 'lookup', status }), [])
      .map(({ value }) => value)[0]

  it('is described by its status or the structure of its body', () => {
    expect(form([])).toBe('`[]`')
    expect(form('null')).toBe('`null`')
    expect(form('')).toBe('200 without a body')
    expect(form('', 404)).toBe('404')
    expect(form('', 204)).toBe('204')
    expect(form([{ productId: 'A' }])).toBeUndefined()
    expect(form({ productList: [] })).toBe('`{ "productList": … }`')
  })

  it('is evaluated from all such answers', () => {
    const none = answered('url=x', [], { operation: 'lookup' })
    const unknownUrl = answered('url=x', '', { operation: 'lookup', status: 404 })
    expect(evaluated('lookupNoMatch', [unknownUrl, none, unknownUrl])).toMatchObject({
      verdict: 'observed',
      answers: 3,
      message: '404 twice, `[]` once',
    })
    expect(evaluated('lookupNoMatch', [])).toMatchObject({ verdict: 'assumed', answers: 0 })
  })
})
