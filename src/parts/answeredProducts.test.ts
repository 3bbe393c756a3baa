import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { lookupQuery } from '../api/lookup.ts'
import { readProduct } from '../api/product.ts'
import { traitsQuery, type TraitsResult } from '../api/traits.ts'
import { anAnswer } from '../testing/anAnswer.ts'
import { demoConnection } from '../testing/connections.ts'
import { answeredProducts } from './answeredProducts.ts'

const countries = ['us']
const product = (title: string) => readProduct({ productId: 'A', title, offerPrice: 5 })
const answerAt = (receivedAt: number) => ({
  ...anAnswer({ call: { operation: 'lookup', path: '/', query: [] }, status: 200, text: '' }),
  receivedAt,
})

it('knows a product from the look-up of a URL, and takes what was answered last', () => {
  const client = new QueryClient()
  const asked = {
    url: 'https://a.example',
    countries,
    merchant: '',
    strict: '',
    mode: 'full',
  } as const
  client.setQueryData(lookupQuery(demoConnection, { ...asked, countries }).queryKey, {
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
