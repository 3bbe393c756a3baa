import type { LookupRequest } from '../../../catalog/operations/calls.ts'
import type { ResolveState } from '../../../url/states/resolveState.ts'

/** What the address of the page asks in one group of countries. */
export function toLookupRequest(
  { url, merchant, strict, mode }: ResolveState,
  countries: string[],
): LookupRequest {
  return { url, merchant, strict, mode, countries }
}
