/** What an operation says before it is a response, and how it becomes one. */
import { HttpResponse } from 'msw'

export type Reply = { status: number; body: unknown }

export const json = ({ status, body }: Reply, headers: Record<string, string> = {}): Response =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

export const text = (status: number, body: string, type: string): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } })
