/** What an operation says before it is a response, and how it becomes one. */
import { HttpResponse } from 'msw'
import { JSON_TYPE } from '../apiVariant/reading.ts'

/**
 * JSON of an operation or of a refusal, under a type of its own where it has one; text of another type; or no body.
 * `retryAfter`: the seconds after which to ask again, where the service knows.
 */
export type Reply = { status: number; retryAfter?: number | null } & (
  | { kind: 'answer' | 'refusal'; body: unknown; type?: string }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'none' }
)

export const json = (
  { status, body }: { status: number; body: unknown },
  headers: Record<string, string> = {},
): Response =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, ...headers },
  })

export const text = (status: number, body: string, type: string): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } })
