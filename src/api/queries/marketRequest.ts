import type { EanRequest } from '@/api/operations/calls.ts'

/** What every page asks of an EAN, so that one answer serves them all: `full`, because it may name and picture the product (§4.4). */
export const marketRequest = (code: string, countries: string[]): EanRequest => ({
  code,
  countries,
  mode: 'full',
})
