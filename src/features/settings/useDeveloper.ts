import { plural } from '@/lib/text/plural.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Whether the user has turned on technical details: requests, response modes, raw responses. They are off by default. */
export function useDeveloper(): boolean {
  const [isDeveloper] = usePreference('developer')
  return isDeveloper
}

/** The number of requests as the secondary text of a button, "7 requests"; undefined unless Developer is on. */
export function useRequestCount(): (requests: number) => string | undefined {
  const isDeveloper = useDeveloper()
  return (requests) => (isDeveloper ? plural(requests, 'request') : undefined)
}
