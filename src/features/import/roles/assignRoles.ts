/**
 * Which column has which role: by the whole heading, by what the cells hold, and by how the columns relate. Where two are as
 * likely, or none is, the person decides.
 */
import { ROLES, type ImportAnswers, type Role } from '../../../model/import/answers.ts'
import type { ImportTask, Question } from '../reading.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { foldHeading } from './foldHeading.ts'
import { conceptsOf } from './headingWords.ts'
import type { KnownExport } from './knownExports.ts'
import { priceRole, type PriceRole } from './priceRole.ts'
import { namedRole } from './roleNames.ts'

export type RoleChoice = {
  /** The place of a column by role. */
  roles: ReadonlyMap<Role, number>
  /** Other columns that could have the role, the likeliest first. */
  alternatives: ReadonlyMap<Role, readonly number[]>
  /** Rows are searched for by title: no column has anything else that can be looked up. */
  isByTitle: boolean
  questions: readonly Question[]
}

type Candidate = { place: number; weight: number }

/** Of two columns with one role: when their weights differ by less, the person decides. */
const MARGIN = 0.12
/** A column that most cells of are no figures is no column of prices, whatever its heading says. */
const MIN_FIGURES = 0.3
/** With fewer cells that can be looked up a table has no column of them. */
const MIN_CODES = 0.2

const byWeight = (one: Candidate, other: Candidate) =>
  other.weight - one.weight || one.place - other.place

const PRICE_ROLES = ['price', 'salePrice', 'listPrice', 'cost', 'floor', 'target'] as const

/** Empty columns may be prices: nothing in them speaks against it. */
const canBePrices = ({ filled, figures, dates, codes }: ColumnFacts) =>
  filled === 0 || (figures + dates >= MIN_FIGURES && dates < 0.8 && codes < 0.5)

/** Without a heading only decimals tell prices from quantities. */
const lookLikePrices = ({ filled, prices, hasDecimals, dates, codes }: ColumnFacts) =>
  filled > 0 && prices >= 0.8 && hasDecimals && dates === 0 && codes < 0.5

const nameOf = (facts: ColumnFacts | undefined, place: number) =>
  facts?.names[0] || `Column ${place + 1}`

/** Codes of something that is not the unit that is sold. */
const OF_OTHERS =
  /\b(?:case|carton|karton|vpe|pallet|palette|parent|old|alt|competitor|wettbewerb|box|outer|inner)\b/

function codeWeight(facts: ColumnFacts, task: ImportTask): number {
  const name = facts.names.map(foldHeading).join(' ')
  const isNamed = facts.names.some((one) => namedRole(one) === 'code')
  const values =
    task === 'codes'
      ? Math.max(facts.codes, facts.ids * 0.9, facts.urls * 0.8)
      : task === 'products'
        ? Math.max(facts.ids, facts.urls * 0.5)
        : facts.codes
  return values * facts.filled + (isNamed ? 0.6 : 0) - (OF_OTHERS.test(name) ? 0.25 : 0)
}

type Named = {
  prices: Map<PriceRole, Candidate[]>
  others: Map<Role, Candidate[]>
  isAboutPrices: Set<number>
}

/** What the headings name. A name of a second heading row counts as much as one of the first. */
function byName(columns: readonly ColumnFacts[]): Named {
  const prices = new Map<PriceRole, Candidate[]>()
  const others = new Map<Role, Candidate[]>()
  const isAboutPrices = new Set<number>()
  for (const facts of columns) {
    const { place } = facts
    for (const name of facts.names) {
      const heading = priceRole(name)
      if (heading?.kind === 'about prices') isAboutPrices.add(place)
      if (heading?.kind === 'role' && canBePrices(facts)) {
        const list = prices.get(heading.role) ?? []
        if (!list.some((one) => one.place === place)) list.push({ place, weight: heading.weight })
        prices.set(heading.role, list)
        break
      }
      const role = namedRole(name)
      if (role === null || role === 'listPrice' || (role === 'ratingsCount' && facts.prices === 0))
        continue
      const list = others.get(role) ?? []
      if (!list.some((one) => one.place === place)) list.push({ place, weight: 1 })
      others.set(role, list)
      break
    }
  }
  return { prices, others, isAboutPrices }
}

/** Feeds call an offer's regular price `salePrice` where they call what is asked `offerPrice` (§2.1). */
function isWireSalePrice(facts: ColumnFacts, columns: readonly ColumnFacts[]): boolean {
  const names = (one: ColumnFacts) => one.names.map((name) => foldHeading(name).replaceAll(' ', ''))
  return (
    names(facts).includes('saleprice') && columns.some((one) => names(one).includes('offerprice'))
  )
}

function columnQuestion(
  role: Role,
  about: string,
  columns: readonly ColumnFacts[],
  places: readonly number[],
  answers: ImportAnswers,
): Question {
  const key = `column ${role}`
  const label = role === 'code' ? 'Leave the codes out' : 'Import without a price'
  const chosen = answers.columns?.[role]
  return {
    key,
    about,
    choices: [
      { value: 'none', label, samples: [] },
      ...places.map((place) => ({
        value: String(place),
        label: nameOf(columns[place], place),
        samples: columns[place]?.samples.slice(0, 3) ?? [],
      })),
    ],
    lines: [],
    answer:
      answers.replies?.[key] ??
      (chosen === undefined ? null : chosen === null ? 'none' : String(chosen)),
  }
}

export function assignRoles(
  columns: readonly ColumnFacts[],
  task: ImportTask,
  answers: ImportAnswers,
  known: KnownExport | null,
): RoleChoice {
  const roles = new Map<Role, number>()
  const alternatives = new Map<Role, number[]>()
  const questions: Question[] = []
  const taken = new Set<number>()
  const hasHeading = columns.some(({ names }) => names.length > 0)
  const take = (role: Role, place: number | undefined) => {
    if (place === undefined || roles.has(role)) return
    roles.set(role, place)
    taken.add(place)
  }
  const isFree = (role: Role, place: number) =>
    !taken.has(place) && answers.columns?.[role] !== place

  // What the person said, and what a known export documents, needs no guess.
  for (const role of ROLES) {
    const said = answers.columns?.[role] ?? replyOf(role, answers)
    if (typeof said === 'number') take(role, said)
  }
  const isSaid = (role: Role) =>
    answers.columns?.[role] !== undefined || replyOf(role, answers) !== undefined
  if (known) {
    for (const [role, heading] of Object.entries(known.columns)) {
      const place = columns.findIndex(({ names }) =>
        names.some((name) => foldHeading(name) === heading),
      )
      // The keys of the table.
      if (place >= 0 && !isSaid(role as Role) && !taken.has(place)) take(role as Role, place)
    }
    // Options are sizes only where their name says so.
    const option = columns.find(({ names }) =>
      names.some((name) => foldHeading(name) === 'option1 name'),
    )
    const size = roles.get('size')
    if (
      option &&
      size !== undefined &&
      !option.samples.some((name) => namedRole(name) === 'size')
    ) {
      roles.delete('size')
      taken.delete(size)
    }
  }

  const named = byName(columns)
  const isPriceNamed = (place: number) =>
    named.isAboutPrices.has(place) ||
    [...named.prices.values()].some((list) => list.some((one) => one.place === place))

  // The codes.
  const codes = columns
    .filter(({ place }) => !taken.has(place))
    .map((facts) => ({ place: facts.place, weight: codeWeight(facts, task) }))
    .toSorted(byWeight)
  const [bestCode, secondCode] = codes
  const hasCodes = (bestCode?.weight ?? 0) >= MIN_CODES
  let isByTitle = false
  if (!roles.has('code') && !isSaid('code')) {
    const isClose =
      hasCodes &&
      secondCode !== undefined &&
      (columns[secondCode.place]?.codes ?? 0) >= 0.5 &&
      (columns[bestCode?.place ?? 0]?.codes ?? 0) >= 0.5 &&
      (bestCode?.weight ?? 0) - secondCode.weight < MARGIN &&
      task !== 'catalog'
    if (isClose) {
      questions.push(
        columnQuestion(
          'code',
          'Two columns hold codes. Which one are the codes of your products?',
          columns,
          [bestCode?.place ?? 0, secondCode.place],
          answers,
        ),
      )
    } else if (hasCodes) take('code', bestCode?.place)
    else if (named.others.has('code') && task !== 'codes')
      take('code', named.others.get('code')?.[0]?.place)
  }
  const code = roles.get('code')
  alternatives.set(
    'code',
    codes
      .filter(({ place, weight }) => place !== code && weight >= MIN_CODES)
      .map(({ place }) => place),
  )

  // Everything that has a name of its own.
  for (const role of ROLES) {
    if (role === 'code' || isSaid(role)) continue
    const list = named.others.get(role)
    if (!list) continue
    const free = list.filter(({ place }) => isFree(role, place))
    take(role, free[0]?.place)
    const others = free.slice(1).map(({ place }) => place)
    if (others.length > 0) alternatives.set(role, others)
  }

  // Titles: words under any heading, where nothing is called a title.
  if (!roles.has('title') && !isSaid('title')) {
    const wordy = columns.filter(
      ({ place, words, prices, filled }) =>
        isFree('title', place) &&
        words >= 0.6 &&
        prices < 0.5 &&
        filled >= 0.5 &&
        !isPriceNamed(place),
    )
    if (hasHeading && wordy.length === 1 && task !== 'products') take('title', wordy[0]?.place)
  }
  if (task === 'codes' && !roles.has('code') && roles.has('title') && !questions.length)
    isByTitle = true

  assignPrices()

  if (!roles.has('note') && !isSaid('note') && !hasHeading && task === 'prices') {
    const wordy = columns.find(({ place, words }) => isFree('note', place) && words >= 0.5)
    take('note', wordy?.place)
  }
  for (const [role, place] of roles) if (place < 0 || place >= columns.length) roles.delete(role)
  return { roles, alternatives, isByTitle, questions }

  function assignPrices(): void {
    const free = (role: PriceRole) =>
      (named.prices.get(role) ?? [])
        .filter(({ place }) => isFree(role, place))
        .filter(
          ({ place }) =>
            !(role === 'salePrice' && isWireSalePrice(columns[place] ?? EMPTY, columns)),
        )
        .toSorted(byWeight)
    const wire = (named.prices.get('salePrice') ?? []).filter(({ place }) =>
      isWireSalePrice(columns[place] ?? EMPTY, columns),
    )
    if (!isSaid('listPrice')) take('listPrice', wire[0]?.place)
    for (const role of ['cost', 'floor', 'target', 'listPrice'] as const) {
      if (roles.has(role) || isSaid(role)) continue
      const list = free(role)
      const [best, second] = list
      const strong =
        role === 'listPrice' && task !== 'catalog'
          ? list.filter(({ weight }) => weight > 0.5)
          : list
      if (
        role === 'cost' &&
        best &&
        second &&
        best.weight - second.weight < MARGIN &&
        task === 'prices'
      ) {
        askColumn('cost', 'Several columns could be your cost. Which one is it?', list)
        continue
      }
      take(role, strong[0]?.place)
      alternatives.set(
        role,
        list.filter(({ place }) => place !== strong[0]?.place).map(({ place }) => place),
      )
    }
    const sale = free('salePrice')
    if (!isSaid('salePrice')) take('salePrice', sale[0]?.place)
    if (roles.has('price') || isSaid('price')) {
      alternatives.set('price', alternativesFor('price', free('price')))
      return
    }
    const list = free('price')
    const [best, second] = list
    const isClose =
      best !== undefined && second !== undefined && best.weight - second.weight < MARGIN
    if (isClose && differ(best, second)) {
      askColumn('price', 'Several columns could be your price. Which one is it?', list)
      return
    }
    if (best) {
      take('price', best.place)
      alternatives.set('price', alternativesFor('price', list))
      return
    }
    // A sale price alone is the price, and so is what the maker recommends where nothing else is asked.
    const salePlace = roles.get('salePrice')
    if (salePlace !== undefined && !known) {
      roles.delete('salePrice')
      taken.delete(salePlace)
      take('price', salePlace)
      return
    }
    // A list of target prices is a price list.
    const targetPlace = roles.get('target')
    if (targetPlace !== undefined && task === 'prices') {
      roles.delete('target')
      taken.delete(targetPlace)
      take('price', targetPlace)
      return
    }
    const listPlace = roles.get('listPrice')
    if (listPlace !== undefined && task !== 'catalog') {
      roles.delete('listPrice')
      taken.delete(listPlace)
      take('price', listPlace)
      return
    }
    byValues()
  }

  function alternativesFor(role: PriceRole, list: readonly Candidate[]): number[] {
    const own = roles.get(role)
    const more = PRICE_ROLES.filter((one) => one === 'listPrice' || one === 'salePrice')
      .flatMap((one) => named.prices.get(one) ?? [])
      .filter(({ place }) => !taken.has(place))
    return [...list, ...more]
      .map(({ place }) => place)
      .filter((place) => place !== own && !taken.has(place))
  }

  /** Two columns with the same values are one column twice. */
  function differ(one: Candidate, other: Candidate): boolean {
    const [a, b] = [columns[one.place]?.samples ?? [], columns[other.place]?.samples ?? []]
    return String(a) !== String(b)
  }

  function askColumn(role: PriceRole, about: string, list: readonly Candidate[]): void {
    questions.push(
      columnQuestion(
        role,
        about,
        columns,
        list.map(({ place }) => place),
        answers,
      ),
    )
  }

  /** Columns of figures that no heading names: one that stands alone is taken without a heading, else it is asked. */
  function byValues(): void {
    if (named.prices.has('cost') && task === 'prices') return
    const figures = columns.filter(
      ({ place, names }) =>
        !taken.has(place) &&
        !named.isAboutPrices.has(place) &&
        lookLikePrices(columns[place] ?? EMPTY) &&
        !names.some((name) => conceptsOf(foldHeading(name)).size > 0),
    )
    if (figures.length === 0) return
    const [only, ...more] = figures
    if (!hasHeading && more.length === 0) {
      take('price', only?.place)
      return
    }
    if (hasHeading && task === 'codes') {
      alternatives.set(
        'price',
        figures.map(({ place }) => place),
      )
      return
    }
    askColumn(
      'price',
      hasHeading
        ? 'No heading says which column is your price. Which one is it?'
        : `${figures.length === 1 ? 'A column holds' : 'Several columns hold'} figures, and no heading says what they are. Which one is your price?`,
      figures.map(({ place }) => ({ place, weight: 0 })),
    )
  }
}

const EMPTY: ColumnFacts = {
  place: -1,
  names: [],
  filled: 0,
  codes: 0,
  urls: 0,
  ids: 0,
  prices: 0,
  figures: 0,
  hasDecimals: false,
  integers: 0,
  words: 0,
  dates: 0,
  samples: [],
}

/** The answer to a question about a column: its place, null for none; undefined while it is open. */
function replyOf(role: Role, { replies }: ImportAnswers): number | null | undefined {
  const reply = replies?.[`column ${role}`]
  if (reply === undefined) return undefined
  return reply === 'none' ? null : Number(reply)
}
