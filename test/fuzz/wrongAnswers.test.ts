import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '@/api/http/call.ts'
import { ServiceError } from '@/api/http/errors.ts'
import type { EanResult } from '@/api/operations/ean.ts'
import type { Facet } from '@/api/operations/facet.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import { lookupSubject, eanSubject, traitsSubject, searchSubject } from './operations.ts'
import { isChangeFound, isDeedFound } from './wrongReader.ts'

type Prices = Extract<EanResult, { kind: 'found' }>
type Traits = Extract<TraitsResult, { kind: 'found' }>

const asRecord = (values: Facet['values']) => {
  const record: Record<string, number | null> = {}
  for (const [key, count] of values) record[key] = count
  return Object.entries(record)
}
const eachFacet = (facets: Facet[], change: (values: Facet['values']) => Facet['values']) =>
  facets.map(({ name, values }) => ({ name, values: change(values) }))

const searches: [string, (result: SearchResult) => Partial<SearchResult>][] = [
  ['reads a missing total as 0', (r) => ({ numFound: r.numFound ?? 0 })],
  ['reads missing shuffle information as false', (r) => ({ shuffled: r.shuffled ?? false })],
  [
    'reads a missing count as 0',
    ({ facets }) => ({
      facets: eachFacet(facets, (values) => values.map(([key, count]) => [key, count ?? 0])),
    }),
  ],
  [
    'stores the values of a facet as object keys',
    ({ facets }) => ({ facets: eachFacet(facets, asRecord) }),
  ],
  [
    'drops a facet without values',
    (r) => ({ facets: r.facets.filter(({ values }) => values.length > 0) }),
  ],
  [
    'adds a featured value that isn’t in the response',
    (r) => ({ featured: r.featured.map(([name, values]) => [name, [...values, 'null']]) }),
  ],
  [
    'reads a page beyond the end as no results',
    (r) => ({ kind: r.kind === 'found' ? 'found' : 'none' }),
  ],
]

const traits: [string, (result: Traits) => TraitsResult][] = [
  [
    'drops a trait without a value',
    (r) => ({ ...r, traits: r.traits.filter(([, value]) => value !== '') }),
  ],
  [
    'ignores the traits of a response without a product',
    (r) => (r.product ? r : { kind: 'none', answer: r.answer }),
  ],
  ['drops the product', (r) => ({ ...r, product: null })],
]

const prices: [string, (found: Prices) => Partial<Prices>][] = [
  [
    'drops an offer without a price',
    ({ offers }) => ({ offers: offers.filter(({ offerPrice }) => offerPrice !== null) }),
  ],
  ['pads the returned EAN with zeros', ({ ean }) => ({ ean: ean?.padStart(13, '0') ?? null })],
  ['drops the other fields of a code', () => ({ otherFields: [] })],
  ['drops a picture', ({ images }) => ({ images: images.slice(1) })],
  [
    'adds a picture that isn’t in the response',
    ({ images }) => ({ images: [...images, 'https://evil.example/1.png'] }),
  ],
  ['invents a missing title', ({ title }) => ({ title: title ?? 'Untitled' })],
]

const deeds: [string, (answer: Answer) => void][] = [
  [
    'throws an unexpected kind of error',
    ({ text }) => {
      if (text.includes('constructor')) throw new TypeError('x is undefined')
    },
  ],
  [
    'modifies the response',
    (answer) => {
      answer.bytes += 1
    },
  ],
  [
    'pollutes the prototype of all objects',
    ({ text }) => {
      if (text.includes('polluted')) Object.assign(Object.prototype, { polluted: true })
    },
  ],
  [
    'throws an error with an invented message',
    (answer) => {
      if (answer.text.includes('"success":false')) throw new ServiceError('Sorry', answer, null)
    },
  ],
  [
    'treats a 404 as an error',
    (answer) => {
      if (answer.status === 404) throw new ServiceError('The service failed', answer, null)
    },
  ],
]

describe('the fuzz test detects a response reader that', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  })

  it.each(searches)('%s', (_name, change) => {
    expect(isChangeFound(searchSubject, (result) => ({ ...result, ...change(result) }))).toBe(true)
  })

  it.each(traits)('%s', (_name, change) => {
    expect(isChangeFound(traitsSubject, (r) => (r.kind === 'found' ? change(r) : r))).toBe(true)
  })

  it.each(prices)('%s', (_name, change) => {
    const changed = (r: EanResult) => (r.kind === 'found' ? { ...r, ...change(r) } : r)
    expect(isChangeFound(eanSubject, changed)).toBe(true)
  })

  it('drops listings of a look-up', () => {
    const first = isChangeFound(lookupSubject, (r) => ({ ...r, products: r.products.slice(0, 1) }))
    expect(first).toBe(true)
    expect(isChangeFound(lookupSubject, (r) => ({ ...r, products: [] }))).toBe(true)
  })

  it.each(deeds)('%s', (_name, act) => {
    expect(isDeedFound(searchSubject, act)).toBe(true)
  })

  it('gives a different result the second time', () => {
    let times = 0
    const change = (result: SearchResult) => ({ ...result, start: result.start + (times++ % 2) })
    expect(isChangeFound(searchSubject, change)).toBe(true)
  })
})
