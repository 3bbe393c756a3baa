/** The property that every fuzz case must satisfy, whatever the response. */
import fc from 'fast-check'
import type { Answer } from '@/api/http/call.ts'
import { CatalogError, UnreadableError } from '@/api/http/errors.ts'
import type { Case } from './cases.ts'
import type { FuzzSubject } from './operations.ts'
import { isSame } from './problems/same.ts'
import { verdictOf, wordProblems } from './verdict.ts'

type Outcome<Result> = { result: Result | null; error: unknown }

/** The number of properties that every object and array inherits; a response must not add any. */
const inherited = () =>
  Reflect.ownKeys(Object.prototype).length + Reflect.ownKeys(Array.prototype).length
const AT_FIRST = inherited()

function answerOf(operation: Answer['call']['operation'], { status, text }: Case): Answer {
  return Object.freeze({
    call: { operation, path: '', query: [] },
    url: '',
    status,
    text,
    retryAfter: null,
    ms: 0,
    waitMs: 0,
    bytes: text.length,
    receivedAt: 0,
    arrivedAt: 0,
  })
}

const inWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'no error'

function attempt<Result>(read: () => Result): Outcome<Result> {
  try {
    return { result: read(), error: null }
  } catch (error) {
    return { result: null, error }
  }
}

function errorProblems(error: unknown, input: Case, answer: Answer): string[] {
  if (!(error instanceof CatalogError)) return [`threw ${inWords(error)}`]
  const isComplete = error.operation === answer.call.operation && error.answer === answer
  return [
    ...wordProblems(error.message, input),
    ...(isComplete ? [] : ['an error lost its answer']),
  ]
}

/** All problems in how a case is read; empty for a correct reader. */
function problemsOf<Result extends { answer: Answer }>(
  { operation, read, problems }: FuzzSubject<Result>,
  input: Case,
): string[] {
  const answer = answerOf(operation, input)
  const { result, error } = attempt(() => read(answer, input))
  const second = attempt(() => read(answer, input))
  const found = error === null ? [] : errorProblems(error, input, answer)
  if (!isSame(result, second.result) || inWords(error) !== inWords(second.error))
    found.push('read twice')
  if (inherited() !== AT_FIRST || 'polluted' in {}) found.push('a prototype was polluted')
  if (result !== null && result.answer !== answer) found.push('the result lost its answer')
  const verdict = verdictOf(input)
  if (verdict.kind === 'error') {
    const isExpected = verdict.classes.some((kind) => error instanceof kind)
    return isExpected ? found : [...found, `status ${input.status} gave ${inWords(error)}`]
  }
  if (error !== null && !(error instanceof UnreadableError)) found.push(`threw ${inWords(error)}`)
  const body = verdict.kind === 'none' ? undefined : verdict.body
  return [...found, ...problems(body, result, input)]
}

/** Runs a subject's cases; returns a report with the seed and the smallest failing case, or null if there is no problem. */
export function findProblem<Result extends { answer: Answer }>(
  subject: FuzzSubject<Result>,
  runs: fc.Parameters<[Case]>,
): string | null {
  const property = fc.property(subject.cases, (input) => {
    const problems = problemsOf(subject, input)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  const frames = Error.stackTraceLimit
  // Expected errors need no stack, and collecting it takes most of the time.
  Error.stackTraceLimit = 0
  const found = fc.check(property, runs)
  Error.stackTraceLimit = frames
  return found.failed ? (fc.defaultReportMessage(found) ?? 'no report') : null
}
