/** Queries for the collections stored in this browser: one for all of them, and one for a single collection with its versions. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { readAllCollections } from '@/storage/collections/allCollections.ts'
import { onCollections } from '@/storage/collections/collections.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { STORED_OPTIONS } from './storedOptions.ts'

const keyOf = (connectionId: string) => ['collections', connectionId] as const

/**
 * All collections of a connection; `useFreshCollections` refetches them after each change. The stored entries are converted when
 * they are read and not in a `select`: whether rows are only in memory is not part of an entry, so equal entries can have
 * different results.
 */
export function collectionsQuery(connectionId: string) {
  return queryOptions({
    queryKey: [...keyOf(connectionId), 'all'] as const,
    queryFn: () => readAllCollections(connectionId),
    ...STORED_OPTIONS,
  })
}

/** One collection with its versions; null if this browser has no such collection. */
export function versionsQuery(connectionId: string, id: string) {
  return queryOptions({
    queryKey: [...keyOf(connectionId), 'one', id] as const,
    queryFn: () => readVersions(connectionId, id),
    ...STORED_OPTIONS,
  })
}

type Subscription = { users: number; stop: () => void }
const subscriptions = new WeakMap<QueryClient, Map<string, Subscription>>()

/**
 * Listens for changes with one shared listener per connection, so that each change is read once, however many components use the
 * collections.
 */
function subscribe(client: QueryClient, connectionId: string): () => void {
  const ofClient = subscriptions.get(client) ?? new Map<string, Subscription>()
  subscriptions.set(client, ofClient)
  const one = ofClient.get(connectionId) ?? {
    users: 0,
    stop: onCollections(
      connectionId,
      () => void client.invalidateQueries({ queryKey: keyOf(connectionId) }),
    ),
  }
  ofClient.set(connectionId, one)
  one.users += 1
  return () => {
    one.users -= 1
    if (one.users > 0) return
    one.stop()
    ofClient.delete(connectionId)
  }
}

/** Refetches the queries of collections when a collection changes, in this tab or another. */
export function useFreshCollections(connectionId: string): void {
  const client = useQueryClient()
  useEffect(() => subscribe(client, connectionId), [client, connectionId])
}

/** All collections of the connection, updated from every tab. */
export function useStoredCollections() {
  const { id } = useConnection()
  useFreshCollections(id)
  return useQuery(collectionsQuery(id))
}
