/** What the prices of a file or of a pasted table are used for in a batch. */
import type { ImportAnswers, Role } from '@/domain/import/answers.ts'
import type { CodeRow, ImportRead, Question } from '@/features/import/reading.ts'
import { columnKey } from '@/features/import/roles/columnQuestion.ts'
import { roleLabel } from '@/features/import/roles/roleLabels.ts'

/** `own`: they are saved in the price list of a country. `target`: the rows of this batch are measured against them. */
const PRICE_USES = ['own', 'target', 'unused'] as const
export type PriceUse = (typeof PRICE_USES)[number]

/** Keys of `ImportAnswers.replies`, so that the choice is remembered for files of the same shape. */
const USE = 'price use'
const COUNTRY = 'price country'

type Reading = Pick<ImportRead<CodeRow>, 'roles' | 'questions'>

/** What can be saved as the person's own. A column of target prices is always one of targets. */
const OWN: readonly Role[] = ['price', 'salePrice', 'cost', 'floor']
const ASKING: readonly Role[] = ['price', 'salePrice']

const hasColumn = ({ roles, questions }: Reading, wanted: readonly Role[]) =>
  roles.some(({ role, column }) => column !== null && wanted.includes(role)) ||
  questions.some(({ key }) => wanted.some((role) => key === columnKey(role)))

/** The uses that are possible, the usual one first; empty where the reading has no column of prices or costs. */
export function usesOf(reading: Reading): PriceUse[] {
  if (!hasColumn(reading, OWN)) return []
  return PRICE_USES.filter((use) => use !== 'target' || hasColumn(reading, ASKING))
}

/** The use that the person chose, or the usual one; null where there are no prices. */
export function priceUseOf(reading: Reading, { replies }: ImportAnswers): PriceUse | null {
  const uses = usesOf(reading)
  return uses.find((use) => use === replies?.[USE]) ?? uses[0] ?? null
}

const withReplies = (answers: ImportAnswers, more: Record<string, string>): ImportAnswers => ({
  ...answers,
  replies: { ...answers.replies, ...more },
})

export const withPriceUse = (answers: ImportAnswers, use: PriceUse): ImportAnswers =>
  withReplies(answers, { [USE]: use })

export const withPriceCountry = (answers: ImportAnswers, country: string): ImportAnswers =>
  withReplies(answers, { [COUNTRY]: country })

/** The country in whose price list the prices are saved: the only one, or the one that was chosen; null while it is open. */
export function priceCountryOf(
  { replies }: ImportAnswers,
  countries: readonly string[],
): string | null {
  const [only, ...others] = countries
  if (only !== undefined && others.length === 0) return only
  return countries.find((country) => country === replies?.[COUNTRY]) ?? null
}

/** Questions that nobody has to answer where prices are not used. */
const ABOUT_PRICES: readonly string[] = [
  'currency',
  'decimal sign',
  ...(['price', 'salePrice', 'listPrice', 'cost', 'floor'] as const).map(columnKey),
]

/** The questions that are still of interest with this use. */
export function questionsFor(
  { roles, questions }: Reading,
  use: PriceUse | null,
): readonly Question[] {
  const hasTargets = roles.some(({ role, column }) => role === 'target' && column !== null)
  if (use !== 'unused' || hasTargets) return questions
  return questions.filter(({ key }) => !ABOUT_PRICES.includes(key))
}

/** The reading as the import preview shows it: with the questions and the names that go with the use. */
export function readingFor(
  reading: ImportRead<CodeRow>,
  use: PriceUse | null,
): ImportRead<CodeRow> {
  const roles =
    use === 'target'
      ? reading.roles.map((one) =>
          one.role === 'price' ? { ...one, label: roleLabel('target', 'codes') } : one,
        )
      : reading.roles
  return { ...reading, roles, questions: questionsFor(reading, use) }
}
