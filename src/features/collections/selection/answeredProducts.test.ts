import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { lookupQuery } from '@/api/operations/lookup.ts'
import { readProduct } from '@/api/operations/product.ts'
import { traitsQuery, type TraitsResult } from '@/api/operations/traits.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { demoConnection } from '@test/made/connections.ts'
import { answeredProducts } from './answeredProducts.ts'

const countries = ['us']
const product = (title: string) => readProduct({ productId: 'A', title, offerPrice: 5 })
const answerAt = (receivedAt: number) => ({
  ...anAnswer({ call: { operation: 'lookup', path: '/', query: [] }, status: 200, text: '' }),
  receivedAt,
})

it('finds a product in the answer of Find by link, and uses the latest answer', () => {
  const client = new QueryClient()
  const requested = {
    url: 'https://a.example',
    countries,
    merchant: '',
    strict: '',
    mode: 'full',
  } as const
  client.setQueryData(lookupQuery(demoConnection, { ...requested, countries }).queryKey, {
    products: [product('From the URL')],
    answer: answerAt(10),
  })
  const entry = { id: 'A', country: 'us' }
  const seen = () => answeredProducts(client, demoConnection.id, [entry])[0]?.seen
  expect(seen()).toMatchObject({ at: 10, title: 'From the URL', offerPrice: 5 })

  const found: TraitsResult = {
    kind: 'found',
    product: product('From its page'),
    traits: [],
    answer: answerAt(20),
  }
  const request = { id: 'A', countries, mode: 'full' } as const
  client.setQueryData(traitsQuery(demoConnection, request).queryKey, found)
  expect(seen()).toMatchObject({ at: 20, title: 'From its page' })
  expect(
    answeredProducts(client, demoConnection.id, [{ ...entry, country: 'in' }])[0]?.seen,
  ).toBeNull()
})

it('finds a record by its requested ID and by its own, and nothing in an empty answer', () => {
  const client = new QueryClient()
  const saveAnswer = (id: string, result: object, at = 1) =>
    client.setQueryData(
      traitsQuery(demoConnection, { id, countries: ['us', 'in'], mode: 'full' }).queryKey,
      { ...result, traits: [], answer: answerAt(at) } as unknown as TraitsResult, // of either kind
    )
  const titles = (...ids: string[]) =>
    answeredProducts(
      client,
      demoConnection.id,
      ids.map((id) => ({ id, country: 'us,in' })),
    ).map(({ seen }) => seen?.title)
  saveAnswer('asked', { kind: 'found', product: product('Shirt') }, 9)
  saveAnswer('empty', { kind: 'found', product: null })
  saveAnswer('gone', { kind: 'none', product: product('Gone') })
  expect(titles('asked', 'A', 'empty', 'gone', 'never')).toEqual([
    'Shirt',
    'Shirt',
    undefined,
    undefined,
    undefined,
  ])
  // An answer that arrived earlier is not the latest one, even if its request was later.
  saveAnswer('other', { kind: 'found', product: product('Older') }, 5)
  expect(titles('A', 'other')).toEqual(['Shirt', 'Older'])
})

it('finds nothing for a request without an answer yet', () => {
  const client = new QueryClient()
  const requested = {
    url: 'https://a.example',
    countries,
    merchant: '',
    strict: '',
    mode: 'full',
  } as const
  const { queryKey } = lookupQuery(demoConnection, { ...requested, countries })
  client.getQueryCache().build(client, { queryKey })
  expect(answeredProducts(client, demoConnection.id, [{ id: 'A', country: 'us' }])).toEqual([
    { id: 'A', country: 'us', seen: null },
  ])
})
