/** What is still needed before a reading can be imported. */
import type { ImportRead } from '@/features/import/reading.ts'
import { plural } from '@/lib/text/plural.ts'

type WithQuestions = Pick<ImportRead<unknown>, 'questions'>

/** How many questions are open. Nothing is imported before this is 0. */
export const questionsLeft = ({ questions }: WithQuestions): number =>
  questions.filter(({ answer }) => answer === null).length

/** The text beside the page’s main button: "Answer 1 question first"; null if none is open. */
export function answerFirst(reading: WithQuestions): string | null {
  const left = questionsLeft(reading)
  return left === 0 ? null : `Answer ${plural(left, 'question')} first`
}
