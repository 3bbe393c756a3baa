/** An operation's reply, and functions that make responses. */
import { HttpResponse } from 'msw'
import { JSON_TYPE } from '../apiVariant/reading.ts'

/**
 * JSON of an operation or of a refusal, optionally with another type; text of another type; or no body. `retryAfter`: the seconds
 * to wait before repeating the request; null if unknown.
 */
export type Reply = { status: number; retryAfter?: number | null } & (
  | { kind: 'answer' | 'refusal'; body: unknown; type?: string }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'none' }
)

export const jsonResponse = (
  { status, body }: { status: number; body: unknown },
  headers: Record<string, string> = {},
): Response =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, ...headers },
  })

export const textResponse = (status: number, body: string, type: string): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } })
