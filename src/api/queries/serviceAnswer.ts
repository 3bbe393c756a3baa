/** Which cached queries contain an answer of the service. */
import type { QueryKey } from '@tanstack/react-query'
import type { Operation } from '@/api/fields/operations.ts'

/** The first elements of these query keys. A price ladder (`ladder`) combines several pages of a search. */
const answers: Record<Operation | 'ladder', true> = {
  search: true,
  traits: true,
  lookup: true,
  ean: true,
  ladder: true,
}

export function isServiceAnswer([first]: QueryKey): boolean {
  return typeof first === 'string' && Object.hasOwn(answers, first)
}
