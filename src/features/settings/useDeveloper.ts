import { plural } from '@/lib/text/plural.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Whether pages show how the service is requested: requests, response modes, raw responses. Off until it is turned on in Settings. */
export function useDeveloper(): boolean {
  const [isDeveloper] = usePreference('developer')
  return isDeveloper
}

/** "7 requests" as the small print of a button; undefined unless Developer is on. */
export function useRequestCount(): (requests: number) => string | undefined {
  const isDeveloper = useDeveloper()
  return (requests) => (isDeveloper ? plural(requests, 'request') : undefined)
}
