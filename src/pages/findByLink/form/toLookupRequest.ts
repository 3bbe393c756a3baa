import type { LookupRequest } from '@/api/operations/calls.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'

/** Converts the state of the page to the look-up request for one group of countries. */
export function toLookupRequest(
  { url, merchant, strict, mode }: ResolveState,
  countries: string[],
): LookupRequest {
  return { url, merchant, strict, mode, countries }
}
