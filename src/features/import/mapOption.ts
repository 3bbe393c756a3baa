/** Answers on the command line: `--map price="VK brutto" --map currency=use`. */
import { ROLES, type ImportAnswers, type Role } from '../../model/import/answers.ts'
import { foldHeading } from './roles/foldHeading.ts'

/** Answers that are no columns, by their name on the command line. */
const REPLIES = ['currency', 'codes', 'country', 'decimal sign'] as const

/** The columns that are named, until the file is open and its headings are known. */
export type NamedAnswers = ImportAnswers & { named?: Partial<Record<Role, string>> }

/** Throws an `Error` with a sentence where an option cannot be read. */
export function answersOf(options: readonly string[]): NamedAnswers {
  const named: Partial<Record<Role, string>> = {}
  const replies: Record<string, string> = {}
  const answers: NamedAnswers = {}
  for (const option of options) {
    const at = option.indexOf('=')
    const key = option.slice(0, at).trim()
    const value = option.slice(at + 1).trim()
    const role = ROLES.find((one) => one === key)
    const reply = REPLIES.find((one) => one === key || one.replace(' ', '-') === key)
    if (at <= 0 || value === '') throw new Error(`--map needs KEY=VALUE, not “${option}”.`)
    // A currency and a country can be a column, too.
    if (reply !== undefined && !(role !== undefined && value.startsWith('column ')))
      replies[reply] = value
    else if (role !== undefined) named[role] = value.replace(/^column /, '')
    else if (key === 'heading') answers.heading = value === 'none' ? 'none' : Number(value)
    else if (key === 'encoding') answers.encoding = value
    else if (key === 'hidden') answers.hiddenRows = value === 'leave out' ? 'leave out' : 'use'
    else {
      const keys = [
        ...ROLES,
        ...REPLIES.map((one) => one.replace(' ', '-')),
        'heading',
        'encoding',
        'hidden',
      ]
      throw new Error(`--map has no “${key}”. It has: ${keys.join(', ')}.`)
    }
  }
  return { ...answers, named, replies }
}

/** The answers with the places of the columns that they name. Throws where a column is not in the file. */
export function withPlaces(
  { named, ...answers }: NamedAnswers,
  headings: readonly string[],
): ImportAnswers {
  const columns: Partial<Record<Role, number | null>> = { ...answers.columns }
  for (const [role, heading] of Object.entries(named ?? {})) {
    const folded = foldHeading(heading)
    const number = /^\d+$/.test(heading) ? Number(heading) - 1 : -1
    const found = headings.findIndex((one) => foldHeading(one) === folded)
    const place = found >= 0 ? found : number
    if (heading !== 'none' && (place < 0 || place >= headings.length)) {
      throw new Error(
        `--map ${role}: there is no column “${heading}”. The columns are: ${headings.join(', ')}.`,
      )
    }
    // The keys are roles.
    columns[role as Role] = heading === 'none' ? null : place
  }
  return { ...answers, columns }
}
