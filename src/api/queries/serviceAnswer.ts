/** Which of the cached queries hold an answer of the service. */
import type { QueryKey } from '@tanstack/react-query'
import type { Operation } from '@/api/fields/operations.ts'

/** A ladder is made of several pages of a search. */
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
