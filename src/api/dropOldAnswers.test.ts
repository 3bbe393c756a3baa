import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropOldAnswers } from './dropOldAnswers.ts'

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  dropOldAnswers(client)
})

const requestFile = (name: string, bytes = 30_000) =>
  client.fetchQuery({ queryKey: [name], queryFn: () => ({ answer: { bytes } }), staleTime: 60_000 })

async function requestMany(count: number, name: string) {
  for (let number = 0; number < count; number += 1) await requestFile(`${name} ${number}`)
}

const isStored = (name: string) => client.getQueryData([name]) !== undefined
const savedCount = () => client.getQueryCache().getAll().length

describe('responses in the cache', () => {
  it('are dropped in the order of their last use once there are many', async () => {
    await requestMany(500, 'search')
    expect(savedCount()).toBe(60)
    expect(isStored('search 499')).toBe(true)
    expect(isStored('search 440')).toBe(true)
    expect(isStored('search 439')).toBe(false)
  })

  it('are dropped sooner if they are large, except for the last one', async () => {
    await requestFile('first', 3_000_000)
    await requestFile('second', 3_000_000)
    expect([isStored('first'), isStored('second')]).toEqual([false, true])
    await requestFile('huge', 30_000_000)
    expect(savedCount()).toBe(1)
    expect(isStored('huge')).toBe(true)
  })

  it('stay while in use, and age only afterwards', async () => {
    await requestFile('looked at')
    const observer = new QueryObserver(client, { queryKey: ['looked at'], enabled: false })
    const unsubscribe = observer.subscribe(() => {})
    await requestMany(100, 'search')
    expect(isStored('looked at')).toBe(true)
    unsubscribe()
    await requestMany(59, 'later')
    expect(isStored('looked at')).toBe(true)
    await requestFile('one more')
    expect(isStored('looked at')).toBe(false)
  })

  it('are dropped without affecting saved data', async () => {
    await client.fetchQuery({ queryKey: ['lists'], queryFn: () => ['a list'] })
    await requestMany(100, 'search')
    expect(client.getQueryData(['lists'])).toEqual(['a list'])
  })
})
