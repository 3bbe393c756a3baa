import { useQuery } from '@tanstack/react-query'
import { useConnection } from './connection.tsx'

/** What the demo service says it can be told, once it has started; null outside the demo. */
export function useDemoControls() {
  const { id, demo } = useConnection()
  return useQuery({
    queryKey: ['demo controls', id] as const,
    queryFn: async () => (await demo) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
