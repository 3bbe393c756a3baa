import type { EanRequest } from '@/api/operations/calls.ts'

/**
 * Makes the request for the offers of a code. All pages send this same request, so that they share the cached answer. Its mode is
 * `full`, because that may add the name and picture of the product (§4.4).
 */
export const marketRequest = (code: string, countries: string[]): EanRequest => ({
  code,
  countries,
  mode: 'full',
})
