import { onlineManager, QueryClient } from '@tanstack/react-query'
import { planRetry, retryDelay, shouldRetry } from '@/api/http/retry.ts'

const MINUTE = 60_000

/** One cache for the page: answers are fresh for a minute and dropped five minutes after their last use. */
export function createQueryClient(options: { retryDelay?: typeof retryDelay } = {}): QueryClient {
  // The library takes for granted that a page begins with a connection.
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
        // As `retryOnMount` does where nothing is stored: a part that appears later must not ask again for what has failed.
        refetchOnMount: ({ state }) => state.error === null,
      },
    },
  })
}
