import { describe, expect, it } from 'vitest'
import { CURRENCY_QUESTION } from '@test/made/anImportReading.ts'
import { answerFirst, questionsLeft } from './openQuestions.ts'

const open = CURRENCY_QUESTION
const answered = { ...open, answer: 'eur' }

describe('open questions', () => {
  it.each([
    ['none', [], 0, null],
    ['one that is answered', [answered], 0, null],
    ['one open and one answered', [open, answered], 1, 'Answer 1 question first'],
    ['two', [open, open], 2, 'Answer 2 questions first'],
  ])('are counted: %s', (_, questions, left, words) => {
    expect(questionsLeft({ questions })).toBe(left)
    expect(answerFirst({ questions })).toBe(words)
  })
})
