/** The verdict about lists in one parameter: compares the chosen form with the evidence for each form. */
import type { ApiVariant } from '@/api/apiVariant.ts'
import { assumed, contradicted, observed } from './evaluation.ts'
import { mannerOf, listForms, type ListForm } from './listFacts.ts'
import type { Evidence, PointEvaluation, OpenPoint, Remedy } from './openPoint.ts'

type Choice = {
  /** The name of the choice, for the message after a change. */
  what: string
  /** The form of lists in the connection's API variant; null if one value is sent at a time, which every service understands. */
  chosen: ListForm | null
  nothingSeen: string
  /** The changes to the API variant that choose another form; null chooses one value at a time. */
  change: (manner: ListForm | null) => Partial<ApiVariant>
  /** The button label for one value at a time. */
  oneByOne: string
}

function remedyTo(manner: ListForm | null, { what, change, oneByOne }: Choice): Remedy {
  const label =
    manner === null ? oneByOne : manner === 'repeated parameter' ? 'Repeat it' : `Join by ${manner}`
  const changed = change(manner)
  const done = `${what}: now ${Object.values(changed).join(', ')}`
  return { kind: 'change', label, change: changed, done }
}

/** The result for every form for which there is evidence. */
const mannersSeen = (evidence: readonly Evidence[]) =>
  listForms.map((manner) => mannerOf(evidence, manner)).filter(({ example }) => example)

/** The note for a service behind a proxy, which may refuse a list or shorten it. */
export const listByProxy: NonNullable<OpenPoint['byProxy']> = {
  message: 'a list may have been refused or shortened by the proxy',
  when: (evidence) => mannersSeen(evidence).some(({ isUnderstood }) => !isUnderstood),
}

export function evaluateList(evidence: readonly Evidence[], choice: Choice): PointEvaluation {
  const { chosen, nothingSeen } = choice
  const seen = mannersSeen(evidence)
  if (seen.length === 0) return assumed(nothingSeen)
  const understood = seen.filter(({ isUnderstood }) => isUnderstood)
  const [best] = understood.toSorted((a, b) => b.good - a.good)
  const message = seen.map(({ example, often }) => `${example}${often}`).join('; ')
  const better = best ? remedyTo(best.manner, choice) : null
  if (chosen === null) {
    const total = seen.reduce((sum, { good, bad }) => sum + good + bad, 0)
    return observed(message, total, better)
  }
  const own = seen.find(({ manner }) => manner === chosen)
  if (!own) return assumed(message, better)
  return own.isUnderstood
    ? observed(message, own.good)
    : contradicted(message, own.bad, better ?? remedyTo(null, choice))
}
