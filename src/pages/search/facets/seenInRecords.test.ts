import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { connectionKey } from '@/api/connection.ts'
import { readProducts } from '@/api/operations/product.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { seenInRecords } from './seenInRecords.ts'

const key = (page: number, countries = ['us'], connection = demoConnection) => [
  'search',
  ...connectionKey(connection),
  { countries, page },
]
const records = (...input: object[]) => ({ products: readProducts(input), facets: [] })

describe('filter values in the products of earlier searches', () => {
  const client = new QueryClient()
  client.setQueryData(
    key(1),
    records({ category: 'Men', division: 'Apparel' }, { category: 'Boys' }, { title: 'none' }),
  )
  client.setQueryData(key(2), records({ category: 'Men' }, { category: 'Women' }))
  client.setQueryData(key(1, ['us', 'in']), records({ category: 'Elsewhere' }))
  const other = directConnection('https://api.example')
  client.setQueryData(key(1, ['us'], other), records({ category: 'Other' }))

  it('come from the same countries and service, each once, in alphabetical order', () => {
    expect(seenInRecords(client, demoConnection, 'us', 'category')).toEqual([
      'Boys',
      'Men',
      'Women',
    ])
    expect(seenInRecords(client, demoConnection, 'us', 'division')).toEqual(['Apparel'])
    expect(seenInRecords(client, demoConnection, 'us,in', 'category')).toEqual(['Elsewhere'])
    expect(seenInRecords(client, demoConnection, 'de', 'category')).toEqual([])
  })

  it('are 100 at most', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      category: `C${String(at).padStart(3, '0')}`,
    }))
    client.setQueryData(key(1, ['de']), records(...many))
    const seen = seenInRecords(client, demoConnection, 'de', 'category')
    expect([seen.length, seen.at(-1)]).toEqual([100, 'C099'])
  })
})
