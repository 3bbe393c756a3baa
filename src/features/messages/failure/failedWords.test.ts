import { expect, it } from 'vitest'
import { HttpError, NetworkError } from '@/api/http/errors.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { failedWords } from './failedWords.ts'

it('shows the status of a failure if there was a response', () => {
  const call = { operation: 'lookup' as const, path: '/products/lookup', query: [] }
  const answer = anAnswer({ call, status: 503, text: '' })
  expect(failedWords(new HttpError('busy', answer, null))).toBe('Failed, 503')
  expect(failedWords(new NetworkError('lookup', 'cut'))).toBe('Failed')
  expect(failedWords(null)).toBe('Failed')
})
