/** Tests the fuzz tests themselves: they must find a reader that is wrong on purpose. */
import type { Answer } from '@/api/http/call.ts'
import type { Case } from './cases.ts'
import type { FuzzSubject } from './operations.ts'
import { findProblem } from './property.ts'

const RUNS = { seed: 7, numRuns: 5000, endOnFailure: true }

/** Whether the properties find a reader that reads correctly and then changes the result. */
export const isChangeFound = <Result extends { answer: Answer }>(
  subject: FuzzSubject<Result>,
  change: (result: Result) => Result,
): boolean =>
  findProblem(
    { ...subject, read: (answer, input) => change(subject.read(answer, input)) },
    RUNS,
  ) !== null

/** Whether the properties find a reader that does something else before it reads correctly. */
export const isDeedFound = <Result extends { answer: Answer }>(
  subject: FuzzSubject<Result>,
  act: (answer: Answer) => void,
): boolean => {
  const read = (answer: Answer, input: Case) => {
    act(answer)
    return subject.read(answer, input)
  }
  return findProblem({ ...subject, read }, RUNS) !== null
}
