import { describe, expect, it } from 'vitest'
import { assumed, contradicted, observed } from '@/api/profile/evaluation.ts'
import { indexFacts } from '@/api/profile/indexFacts.ts'
import { listFacts, mannerOf } from '@/api/profile/listFacts.ts'
import { traceOf, type ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Evidence, OpenPoint } from '@/api/profile/openPoint.ts'
import { answered, evaluated, products } from '@test/made/anObservation.ts'
import { facetCap } from './facetCap.ts'
import { highestLimit } from './highestLimit.ts'
import { ownFacet } from './ownFacet.ts'
import { searchNeeds } from './searchNeeds.ts'
import { shuffle } from './shuffle.ts'
import { strict } from './strict.ts'
import { unsentMode } from './unsentMode.ts'

const page = (query: string, body: object) => answered(`countryCode=us&${query}`, body)
const rows = (query: string, from: number, count: number, more: object = {}) =>
  page(query, { productList: products(from, count), ...more })
const refused = (query: string, status = 400) => answered(`countryCode=us&${query}`, '', { status })
/** `earlier` is in order, newest first. */
const facts = (point: OpenPoint, seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
  point.observe?.(seen, earlier.map(traceOf)).map(({ fact, value }) => [fact, value])
const examples = (point: OpenPoint, seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
  point.observe?.(seen, earlier.map(traceOf)).map(({ example }) => example)
const evidence = (fact: string, value: string, count: number, example = fact): Evidence => ({
  point: '',
  fact,
  value,
  example,
  count,
  first: 1,
  last: 1,
})
const evaluate = (point: OpenPoint, ...given: Evidence[]) =>
  point.evaluate(given, page('q=x', {}).connection)

describe('a verdict', () => {
  it('states its number of answers, which is 0 for an assumption', () => {
    expect(assumed('a')).toEqual({ verdict: 'assumed', message: 'a', answers: 0, remedy: null })
    expect(observed('a', 3)).toEqual({
      verdict: 'observed',
      message: 'a',
      answers: 3,
      remedy: null,
    })
    const remedy = { kind: 'settings', label: 'Change', part: 'dialect' } as const
    expect(contradicted('a', 2, remedy)).toEqual({
      verdict: 'contradicted',
      message: 'a',
      answers: 2,
      remedy,
    })
  })
})

describe('the highest limit', () => {
  const factsOf = (seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
    facts(highestLimit, seen, ...earlier)

  it('is derived from the rows of a page', () => {
    expect(factsOf(rows('q=x&limit=12', 0, 12))).toEqual([['given', '12']])
    expect(factsOf(rows('q=x&limit=12', 0, 13))).toEqual([['more', '13']])
    expect(factsOf(rows('q=x&limit=12', 0, 5, { numFound: 6 }))).toEqual([['clamped', '5']])
    expect(factsOf(rows('q=x&limit=12', 0, 5, { numFound: 5 }))).toEqual([])
    expect(factsOf(rows('q=x&limit=12', 0, 5))).toEqual([])
    expect(factsOf(rows('q=x&limit=12', 0, 0, { numFound: 6 }))).toEqual([])
    expect(factsOf(rows('q=x&limit=12&index=24', 0, 5, { numFound: 29 }))).toEqual([])
    expect(factsOf(rows('q=x&limit=12&index=24', 0, 5, { numFound: 30 }))).toEqual([
      ['clamped', '5'],
    ])
    expect(factsOf(rows('q=x', 0, 5, { numFound: 30 }))).toEqual([])
    expect(factsOf(refused('q=x&limit=12'))).toEqual([])
  })

  it('is derived from a refusal when a smaller limit is answered', () => {
    const input = rows('q=x&limit=12', 0, 12)
    expect(factsOf(input, refused('q=x&limit=24'))).toEqual([
      ['refused', '24'],
      ['given', '12'],
    ])
    for (const before of [
      refused('q=x&limit=12'),
      refused('q=x&limit=6'),
      refused('q=y&limit=24'),
      refused('q=x&limit=24', 500),
      refused('q=x'),
    ]) {
      expect(factsOf(input, before)).toEqual([['given', '12']])
    }
  })

  it('is described with “1 row” or “2 rows”', () => {
    const message = (count: number) =>
      examples(highestLimit, rows('q=x&limit=9', 0, count, { numFound: 20 }))
    expect(message(1)).toEqual(['`limit=9` was answered with 1 row'])
    expect(message(2)).toEqual(['`limit=9` was answered with 2 rows'])
  })

  it('is evaluated from all evidence', () => {
    const all = [
      evidence('clamped', '9', 2),
      evidence('refused', '24', 1),
      evidence('more', '13', 4),
      evidence('given', '600', 9),
    ]
    expect(evaluate(highestLimit, ...all)).toMatchObject({
      verdict: 'observed',
      answers: 7,
      message: 'clamped, twice; refused, once; more, 4 times',
    })
    expect(evaluate(highestLimit)).toMatchObject({ verdict: 'assumed', answers: 0 })
  })

  it('is observed as not met once a full page has 500 rows', () => {
    const judgeLimit = (most: string) =>
      evaluate(highestLimit, evidence('given', '99', 9), evidence('given', most, 2, `${most} rows`))
    expect(judgeLimit('499')).toMatchObject({
      verdict: 'assumed',
      message: '499 rows, twice; no limit was met',
    })
    expect(judgeLimit('500')).toMatchObject({ verdict: 'observed', answers: 2 })
  })
})

describe('a search without keywords', () => {
  it('is recorded as refused or answered, and not at all when nothing was found', () => {
    const factsOf = (seen: ObservedAnswer) => facts(searchNeeds, seen)
    expect(factsOf(refused('limit=1'))).toEqual([['refused', 'q']])
    expect(factsOf(refused('limit=1', 422))).toEqual([['refused', 'q']])
    expect(factsOf(refused('limit=1', 500))).toEqual([])
    expect(factsOf(refused('q=x'))).toEqual([])
    expect(factsOf(refused('brandFilter=A'))).toEqual([])
    expect(factsOf(rows('limit=1', 0, 1, { numFound: 1 }))).toEqual([['answered', 'q']])
    expect(factsOf(rows('limit=1', 0, 0, { numFound: 0 }))).toEqual([])
    expect(factsOf(rows('q=x', 0, 1))).toEqual([])
    expect(examples(searchNeeds, rows('limit=3', 0, 2))).toEqual([
      'A search without `q` returned 2 products',
    ])
    expect(examples(searchNeeds, rows('limit=3', 0, 2, { numFound: 4213 }))).toEqual([
      'A search without `q` returned 4,213 products',
    ])
  })

  it('is evaluated by the more frequent outcome', () => {
    const yes = (count: number) => evidence('answered', 'q', count)
    const no = (count: number) => evidence('refused', 'q', count)
    expect(evaluate(searchNeeds, yes(2), no(2))).toMatchObject({ verdict: 'observed', answers: 2 })
    expect(evaluate(searchNeeds, yes(2), no(3))).toMatchObject({
      verdict: 'contradicted',
      answers: 3,
    })
    expect(evaluate(searchNeeds, no(1))).toMatchObject({
      verdict: 'contradicted',
      message: 'refused, once',
    })
    expect(evaluate(searchNeeds)).toMatchObject({ verdict: 'assumed' })
  })
})

describe('the facet of a filter', () => {
  const withBrands = (query: string, size: number) =>
    page(query, {
      productList: products(0, 1),
      facets: [
        {
          name: 'brand',
          value: Object.fromEntries(Array.from({ length: size }, (_, at) => [`B${at}`, 1])),
        },
      ],
    })
  const chosen = (size: number, ...earlier: ObservedAnswer[]) =>
    facts(ownFacet, withBrands('q=x&brandFilter=B0', size), ...earlier)

  it('lists the other values, or only the chosen one', () => {
    expect(chosen(2)).toEqual([['all', 'brand']])
    expect(chosen(1, withBrands('q=x', 2))).toEqual([['chosen', 'brand']])
    expect(
      examples(ownFacet, withBrands('q=x&brandFilter=B0', 1), withBrands('q=x&index=1', 4)),
    ).toEqual(['brand has 1 values, 4 before'])
  })

  it.each(['B0;B1', 'B0|B1', 'B0,B1', 'B0 B1'])(
    'counts %s as two chosen values, whatever joins them',
    (joined) => {
      const factsOf = (size: number, ...earlier: ObservedAnswer[]) =>
        facts(ownFacet, withBrands(`q=x&brandFilter=${joined}`, size), ...earlier)
      expect(factsOf(2)).toEqual([])
      expect(factsOf(2, withBrands('q=x', 9))).toEqual([['chosen', 'brand']])
      expect(factsOf(3)).toEqual([['all', 'brand']])
      expect(examples(ownFacet, withBrands(`q=x&brandFilter=${joined}`, 3))).toEqual([
        'brand has 3 values, up to 2 were sent',
      ])
    },
  )

  it('shows nothing without other values to compare, or without a chosen value', () => {
    expect(chosen(1)).toEqual([])
    expect(chosen(0, withBrands('q=x', 2))).toEqual([])
    expect(chosen(1, withBrands('q=x', 1))).toEqual([])
    expect(chosen(1, withBrands('q=y', 2))).toEqual([])
    expect(chosen(1, withBrands('q=x&brandFilter=B1', 2))).toEqual([])
    expect(facts(ownFacet, withBrands('q=x', 2))).toEqual([])
  })

  it('is evaluated from both outcomes', () => {
    expect(
      evaluate(ownFacet, evidence('all', 'brand', 2), evidence('chosen', 'brand', 1)),
    ).toMatchObject({
      verdict: 'observed',
      answers: 3,
      message: 'It lists the other values, too, twice; It lists the chosen value alone, once',
    })
    expect(evaluate(ownFacet, evidence('all', 'brand', 1)).message).not.toMatch(/alone/)
    expect(evaluate(ownFacet, evidence('chosen', 'brand', 1)).message).not.toMatch(/other values/)
    expect(evaluate(ownFacet)).toMatchObject({ verdict: 'assumed' })
  })

  const listing = (query: string, lists: Record<string, number>, ...brands: string[]) =>
    page(query, {
      productList: brands.map((brand) => ({ brand })),
      facets: Object.entries(lists).map(([name, size]) => ({
        name,
        value: Object.fromEntries(Array.from({ length: size }, (_, at) => [`B${at}`, 1])),
      })),
    })

  it('is checked for the longest lists, and for brands of records that it lacks', () => {
    const factsOf = (seen: ObservedAnswer) => facts(facetCap, seen)
    expect(factsOf(listing('q=x', { brand: 3, size: 3, gender: 2 }, 'B0'))).toEqual([
      ['longest', '3 `brand` `size`'],
    ])
    expect(factsOf(listing('q=x', { brand: 3, size: 1 }, 'B0', 'b-1', 'Nix'))).toEqual([
      ['longest', '3 `brand`'],
      ['cut', '3 brand'],
    ])
    expect(factsOf(listing('q=x', { brand: 3 }, 'Nix'))).toEqual([['longest', '3 `brand`']])
    expect(factsOf(listing('q=x&brandFilter=B0', { brand: 1 }, 'B0', 'Nix'))).toHaveLength(1)
    expect(factsOf(listing('q=x', { brand: 0 }, 'B0'))).toEqual([])
    expect(factsOf(refused('q=x'))).toEqual([])
  })

  it('has a cap where several facets end at the longest length and one lacks a value', () => {
    const cut = (size: number) => listing('q=a', { brand: size, size }, 'B0', 'Nix')
    expect(evaluated('facetCap', [cut(5), listing('q=b', { brand: 5, gender: 2 }, 'B1')])).toEqual(
      expect.objectContaining({
        verdict: 'observed',
        answers: 1,
        message:
          '5: no list is longer, `brand` and `size` end there; `brand` lists 5 values, not “Nix” of a record beside it, once',
      }),
    )
    expect(evaluated('facetCap', [cut(5), listing('q=b', { size: 6 })]).message).toMatch(
      /^Lists are cut, at no length that is sure: `brand` lists 5 values/,
    )
    expect(evaluated('facetCap', [cut(5), cut(6)]).message).toMatch(/^Lists are cut, at no length/)
    expect(evaluated('facetCap', [listing('q=a', { brand: 5 }, 'B0', 'Nix')]).message).toMatch(
      /^Lists are cut, at no length/,
    )
  })

  it('is cut when the counts of its three merchants leave products out', () => {
    const seen = (numFound: number) =>
      page('q=a', { numFound, facets: [{ name: 'merchant', value: { A: 4, B: 2, C: 1 } }] })
    expect(evaluated('facetCap', [seen(4108)]).message).toBe(
      'Lists are cut, at no length that is sure: `merchant` lists 3 values, which count 7 of 4,108 products, once',
    )
    expect(evaluated('facetCap', [seen(7)]).message).toMatch(/none was seen to lack a value$/)
  })

  it('has no known cap from equal lengths only, however often they repeat', () => {
    const answers = ['a', 'b', 'c', 'd'].map((q) =>
      listing(`q=${q}`, { primaryColor: 20, size: 20 }, 'B0'),
    )
    expect(evaluated('facetCap', answers)).toMatchObject({
      verdict: 'assumed',
      message: 'The longest list has 20 in `primaryColor`, `size`; none was seen to lack a value',
    })
    expect(evaluate(facetCap).message).toBe('No facet was seen yet')
  })
})

describe('a search without a mode', () => {
  const one = (query: string, product: object) => page(query, { productList: [product] })
  const lite = { productId: 'A', title: 'a' }

  it('matches the mode whose first product has the same fields', () => {
    const factsOf = (...earlier: ObservedAnswer[]) =>
      facts(unsentMode, one('q=x', lite), ...earlier)
    expect(factsOf(one('q=x&mode=lite', lite))).toEqual([['as', 'lite']])
    expect(factsOf(one('q=x&mode=full', { ...lite, brand: 'b' }))).toEqual([])
    expect(factsOf(one('q=x&mode=lite', { ...lite, productId: 'B' }))).toEqual([])
    expect(factsOf(one('q=y&mode=lite', lite))).toEqual([])
    expect(factsOf(one('q=x', lite))).toEqual([])
    expect(facts(unsentMode, one('q=x&mode=full', lite), one('q=x&mode=lite', lite))).toEqual([])
    expect(facts(unsentMode, one('q=x', {}), one('q=x&mode=lite', {}))).toEqual([])
  })
})

describe('the order of results', () => {
  const ids = (query: string, ...inputs: string[]) =>
    page(query, { productList: inputs.map((productId) => ({ productId })) })
  const factsOf = (...earlier: ObservedAnswer[]) => facts(shuffle, ids('q=x', 'A', 'B'), ...earlier)

  it('is recorded as unchanged or changed when a repeated request returns the same rows', () => {
    expect(factsOf(ids('q=x', 'A', 'B'))).toEqual([['kept', '']])
    expect(factsOf(ids('q=x', 'B', 'A'))).toEqual([['moved', '']])
    expect(factsOf(ids('q=x', 'A', 'C'))).toEqual([])
    expect(factsOf(ids('q=x', 'A', 'B', 'C'))).toEqual([])
    expect(factsOf(ids('q=y', 'B', 'A'))).toEqual([])
    expect(facts(shuffle, ids('q=x'), ids('q=x'))).toEqual([])
  })

  it('is evaluated from shuffle flags and repeated requests', () => {
    expect(
      evaluate(
        shuffle,
        evidence('flag', 'true', 1),
        evidence('flag', 'false', 20),
        evidence('moved', '', 300),
        evidence('kept', '', 4000),
      ),
    ).toMatchObject({
      answers: 4321,
      message:
        '`shuffle: true` once; `shuffle: false` 20 times; the same request in another order 300 times; in the same order 4,000 times',
    })
    expect(evaluate(shuffle, evidence('kept', '', 1)).message).toBe('in the same order once')
    expect(evaluate(shuffle)).toMatchObject({ verdict: 'assumed', answers: 0 })
  })
})

describe('a strict look-up', () => {
  const lookup = (query: string, ...ids: string[]) =>
    answered(
      `countryCode=us&url=u${query}`,
      ids.map((productId) => ({ productId })),
      {
        operation: 'lookup',
      },
    )

  it('is compared once with each other strict setting of the same look-up', () => {
    const seen = lookup('&strict=true', 'A')
    expect(
      examples(strict, seen, lookup('', 'A', 'B'), lookup('', 'A'), lookup('&strict=false', 'A')),
    ).toEqual(['not sent: 2 records, true: 1 record', 'false: 1 record, true: 1 record'])
    expect(facts(strict, seen, lookup('', 'A', 'B'), lookup('&strict=false', 'A'))).toEqual([
      ['other', 'not sent, true'],
      ['same', 'false, true'],
    ])
    expect(facts(strict, seen, lookup('&strict=true', 'B'), lookup('&mode=lite', 'B'))).toEqual([])
    expect(facts(strict, rows('q=x', 0, 1), lookup('', 'A'))).toEqual([])
  })

  it('is evaluated by how many comparisons returned other records', () => {
    const same = evidence('same', '', 2)
    expect(evaluate(strict, evidence('other', '', 1, 'e'), same)).toMatchObject({
      verdict: 'observed',
      answers: 1,
      message: 'Other records in 1 of 3 comparisons: e',
    })
    expect(evaluate(strict, same).message).toContain('twice; too few to say')
    expect(evaluate(strict).message).toBe('The app sends it only where you choose it')
  })
})

describe('several values in one parameter', () => {
  const count = (query: string, numFound: number | undefined, q?: string) =>
    rows(`${query}&limit=1`, 0, numFound === 0 ? 0 : 1, { numFound, q })
  const A = count('brandFilter=A', 30)
  const B = count('brandFilter=B', 12)
  const factsOf = (seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
    listFacts(seen, earlier.map(traceOf), 'brandFilter', 'brand').map(
      ({ fact, value, example }) => [fact, value, example],
    )
  const both = (numFound: number) => factsOf(count('brandFilter=A,B', numFound), A, B)

  it('are evaluated against the counts for each single value', () => {
    expect(both(42)).toEqual([['understood', 'comma', '`A,B` found 42: 30 and 12 alone']])
    expect(both(31)[0]?.[0]).toBe('understood')
    expect(both(43)[0]?.[2]).toBe('`A,B` found 43, more than both together')
    expect(both(0)).toMatchObject([['not understood', 'comma', '`A,B` found nothing']])
    expect(both(30)[0]?.[2]).toBe('`A,B` found 30, as the first alone')
    expect(both(12)[0]?.[2]).toBe('`A,B` found 12, as the last alone')
    expect(both(20)).toEqual([])
  })

  it('show nothing when the count for a single value is unknown or 0', () => {
    const seen = count('brandFilter=A,B', 42)
    expect(factsOf(seen, A)).toEqual([])
    expect(factsOf(seen, A, count('brandFilter=B', 0))).toEqual([])
    expect(factsOf(seen, A, count('q=x&brandFilter=B', 12))).toEqual([])
    expect(factsOf(count('brandFilter=A', 42), A, B)).toEqual([])
    expect(factsOf(count('brandFilter=A,', 42), A, B)).toEqual([])
    expect(factsOf(refused('brandFilter=A,B&limit=1'), A)).toEqual([])
  })

  it('can be refused with 400, or understood as a repeated parameter', () => {
    expect(factsOf(refused('brandFilter=A|B&limit=1'), A, B)).toEqual([
      ['not understood', 'pipe', '`A|B` was refused with 400'],
    ])
    expect(factsOf(refused('brandFilter=A;B&limit=1', 500), A, B)).toEqual([])
    expect(factsOf(count('brandFilter=A&brandFilter=B', 42), A, B)).toEqual([
      ['understood', 'repeated parameter', '`brandFilter=…` twice found 42: 30 and 12 alone'],
    ])
  })

  it('are evaluated by the echo when there are no counts', () => {
    const echoed = (echo: string, numFound?: number) =>
      factsOf(count('brandFilter=A,B', numFound, echo))
    expect(echoed('x brand:(A OR B) start=0')[0]?.[0]).toBe('understood')
    expect(echoed('x brand:(A) start=0')[0]?.[0]).toBe('not understood')
    expect(echoed('x brand:(C) start=0')).toEqual([])
    expect(echoed('x start=0')).toEqual([])
    expect(echoed('x brand:(A OR B) start=0', 0)).toEqual([])
  })

  it('are summed up per list format: the prevailing outcome and its count', () => {
    const good = (times: number) => evidence('understood', 'comma', times, 'good')
    const bad = (times: number) => evidence('not understood', 'comma', times, 'bad')
    const mannerText = (...given: Evidence[]) => {
      const { isUnderstood, example, often } = mannerOf(given, 'comma')
      return [isUnderstood, example, often]
    }
    expect(mannerText(good(1))).toEqual([true, 'good', ''])
    expect(mannerText(good(2))).toEqual([true, 'good', ', twice'])
    expect(mannerText(bad(1))).toEqual([false, 'bad', ''])
    expect(mannerText(bad(3))).toEqual([false, 'bad', ', 3 times'])
    expect(mannerText(good(1), bad(1))).toEqual([true, 'good', ', 1 of 2 times'])
    expect(mannerText(good(1), bad(3))).toEqual([false, 'bad', ', 3 of 4 times'])
    expect(mannerText()).toEqual([false, null, ''])
    expect(mannerText(evidence('understood', 'pipe', 2))).toEqual([false, null, ''])
  })
})

describe('the first value of index', () => {
  const factsOf = (seen: ObservedAnswer, ...earlier: ObservedAnswer[]) =>
    indexFacts(seen, earlier.map(traceOf)).map(({ fact, value }) => [fact, value])
  const first = rows('q=x&limit=4', 0, 4)

  it('is derived by comparing rows with those of the first page', () => {
    const at = (index: number, from: number, count = 4) =>
      factsOf(rows(`q=x&limit=4&index=${index}`, from, count), first)
    expect(at(2, 2)).toEqual([['rows', '0']])
    expect(at(2, 1)).toEqual([['rows', '1']])
    expect(at(1, 1)).toEqual([['rows', '0']])
    expect(at(1, 0)).toEqual([])
    expect(at(2, 0)).toEqual([['ignored', '']])
    expect(at(4, 4)).toEqual([['rows', '0']])
    expect(at(5, 5)).toEqual([])
    expect(at(3, 1)).toEqual([])
    expect(at(2, 2, 1)).toEqual([['rows', '0']])
  })

  it('isn’t derived from rows in another order or of another search', () => {
    const ids = (query: string, inputs: (string | null)[], more: object = {}) =>
      page(query, { productList: inputs.map((productId) => ({ productId })), ...more })
    const next = rows('q=x&limit=4&index=2', 2, 4)
    expect(factsOf(ids('q=x&index=2', ['P2', 'P0']), first)).toEqual([])
    expect(factsOf(ids('q=x&index=2', ['P9', 'P2']), first)).toEqual([])
    expect(factsOf(ids('q=x&index=2', ['P2', null]), first)).toEqual([])
    expect(factsOf(ids('q=x&index=2', ['P2', 'P3', 'P2']), first)).toEqual([])
    expect(factsOf(next, rows('q=y&limit=4', 0, 4))).toEqual([])
    expect(factsOf(next, rows('q=x&limit=4&index=0', 0, 4))).toEqual([])
    expect(factsOf(next, rows('q=x&limit=4', 0, 4, { shuffle: true }))).toEqual([])
    expect(factsOf(rows('q=x&limit=4&index=2', 2, 4, { shuffle: true }), first)).toEqual([])
    expect(factsOf(next)).toEqual([])
  })

  it('is derived on the last page from the number of rows before it', () => {
    const last = (index: number, count: number, numFound: number | undefined, limit = '&limit=4') =>
      factsOf(rows(`q=x${limit}&index=${index}`, 50, count, { numFound }))
    expect(last(8, 3, 11)).toEqual([['rows', '0']])
    expect(last(9, 3, 11)).toEqual([['rows', '1']])
    expect(last(7, 3, 11)).toEqual([])
    expect(last(10, 3, 11)).toEqual([])
    expect(last(7, 4, 11)).toEqual([])
    expect(last(1, 3, 3)).toEqual([])
    expect(last(2, 3, 4)).toEqual([['rows', '1']])
    expect(last(8, 3, undefined)).toEqual([])
    expect(last(8, 3, 11, '')).toEqual([])
    expect(last(8, 0, 8)).toEqual([])
  })

  it('is derived from the start value in the echo', () => {
    const echoed = (query: string, start: number | string) =>
      factsOf(rows(query, 0, 4, { q: `x start=${start} rows=4` }))
    expect(echoed('q=x&index=5', 5)).toEqual([['start', '0']])
    expect(echoed('q=x&index=5', 4)).toEqual([['start', '1']])
    expect(echoed('q=x&index=5', 3)).toEqual([['elsewhere', '']])
    expect(echoed('q=x&index=5', 6)).toEqual([['elsewhere', '']])
    expect(echoed('q=x&index=5', '')).toEqual([])
    expect(echoed('q=x', 0)).toEqual([['first', '0']])
    expect(echoed('q=x', 1)).toEqual([['first', '1']])
    expect(echoed('q=x', 2)).toEqual([])
    expect(echoed('q=x&index=y', 0)).toEqual([])
  })
})
