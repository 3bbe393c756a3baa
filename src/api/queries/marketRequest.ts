import type { EanRequest } from '@/api/operations/calls.ts'

/**
 * The EAN request of a code. All pages use this one, so that one answer serves all; its mode is `full`, because it may add the
 * name and picture of the product (§4.4).
 */
export const marketRequest = (code: string, countries: string[]): EanRequest => ({
  code,
  countries,
  mode: 'full',
})
