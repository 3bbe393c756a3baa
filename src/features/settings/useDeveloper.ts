import { plural } from '@/lib/text/plural.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Whether pages show technical details: requests, response modes, raw responses. Off until the user turns it on in Settings. */
export function useDeveloper(): boolean {
  const [isDeveloper] = usePreference('developer')
  return isDeveloper
}

/** "7 requests" as the secondary text of a button; undefined unless Developer is on. */
export function useRequestCount(): (requests: number) => string | undefined {
  const isDeveloper = useDeveloper()
  return (requests) => (isDeveloper ? plural(requests, 'request') : undefined)
}
