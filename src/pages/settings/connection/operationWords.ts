/** Failures of an operation in the words of the connection test. */
import { CatalogError } from '@/api/http/errors.ts'

const KINDS: Record<string, string> = {
  NetworkError: 'no response',
  TimeoutError: 'too late',
  KeyError: 'no key',
}

/** A status, or a short text for the failure without one. */
export function failureInShort(error: unknown): string {
  if (!(error instanceof CatalogError)) return 'failed'
  const status = error.answer?.status
  if (status === undefined) return KINDS[error.name] ?? 'unreadable'
  if (status === 0) return 'redirect'
  if (error.name === 'UnreadableError') return `${status}, unreadable`
  return error.name === 'ServiceError' ? `${status}, refused` : String(status)
}
