/** The reply when nothing is found: §4 requires 404 for three operations and leaves the look-up by URL open. */
import type { Operation } from '../../scenarios.ts'
import type { Reply } from '../answer/reply.ts'
import type { NotFoundForm } from './reading.ts'

const isMap = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** The fields that contain the result. */
const FOUND: Record<Operation, readonly string[]> = {
  search: ['productList'],
  traits: ['product', 'traits'],
  lookup: [],
  ean: ['result'],
}

const withNull = (operation: Operation, body: unknown): unknown => {
  if (operation === 'lookup' || !isMap(body)) return null
  const nulls = FOUND[operation]
    .filter((name) => name in body)
    .map((name): [string, null] => [name, null])
  return { ...body, ...Object.fromEntries(nulls) }
}

/** `empty` is the operation's answer without a result. */
export const notFoundReply = (
  manner: NotFoundForm,
  operation: Operation,
  empty: unknown,
  notFound: () => Reply,
): Reply => {
  switch (manner) {
    case 'not found':
      return notFound()
    case 'empty':
      return { status: 200, kind: 'answer', body: empty }
    case 'null':
      return { status: 200, kind: 'answer', body: withNull(operation, empty) }
    case 'no content':
      return { status: 204, kind: 'none' }
    case 'empty body':
      return { status: 200, kind: 'none' }
  }
}
