import type { QueryClient } from '@tanstack/react-query'

/** The answers of one operation for a connection, whichever key of theirs holds its id. */
export function answersOf<Result>(
  client: QueryClient,
  operation: string,
  connectionId: string,
): Result[] {
  return client
    .getQueriesData<Result>({ queryKey: [operation, connectionId] })
    .flatMap(([, result]) => result ?? [])
}
