/**
 * Finds which columns are the price, the cost, the floor and the rest. A cost never becomes a price. The user decides if two
 * columns are equally likely, if a heading has an unknown word, or if no heading names a price.
 */
import type { AssignedRoles, Candidate } from './assignedRoles.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { columnQuestion } from './columnQuestion.ts'
import { foldHeading } from './foldHeading.ts'
import { headingTerms, type Concept } from './headingTerms.ts'
import { isWireSalePrice } from './namedColumns.ts'
import type { PriceRole } from './priceRole.ts'

/** How much the weights of two columns for one role must differ; with a smaller difference the user decides. */
export const MARGIN = 0.12
/** A list price is used only if it has more weight than this; one with less, such as a former price, is used only in a catalog. */
const SURE_LIST = 0.5
/** A price with less weight, such as one without tax, is left to the user if there is also a recommended price. */
const NET = 0.55

const byWeight = (one: Candidate, other: Candidate) =>
  other.weight - one.weight || one.index - other.index

/** Whether a column without a heading has prices: only decimals distinguish them from quantities. */
const lookLikePrices = ({ filled, prices, hasDecimals, dates, codes }: ColumnFacts) =>
  filled > 0 && prices >= 0.8 && hasDecimals && dates === 0 && codes < 0.5

/** Whether two columns have different values; those with the same values count as one. */
function differ(columns: readonly ColumnFacts[], one: Candidate, other: Candidate): boolean {
  const [a, b] = [columns[one.index]?.samples ?? [], columns[other.index]?.samples ?? []]
  return String(a) !== String(b)
}

const areClose = (best: Candidate, second: Candidate | undefined) =>
  second !== undefined && best.weight - second.weight < MARGIN

export function assignPrices(state: AssignedRoles): void {
  const { roles, alternatives, task, isChosen, assign } = state
  const { free, wire } = freePrices(state)
  if (!isChosen('listPrice')) assign('listPrice', wire?.index)
  for (const role of ['cost', 'floor', 'target', 'listPrice'] as const) {
    if (roles.has(role) || isChosen(role)) continue
    const list = free(role)
    const [best, second] = list
    if (best === undefined) continue
    if (task !== 'catalog' && role === 'cost' && areClose(best, second)) {
      if (second === undefined || differ(state.columns, best, second)) {
        addQuestion(state, 'cost', 'Several columns could be your cost. Which one is it?', list)
        continue
      }
    }
    const isBound = role === 'floor' && hasHighest(state)
    if (best.doubt !== null || isBound) {
      if (role === 'floor' && task !== 'catalog')
        addQuestion(state, 'floor', 'Is this the lowest price that you allow (your floor)?', list)
      continue
    }
    const isUsed = role !== 'listPrice' || task === 'catalog' || best.weight > SURE_LIST
    const chosen = isUsed ? best.index : undefined
    assign(role, chosen)
    alternatives.set(
      role,
      list.map(({ index }) => index).filter((index) => index !== chosen),
    )
  }
  if (!isChosen('salePrice'))
    assign('salePrice', free('salePrice').find(({ doubt }) => doubt === null)?.index)
  if (!roles.has('price') && !isChosen('price')) assignPrice(state, free('price'))
  if (task === 'catalog') assignRegular(state, free('price'))
  if (roles.has('price')) alternatives.set('price', alternativesFor(state, free('price')))
}

/**
 * Whether a column has a highest price. A lowest price beside it is then the lowest of the market, not the lowest that is
 * allowed.
 */
const hasHighest = ({ columns, named }: AssignedRoles): boolean =>
  columns.some(
    ({ index, names }) =>
      named.aboutPrices.has(index) &&
      names.some((name) => headingTerms(foldHeading(name)).concepts.has('max')),
  )

function freePrices({ named, columns, isFree }: AssignedRoles) {
  const all = (role: PriceRole) => named.prices.get(role) ?? []
  const isWire = ({ index }: Candidate) => isWireSalePrice(columns[index], columns)
  return {
    free: (role: PriceRole) =>
      all(role)
        .filter(({ index }) => isFree(index))
        .filter((one) => !(role === 'salePrice' && isWire(one)))
        .toSorted(byWeight),
    wire: all('salePrice').find((one) => isFree(one.index) && isWire(one)),
  }
}

function assignPrice(state: AssignedRoles, list: readonly Candidate[]): void {
  const { columns, roles, task, assign, isKnownExport, named } = state
  const [best, second] = list
  if (best !== undefined) {
    if (second !== undefined && areClose(best, second) && differ(columns, best, second)) {
      return addQuestion(
        state,
        'price',
        'Several columns could be your price. Which one is it?',
        list,
      )
    }
    const recommended = roles.get('listPrice')
    if (best.doubt !== null) {
      const name = columns[best.index]?.names[0] ?? ''
      const about = `“${name}” may be your price, or another one. Which column is your price?`
      return addQuestion(state, 'price', about, withPlace(list, recommended))
    }
    if (best.weight < NET && recommended !== undefined) {
      return addQuestion(
        state,
        'price',
        'One column has prices without tax, the other one recommended prices. Which one is your price?',
        withPlace(list, recommended),
      )
    }
    return assign('price', best.index)
  }
  const doubtful = (named.prices.get('salePrice') ?? []).filter(
    ({ doubt, index }) => doubt !== null && state.isFree(index),
  )
  if (doubtful.length > 0 && !roles.has('salePrice')) {
    return addQuestion(state, 'price', 'Is this your price?', doubtful)
  }
  // Without a price column, a sale price counts as the price, and so does a target in a price list, or a recommended price.
  const other = (['salePrice', 'target', 'listPrice'] as const).find(
    (role) =>
      roles.has(role) &&
      !(role === 'salePrice' && isKnownExport) &&
      !(role === 'target' && task !== 'prices') &&
      !(role === 'listPrice' && task === 'catalog'),
  )
  if (other !== undefined) {
    const place = roles.get(other)
    state.unassign(other)
    const [one, next] = (named.prices.get(other) ?? [])
      .filter((candidate) => state.isFree(candidate.index))
      .toSorted(byWeight)
    if (
      one !== undefined &&
      next !== undefined &&
      areClose(one, next) &&
      differ(columns, one, next)
    ) {
      return addQuestion(state, 'price', 'Several columns could be your price. Which one is it?', [
        one,
        next,
      ])
    }
    return assign('price', place)
  }
  byValues(state)
}

/** Assigns the regular price, "Běžná cena": beside a price, it is what that price is reduced from. */
function assignRegular(
  { columns, roles, assign, isChosen }: AssignedRoles,
  list: readonly Candidate[],
): void {
  if (
    !roles.has('price') ||
    roles.has('salePrice') ||
    roles.has('listPrice') ||
    isChosen('listPrice')
  )
    return
  const isRegular = ({ index }: Candidate) =>
    (columns[index]?.names ?? []).some((name) =>
      headingTerms(foldHeading(name)).concepts.has('regular'),
    )
  assign('listPrice', list.find(isRegular)?.index)
}

const withPlace = (list: readonly Candidate[], place: number | undefined): Candidate[] =>
  place === undefined ? [...list] : [...list, { index: place, weight: 0, doubt: null }]

function alternativesFor(
  { roles, named, isFree }: AssignedRoles,
  list: readonly Candidate[],
): number[] {
  const own = roles.get('price')
  const more = (['salePrice', 'listPrice'] as const).flatMap((role) => named.prices.get(role) ?? [])
  return [...list, ...more]
    .map(({ index }) => index)
    .filter((index) => index !== own && isFree(index))
}

function addQuestion(
  { columns, answers, questions }: AssignedRoles,
  role: PriceRole,
  about: string,
  list: readonly Candidate[],
): void {
  const places = list.map(({ index }) => index)
  questions.push(columnQuestion(role, about, columns, places, answers))
}

/** Words that don’t decide whether a column is a price: "Sale", "Net". */
const MAY_BE_PRICE = new Set<Concept>([
  'sell',
  'sale',
  'own',
  'new',
  'net',
  'gross',
  'amount',
  'piece',
  'currency',
])

const mayBePrices = ({ names }: ColumnFacts) =>
  names.every((name) =>
    [...headingTerms(foldHeading(name)).concepts].every((concept) => MAY_BE_PRICE.has(concept)),
  )

/**
 * Assigns columns of figures that no heading names: the only one in a table without headings is the price; otherwise the user
 * decides.
 */
function byValues(state: AssignedRoles): void {
  const { columns, task, named, roles, hasHeading, isFree, alternatives, assign } = state
  const free = columns.filter(
    (facts) => isFree(facts.index) && !named.aboutPrices.has(facts.index) && mayBePrices(facts),
  )
  const figures = free.filter(lookLikePrices)
  const [only, ...more] = figures
  const places = figures.map(({ index }) => index)
  if (only === undefined) {
    const isEmpty = !roles.has('cost') && !roles.has('floor')
    if (task === 'prices' && hasHeading && isEmpty) addQuestionAboutOthers(state, free)
    return
  }
  if (!hasHeading && more.length === 0) return assign('price', only.index)
  if (hasHeading && task === 'codes') {
    alternatives.set('price', places)
    return
  }
  const about = hasHeading
    ? 'No heading says which column is your price. Which one is it?'
    : 'Several columns hold figures, and no heading says what they are. Which one is your price?'
  addQuestion(state, 'price', about, places.map(asCandidate))
}

const asCandidate = (index: number): Candidate => ({ index, weight: 0, doubt: null })

/**
 * Adds a question, in a price list, about the columns whose headings are about prices but name none, and the columns of figures
 * with unknown headings.
 */
function addQuestionAboutOthers(state: AssignedRoles, unknown: readonly ColumnFacts[]): void {
  const { columns, named, isFree } = state
  const about = columns.filter(({ index }) => isFree(index) && named.aboutPrices.has(index))
  const places = [...about, ...unknown]
    .filter(
      ({ filled, prices, dates, codes }) =>
        filled > 0 && prices >= 0.5 && dates === 0 && codes < 0.5,
    )
    .map(({ index }) => index)
  if (places.length === 0) return
  addQuestion(
    state,
    'price',
    'No column is clearly your price. Which one is it?',
    places.map(asCandidate),
  )
}
