import type { EanRequest } from '@/api/operations/calls.ts'

/**
 * The same EAN request for every page, so that one answer serves all: `full`, because it may include name and picture of the
 * product (§4.4).
 */
export const marketRequest = (code: string, countries: string[]): EanRequest => ({
  code,
  countries,
  mode: 'full',
})
