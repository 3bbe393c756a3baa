/** What the prices of a file or pasted table are used for in a collection of codes. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { CodeRow, ImportRead, Question } from '@/features/import/reading.ts'
import { columnKey } from '@/features/import/roles/columnQuestion.ts'
import { roleLabel } from '@/features/import/roles/roleLabels.ts'

/**
 * What the prices are used for. `own`: saved in the price list of a country. `target`: the rows of this collection are compared
 * with them.
 */
const PRICE_USES = ['own', 'target', 'unused'] as const
export type PriceUse = (typeof PRICE_USES)[number]

/** The keys of `ImportAnswers.replies` for these choices, so that they are remembered for files of the same shape. */
const USE = 'price use'
const COUNTRY = 'price country'

type Reading = Pick<ImportRead<CodeRow>, 'roles' | 'questions'>

/** The roles of columns that can be saved as own prices. A column of target prices is only used as targets. */
const OWN: readonly ColumnRole[] = ['price', 'salePrice', 'cost', 'floor']
const TARGET_PRICE_ROLES: readonly ColumnRole[] = ['price', 'salePrice']

const hasColumn = ({ roles, questions }: Reading, wanted: readonly ColumnRole[]) =>
  roles.some(({ role, column }) => column !== null && wanted.includes(role)) ||
  questions.some(({ key }) => wanted.some((role) => key === columnKey(role)))

/** The possible uses, the default first; empty if no column has prices or costs. */
export function usesOf(reading: Reading): PriceUse[] {
  if (!hasColumn(reading, OWN)) return []
  return PRICE_USES.filter((use) => use !== 'target' || hasColumn(reading, TARGET_PRICE_ROLES))
}

/** The use that the user chose, or the default; null if there are no prices. */
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

/** The country whose price list receives the prices: the only one, or the chosen one; null until one is chosen. */
export function priceCountryOf(
  { replies }: ImportAnswers,
  countries: readonly string[],
): string | null {
  const [only, ...others] = countries
  if (only !== undefined && others.length === 0) return only
  return countries.find((country) => country === replies?.[COUNTRY]) ?? null
}

/** The keys of questions that need no answer if prices are not used. */
const ABOUT_PRICES: readonly string[] = [
  'currency',
  'decimal sign',
  ...(['price', 'salePrice', 'listPrice', 'cost', 'floor'] as const).map(columnKey),
]

/** The questions that still matter for this use. */
export function questionsFor(
  { roles, questions }: Reading,
  use: PriceUse | null,
): readonly Question[] {
  const hasTargets = roles.some(({ role, column }) => role === 'target' && column !== null)
  if (use !== 'unused' || hasTargets) return questions
  return questions.filter(({ key }) => !ABOUT_PRICES.includes(key))
}

/** The reading as the import preview shows it, with the questions and column names for this use of the prices. */
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
