import { describe, expect, it } from 'vitest'
import { answered, evaluated, products } from '@test/made/anObservation.ts'

const N = 60
const ASKED = 'countryCode=us&q=shirt'

type Service = (index: number | null, limit: number) => { from: number; echo: string }

/** A page of a service with the products P0 to P59. */
function page(service: Service, index: number | null, limit = 24, shuffle = false) {
  const { from, echo } = service(index, limit)
  const productList = products(from, Math.max(0, Math.min(limit, N - from)))
  const sent = index === null ? '' : `&index=${index}`
  return answered(`${ASKED}${sent}&limit=${limit}&mode=lite`, {
    productList: shuffle ? productList.toReversed() : productList,
    numFound: N,
    q: echo,
    shuffle,
  })
}

const fromZero: Service = (index, limit) => ({
  from: index ?? 0,
  echo: `shirt start=${index ?? 0} rows=${limit}`,
})
const fromOne: Service = (index, limit) => ({
  from: (index ?? 1) - 1,
  echo: `shirt start=${(index ?? 1) - 1} rows=${limit}`,
})
const fromOneEchoed: Service = (index, limit) => ({
  from: (index ?? 1) - 1,
  echo: `shirt start=${index ?? 1} rows=${limit}`,
})
const silent =
  (service: Service): Service =>
  (index, limit) => ({ from: service(index, limit).from, echo: 'shirt' })
const deaf: Service = () => ({ from: 0, echo: 'shirt' })
const byPage: Service = (index, limit) => ({
  from: N - 1,
  echo: `start=${(index ?? 0) * limit} rows=${limit}`,
})

describe('the first value of index', () => {
  it('is assumed before a second page is requested', () => {
    expect(evaluated('indexBase', [page(fromZero, null)]).verdict).toBe('assumed')
  })

  it.each([
    ['echoes the start of the page', fromZero],
    ['echoes no start', silent(fromZero)],
  ])('is observed as 0 where the service %s', (_name, service) => {
    const answers = [page(service, null), page(service, 24)]
    expect(evaluated('indexBase', answers, { indexBase: 0 })).toMatchObject({
      verdict: 'observed',
      message: expect.stringContaining('`index=24` began after the first 24 rows'),
    })
  })

  it.each([
    ['echoes the number of rows before the page', fromOne],
    ['echoes the index unchanged', fromOneEchoed],
    ['echoes no start', silent(fromOne)],
  ])(
    'is contradicted by repeated rows where the service counts from 1 and %s',
    (_name, service) => {
      const answers = [page(service, null), page(service, 24)]
      const evaluation = evaluated('indexBase', answers, { indexBase: 0 })
      expect(evaluation).toMatchObject({
        verdict: 'contradicted',
        answers: 1,
        remedy: { kind: 'change', label: 'Count from 1', change: { indexBase: 1 } },
      })
      expect(evaluation.message).toContain('`index=24` began with row 24 of the first page, once')
    },
  )

  it.each([
    ['the echo', fromZero, 25],
    ['the number of rows on the last page', silent(fromZero), 49],
  ])(
    'is contradicted by %s where the service counts from 0 and rows are left out',
    (_name, service, index) => {
      const answers = [page(service, null), page(service, index)]
      expect(evaluated('indexBase', answers, { indexBase: 1 })).toMatchObject({
        verdict: 'contradicted',
        remedy: { change: { indexBase: 0 } },
      })
    },
  )

  it('isn’t derived from an echo only, unless the echo is one less than the index', () => {
    const lone = (service: Service) => [page(service, 24)]
    expect(evaluated('indexBase', lone(fromZero), { indexBase: 0 }).verdict).toBe('assumed')
    expect(evaluated('indexBase', lone(fromOne), { indexBase: 1 }).verdict).toBe('observed')
  })

  it('is evaluated again from the same evidence when the setting changes', () => {
    const answers = [page(fromOne, null), page(fromOne, 24), page(fromOne, 25)]
    expect(evaluated('indexBase', answers, { indexBase: 0 }).verdict).toBe('contradicted')
    expect(evaluated('indexBase', answers, { indexBase: 1 }).verdict).toBe('observed')
  })

  it('shows a count such as “2 of 3 times” when answers disagree', () => {
    const answers = [page(fromOne, null), page(fromOne, 24), page(fromOne, 24), page(fromZero, 24)]
    expect(evaluated('indexBase', answers).message).toContain('2 of 3 times')
  })

  it('is reported as ignored when the first page comes again', () => {
    const answers = [page(deaf, null), page(deaf, 24), page(deaf, 48)]
    expect(evaluated('indexBase', answers)).toMatchObject({
      verdict: 'contradicted',
      message: '`index=48` gave the rows of the first page again, twice',
      remedy: null,
    })
  })

  it('shows the echoed start when that fits no first value', () => {
    expect(evaluated('indexBase', [page(byPage, 2)])).toMatchObject({
      verdict: 'contradicted',
      message: '`index=2` was echoed as `start=48`, once',
    })
  })

  it.each([
    ['from 0', fromZero, 'observed'],
    ['from 1', fromOne, 'contradicted'],
    ['from the first row whatever the index', deaf, 'contradicted'],
  ] as const)('is found by the check when the service counts %s', (_name, service, verdict) => {
    const answers = [
      page(silent(service), null, 2),
      page(silent(service), 1, 2),
      page(silent(service), 2, 2),
    ]
    expect(evaluated('indexBase', answers, { indexBase: 0 }).verdict).toBe(verdict)
  })

  it('isn’t derived from shuffled rows, nor from rows without IDs', () => {
    const shuffled = [page(silent(fromOne), null, 24, true), page(silent(fromOne), 24, 24, true)]
    expect(evaluated('indexBase', shuffled).verdict).toBe('assumed')
    const bare = (sent: string) =>
      answered(`${ASKED}${sent}&limit=2`, {
        productList: [{ title: 'a' }, { title: 'b' }],
        numFound: 9,
      })
    expect(evaluated('indexBase', [bare(''), bare('&index=2')]).verdict).toBe('assumed')
  })

  it('is derived only from pages of the same search', () => {
    const other = answered('countryCode=us&q=hat&index=24&limit=24', {
      productList: products(23, 24),
      numFound: N,
    })
    expect(evaluated('indexBase', [page(silent(fromZero), null), other]).verdict).toBe('assumed')
  })
})
