import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'

/** What the demo service says it can be told, once it has started; null outside the demo. */
export function useDemoControls() {
  const { id, demo } = useConnection()
  return useQuery({
    queryKey: ['demo controls', id] as const,
    queryFn: async () => (await demo) ?? null,
    // Another catalog is another connection to the same demo.
    ...(demo && { placeholderData: keepPreviousData }),
    networkMode: 'always',
    staleTime: Infinity,
  })
}
