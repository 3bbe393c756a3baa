import { onlineManager, QueryClient } from '@tanstack/react-query'
import { planRetry, retryDelay, shouldRetry } from '@/api/http/retry.ts'

const MINUTE = 60_000

/** Makes the cache of answers: they are fresh for a minute and dropped five minutes after their last use. */
export function createQueryClient(options: { retryDelay?: typeof retryDelay } = {}): QueryClient {
  // The library assumes that a page starts with a connection.
  if (!navigator.onLine) onlineManager.setOnline(false)
  const delay = options.retryDelay ?? retryDelay
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 5 * MINUTE,
        retry: shouldRetry,
        retryDelay: (failures, error) => planRetry(error, delay(failures, error)),
        refetchOnWindowFocus: false,
        // Like `retryOnMount`, for queries without data: a component that mounts later must not repeat a failed request.
        refetchOnMount: ({ state }) => state.error === null,
      },
    },
  })
}
