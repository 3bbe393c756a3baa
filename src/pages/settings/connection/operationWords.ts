/** Words for the failures of an operation in the connection test. */
import { CatalogError } from '@/api/http/errors.ts'

const KINDS: Record<string, string> = {
  NetworkError: 'no response',
  TimeoutError: 'too late',
  KeyError: 'no key',
}

/** The HTTP status of a failure, or a short text if there was no response. */
export function failureInShort(error: unknown): string {
  if (!(error instanceof CatalogError)) return 'failed'
  const status = error.answer?.status
  if (status === undefined) return KINDS[error.name] ?? 'unreadable'
  if (status === 0) return 'redirect'
  if (error.name === 'UnreadableError') return `${status}, unreadable`
  return error.name === 'ServiceError' ? `${status}, refused` : String(status)
}
