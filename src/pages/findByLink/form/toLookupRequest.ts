import type { LookupRequest } from '@/api/operations/calls.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'

/** What the address of the page asks in one group of countries. */
export function toLookupRequest(
  { url, merchant, strict, mode }: ResolveState,
  countries: string[],
): LookupRequest {
  return { url, merchant, strict, mode, countries }
}
