import type { Answer } from '@/api/http/call.ts'

export function anAnswer(changes: Partial<Answer> = {}): Answer {
  return {
    call: { operation: 'search', path: '/products', query: [] },
    url: '',
    status: 200,
    text: '',
    retryAfter: null,
    ms: 1,
    waitMs: 1,
    bytes: changes.text?.length ?? 0,
    receivedAt: 1,
    arrivedAt: changes.receivedAt ?? 1,
    ...changes,
  }
}
