/** The body of a refusal in every shape that services use; §7 shows no shape. */
import type { Reply } from '../answer/reply.ts'
import type { ErrorBody } from './reading.ts'

type Words = { status: number; message: string; errorCode: string }

const PHRASES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
}

const page = (heading: string, message: string): string =>
  `<!doctype html>\n<html><head><title>${heading}</title></head><body><h1>${heading}</h1><p>${message}</p></body></html>`

/** `usual` is the operation's body in the demo's usual shape. */
export const errorReply = (
  { status, message, errorCode }: Words,
  shape: ErrorBody,
  usual: unknown,
): Reply => {
  const phrase = PHRASES[status] ?? 'Error'
  const json = (body: unknown): Reply => ({ status, kind: 'refusal', body })
  switch (shape) {
    case 'message':
      return json(usual)
    case 'error':
      return json({ error: message })
    case 'error object':
      return json({ error: { code: errorCode, message } })
    case 'errors':
      return json({ errors: [{ code: errorCode, message }] })
    case 'problem': {
      const body = { type: 'about:blank', title: phrase, status, detail: message, code: errorCode }
      return { status, kind: 'refusal', body, type: 'application/problem+json' }
    }
    case 'fault':
      return json({ fault: { faultstring: message, detail: { errorcode: errorCode } } })
    case 'text':
      return { status, kind: 'text', text: message, type: 'text/plain; charset=utf-8' }
    case 'html': {
      const text = page(`${String(status)} ${phrase}`, message)
      return { status, kind: 'text', text, type: 'text/html; charset=utf-8' }
    }
    case 'none':
      return { status, kind: 'none' }
  }
}
