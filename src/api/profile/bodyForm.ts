/** Describes the form of an answer's body in a few words: names of its fields, never their values. */
import { isRecord } from '@/api/fields/readers.ts'
import type { ObservedAnswer } from './observedAnswer.ts'

const MOST_FIELDS = 3
const LONGEST_NAME = 20

export function bodyForm({ answer, body }: Pick<ObservedAnswer, 'answer' | 'body'>): string {
  const text = answer.text.trim()
  if (text === '') return 'an empty body'
  if (text.startsWith('<')) return 'a web page'
  if (Array.isArray(body)) return body.length === 0 ? '`[]`' : 'a list'
  if (!isRecord(body)) return body === undefined ? 'plain text' : 'a bare value'
  const all = Object.keys(body)
  const names = all.slice(0, MOST_FIELDS).map((name) => `"${name.slice(0, LONGEST_NAME)}"`)
  if (names.length === 0) return '`{}`'
  return `\`{ ${names.join(', ')}${all.length > MOST_FIELDS ? ', …' : ''} }\``
}
