/** Sends a reply as bytes, with the declared type and, if the API variant has one, a byte order mark. */
import { HttpResponse } from 'msw'
import type { Reply } from '../answer/reply.ts'
import { JSON_TYPE, type Reading } from './reading.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Unlike a text, bytes get no automatic Content-Type. */
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `edit` changes the text of a JSON body just before it is sent. */
export const toResponse = (
  reply: Reply,
  { contentType, byteOrderMark }: Reading,
  edit: (text: string) => string = (text) => text,
): Response => {
  const { status, retryAfter = null } = reply
  const typed = (type: string | null) => ({
    status,
    headers: {
      ...(type !== null && { 'content-type': type }),
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    },
  })
  switch (reply.kind) {
    case 'none':
      return new HttpResponse(null, typed(status === 204 ? null : contentType))
    case 'text':
      return new HttpResponse(bytesOf(reply.text), typed(reply.type))
    case 'answer':
    case 'refusal': {
      const mark = byteOrderMark ? BYTE_ORDER_MARK : ''
      const type = contentType === JSON_TYPE ? (reply.type ?? JSON_TYPE) : contentType
      return new HttpResponse(bytesOf(mark + edit(JSON.stringify(reply.body))), typed(type))
    }
  }
}
