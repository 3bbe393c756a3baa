/**
 * Finds which column has which role: by the whole heading, by the content of the cells, and by how the columns relate. If two
 * columns are equally likely, or none is, the user decides.
 */
import { COLUMN_ROLES, type ImportAnswers, type ColumnRole } from '@/domain/import/answers.ts'
import type { ImportTask, Question } from '@/features/import/reading.ts'
import { readCode } from '@/lib/codes/readCode.ts'
import { codeKey } from '@/lib/gtin.ts'
import { assignedRoles, type AssignedRoles, type Candidate } from './assignedRoles.ts'
import { assignPrices, MARGIN } from './assignPrices.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { chosenColumn, columnQuestion } from './columnQuestion.ts'
import { foldHeading } from './foldHeading.ts'
import { headingTerms, type Concept } from './headingTerms.ts'
import type { KnownExport } from './knownExports.ts'
import { DESCRIBES, namedColumns } from './namedColumns.ts'
import { isProductIdHeading } from './productIdHeading.ts'
import { namedRole } from './roleNames.ts'

export type RoleChoice = {
  /** The index of the column of each role. */
  roles: ReadonlyMap<ColumnRole, number>
  /** Other columns that could have the role, the likeliest first. */
  alternatives: ReadonlyMap<ColumnRole, readonly number[]>
  /** Whether rows are searched for by title, because no column has anything else that can be looked up. */
  isByTitle: boolean
  questions: readonly Question[]
}

/**
 * A column with less weight is not a column of codes. The weight is the share of cells that can be looked up, changed by the
 * heading (`NAMED`).
 */
const MIN_CODES = 0.2
/** What a heading that names codes adds to the weight of its column, and what a heading that names other codes subtracts. */
const NAMED = 0.6
const OF_OTHERS = 0.25

export function assignRoles(
  columns: readonly ColumnFacts[],
  task: ImportTask,
  answers: ImportAnswers,
  known: KnownExport | null,
): RoleChoice {
  const named = namedColumns(columns)
  const state = assignedRoles({ columns, task, answers, named, isKnownExport: known !== null })
  for (const role of COLUMN_ROLES) state.assign(role, chosenColumn(role, answers) ?? undefined)
  if (known) assignKnown(state, known)
  assignCodes(state)
  assignNamed(state)
  assignTitle(state)
  assignDescription(state)
  const { roles, alternatives, questions } = state
  const isByTitle =
    task === 'codes' && !roles.has('code') && roles.has('title') && questions.length === 0
  assignPrices(state)
  assignNote(state)
  return { roles, alternatives, isByTitle, questions }
}

/** Assigns the columns that a known export documents. */
function assignKnown(
  { columns, assign, unassign, isFree, isChosen, roles }: AssignedRoles,
  known: KnownExport,
): void {
  for (const [key, heading] of Object.entries(known.columns)) {
    // The cast is safe, because these are the keys of the table.
    const role = key as ColumnRole
    const index = columns.findIndex(({ names }) =>
      names.some((name) => foldHeading(name) === heading),
    )
    if (index >= 0 && !isChosen(role) && isFree(index)) assign(role, index)
  }
  // Shopify's options are sizes only if their name says so.
  const option = columns.find(({ names }) =>
    names.some((name) => foldHeading(name) === 'option1 name'),
  )
  const isSize = option?.samples.some((name) => namedRole(name) === 'size') ?? true
  if (!isSize && roles.has('size') && !isChosen('size')) unassign('size')
}

const NOT_OF_THE_UNIT = ['quantity', 'old', 'competitor'] as const satisfies Concept[]

/** Whether a column has codes of a case, of a parent or of another shop, not of the unit that is sold. */
const areOfOthers = ({ names }: ColumnFacts) =>
  names.some((name) => {
    const folded = foldHeading(name)
    const { concepts } = headingTerms(folded)
    return (
      NOT_OF_THE_UNIT.some((concept) => concepts.has(concept)) ||
      /\b(?:parent|master)\b/.test(folded)
    )
  })

/** A column of product numbers with a lower share of valid check digits contains no codes. */
const MIN_VALID = 0.5
const namesNumber = (name: string) => namedRole(name) === 'id' || namedRole(name) === 'group'

/** Numbers of companies, parcels, phones and orders, which may have the check digit of a code. */
const OF_NO_PRODUCT =
  /\b(?:gln|iln|sscc|nve|imei|iban|bic|phone|telefon|tel|fax|mobile|plz|zip|postcode|customer|kunde|kunden|kundennummer|order|auftrag|auftragsnummer|bestellung|invoice|rechnung|rechnungsnummer|tracking|siret|nip|vat id|ust id)\b/
const areOfNoProduct = ({ names }: ColumnFacts) =>
  names.some((name) => namedRole(name) !== 'code' && OF_NO_PRODUCT.test(foldHeading(name)))

function codeWeight(facts: ColumnFacts, task: ImportTask): number {
  if (task !== 'products' && areOfNoProduct(facts)) return 0
  const isName = (name: string) =>
    task === 'products' ? isProductIdHeading(name) : namedRole(name) === 'code'
  const isNamed = facts.names.some(isName)
  const values =
    task === 'codes'
      ? Math.max(facts.codes, facts.ids * 0.9, facts.urls * 0.8)
      : task === 'products'
        ? Math.max(facts.ids, facts.urls * 0.5)
        : facts.codes
  // One number in ten has a valid check digit by chance, so most numbers in a column of the shop's own numbers must be valid
  // codes.
  const areNumbers = facts.codes > 0 && facts.ids === 0 && facts.urls === 0
  const isOwnNumber =
    !isNamed && areNumbers && facts.valid < MIN_VALID && facts.names.some(namesNumber)
  if (isOwnNumber && task !== 'products') return 0
  return values * facts.filled + (isNamed ? NAMED : 0) - (areOfOthers(facts) ? OF_OTHERS : 0)
}

/** Whether two columns have the same codes, perhaps in different lengths; they count as one. */
function haveSameCodes(one: ColumnFacts, other: ColumnFacts): boolean {
  const keys = ({ samples }: ColumnFacts) =>
    String(
      samples.map((sample) => {
        const reading = readCode(sample)
        return reading?.kind === 'code' ? codeKey(reading.code) : sample
      }),
    )
  return keys(one) === keys(other)
}

function assignCodes(state: AssignedRoles): void {
  const {
    columns,
    task,
    answers,
    named,
    roles,
    questions,
    alternatives,
    assign,
    isFree,
    isChosen,
  } = state
  const weights = columns
    .filter(({ index }) => isFree(index))
    .map((facts) => ({ facts, weight: codeWeight(facts, task) }))
    .filter(({ weight }) => weight >= MIN_CODES)
    .toSorted((one, other) => other.weight - one.weight || one.facts.index - other.facts.index)
  const [best, second] = weights
  if (!roles.has('code') && !isChosen('code')) {
    const isClose =
      best !== undefined &&
      second !== undefined &&
      best.facts.codes >= 0.5 &&
      second.facts.codes >= 0.5 &&
      best.weight - second.weight < MARGIN &&
      task !== 'catalog' &&
      !haveSameCodes(best.facts, second.facts)
    if (isClose) {
      const about = 'Two columns hold codes. Which one are the codes of your products?'
      const places = [best.facts.index, second.facts.index]
      questions.push(columnQuestion('code', about, columns, places, answers))
    } else if (best) assign('code', best.facts.index)
    else if (task !== 'codes') assign('code', named.others.get('code')?.[0]?.index)
  }
  const code = roles.get('code')
  alternatives.set(
    'code',
    weights.map(({ facts }) => facts.index).filter((index) => index !== code),
  )
}

/** Assigns the roles that headings name. */
function assignNamed({ named, alternatives, assign, isFree, isChosen }: AssignedRoles): void {
  for (const role of COLUMN_ROLES) {
    if (role === 'code' || isChosen(role)) continue
    const free = (named.others.get(role) ?? [])
      .filter(({ index }) => isFree(index))
      .toSorted((one, other) => other.weight - one.weight)
    const [first, ...others] = free.map(({ index }) => index)
    assign(role, first)
    if (others.length > 0) alternatives.set(role, others)
  }
}

/** Assigns the title if no heading names one: to a column called a description, otherwise to words under any heading. */
function assignTitle(state: AssignedRoles): void {
  const { columns, named, roles, task, hasHeading, assign, unassign, isFree, isChosen } = state
  if (roles.has('title') || isChosen('title')) return
  const description = roles.get('description')
  if (description !== undefined && !isChosen('description')) {
    unassign('description')
    return assign('title', description)
  }
  const isPrice = (index: number) =>
    named.aboutPrices.has(index) ||
    [...named.prices.values()].some((list) => list.some((one: Candidate) => one.index === index))
  const wordy = columns.filter(
    ({ index, words, prices, filled, isConstant, names }) =>
      isFree(index) &&
      words >= 0.6 &&
      !isConstant &&
      prices < 0.5 &&
      filled >= 0.5 &&
      !isPrice(index) &&
      !names.some(isOfSomethingElse),
  )
  if (!hasHeading || task === 'products') return
  // If rows are searched for by title, the title column is not guessed among several.
  const title =
    wordy.length > 1 && task !== 'codes'
      ? longestTexts(wordy)
      : wordy.length === 1
        ? wordy[0]
        : null
  assign('title', title?.index)
}

/** Assigns the description if another column is the title. */
function assignDescription({ named, roles, task, assign, isFree, isChosen }: AssignedRoles): void {
  if (task !== 'catalog' || roles.has('description') || isChosen('description')) return
  const candidates = named.others.get('title') ?? []
  const found = candidates.find(({ index, weight }) => weight === DESCRIBES && isFree(index))
  assign('description', found?.index)
}

const NO_TITLES = [
  'unit',
  'currency',
  'stock',
  'date',
  'group',
  'tax',
  'rating',
] as const satisfies Concept[]
const isOfSomethingElse = (name: string) => {
  const { concepts } = headingTerms(foldHeading(name))
  return NO_TITLES.some((concept) => concepts.has(concept))
}

/**
 * The column whose texts are clearly longer than those of other columns of words, because product names are longer than states
 * and colours; null if there is none.
 */
function longestTexts(columns: readonly ColumnFacts[]): ColumnFacts | null {
  const length = ({ samples }: ColumnFacts) =>
    samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(samples.length, 1)
  const [first, second] = columns.toSorted((one, other) => length(other) - length(one))
  if (first === undefined) return null
  return second === undefined || length(first) >= length(second) * 1.5 ? first : null
}

/** Assigns the note in a price list without headings: the first column of words that has no role. */
function assignNote({
  columns,
  roles,
  task,
  hasHeading,
  assign,
  isFree,
  isChosen,
}: AssignedRoles): void {
  if (roles.has('note') || isChosen('note') || hasHeading || task !== 'prices') return
  assign('note', columns.find(({ index, words }) => isFree(index) && words >= 0.5)?.index)
}
