import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'

/** The options of the demo service, once it has started; null outside the demo. */
export function useDemoControls() {
  const { id, demo } = useConnection()
  return useQuery({
    queryKey: ['demo controls', id] as const,
    queryFn: async () => (await demo) ?? null,
    // The old data stays on screen when another catalog changes the connection id.
    ...(demo && { placeholderData: keepPreviousData }),
    networkMode: 'always',
    staleTime: Infinity,
  })
}
