/** Which of the cached queries hold an answer of the service. */
import type { QueryKey } from '@tanstack/react-query'
import type { Operation } from '../../api/http.ts'

const operations: Record<Operation, true> = { search: true, traits: true, lookup: true, ean: true }

export function isServiceAnswer([first]: QueryKey): boolean {
  return typeof first === 'string' && Object.hasOwn(operations, first)
}
