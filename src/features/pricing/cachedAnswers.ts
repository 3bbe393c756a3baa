import type { QueryClient } from '@tanstack/react-query'

/** All cached answers of one operation for a connection. */
export function cachedAnswers<Result>(
  client: QueryClient,
  operation: string,
  connectionId: string,
): Result[] {
  return client
    .getQueriesData<Result>({ queryKey: [operation, connectionId] })
    .flatMap(([, result]) => result ?? [])
}
