import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { connectionKey } from '@/api/connection.ts'
import { demoConnection } from '@test/made/connections.ts'
import { merchantsSeen } from './namesSeen.ts'

const key = (operation: string, page: number) => [
  operation,
  ...connectionKey(demoConnection),
  { countries: ['us'], page },
]

describe('merchants that are named in answers', () => {
  it('are those of offers, then those that only facets name', () => {
    const client = new QueryClient()
    const offers = [{ merchantName: 'Zulu' }, { merchantName: 'Alpha' }, { merchantName: null }]
    client.setQueryData(key('ean', 1), { kind: 'found', offers })
    client.setQueryData(key('ean', 2), { kind: 'none' })
    const facets = [
      {
        name: 'merchant',
        values: [
          ['Mike', 3],
          ['Alpha', 2],
          ['Bravo', 1],
        ],
      },
      { name: 'brand', values: [['Marlowe', 3]] },
    ]
    client.setQueryData(key('search', 1), { products: [], facets })
    expect(merchantsSeen(client, 'demo')).toEqual(['Alpha', 'Zulu', 'Bravo', 'Mike'])
    expect(merchantsSeen(client, 'other')).toEqual([])
    const many = Array.from({ length: 101 }, (_, at) => ({ merchantName: `M${at}` }))
    client.setQueryData(key('ean', 3), { kind: 'found', offers: many })
    expect(merchantsSeen(client, 'demo')).toHaveLength(100)
  })
})
