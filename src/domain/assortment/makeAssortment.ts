/**
 * The assortment of brands × merchants behind assortment gaps, from the service’s own counts: who sells what, what you lack, and what is
 * unknown.
 */
import { sumOfCounts, type FacetCertainty } from '@/api/facetCertainty.ts'
import {
  groupNames,
  noAliases,
  type AliasesByKind,
  type NameGroup,
} from '@/domain/pricing/names.ts'
import {
  cellKey,
  cellOfKey,
  certaintyOf,
  type BrandList,
  type NamedCount,
  type AssortmentAnswers,
} from './brandLists.ts'

/**
 * Why a cell is unknown. `list`: the merchant’s list may be incomplete. `cut`: it is known to be incomplete. `no facet`: there is
 * no list. `failed`: the request for it failed.
 */
export type WhyUnknown = 'list' | 'cut' | 'no facet' | 'failed'

/**
 * What is known of a brand at a merchant. `sold`: the merchant has it; `count` is null if the service gave no number, and with
 * `isLeast` another spelling of the brand may add more. `none`: the merchant doesn’t have it, which is proved because its list is
 * complete or all merchants’ counts add up to the service’s count for the brand. `gap`: `none` at your merchant, while another
 * merchant has it. `waiting`: a pending answer will decide.
 */
export type AssortmentCell =
  | { kind: 'sold'; count: number | null; isLeast?: true }
  | { kind: 'none' | 'gap' | 'waiting' }
  | { kind: 'unknown'; why: WhyUnknown }

export type BrandRow = {
  /** The name of the brand: its alias, or its most frequent spelling. */
  brand: string
  /** The spellings of the brand in the answers, the most frequent first. */
  spellings: readonly string[]
  /** One cell per merchant column. */
  cells: readonly AssortmentCell[]
  /** The number of the brand’s records at the merchants shown; with `isLeast` there may be more. */
  sum: number
  isLeast: boolean
  /**
   * The number of the brand’s records at all merchants but yours, including merchants that were not requested. Only requested
   * merchants are counted if the count of your merchants is unknown. With `isElsewhereLeast` there may be more.
   */
  elsewhere: number
  isElsewhereLeast: boolean
  /** The number of merchants but yours that sell the brand; with `isOthersLeast` there may be more. */
  others: number
  isOthersLeast: boolean
  /**
   * Who is proved to sell the brand: others only (`lacked`), you only, or both; `unknown` if that is not proved or no column is
   * yours.
   */
  brandStatus: 'lacked' | 'only mine' | 'both' | 'unknown'
}

export type AssortmentColumn = {
  merchant: string
  spellings: readonly string[]
  isOwn: boolean
  state: 'waiting' | 'failed' | 'answered'
  /** The number of the merchant’s records; null until it is known. */
  numFound: number | null
  /** The number of brands that the merchant is known to have; null until its list has arrived. */
  brands: number | null
  /** Whether `brands` counts all brands of the merchant. */
  hasAllBrands: boolean
  /** Whether the merchant’s list is known to contain all its brands. */
  certainty: FacetCertainty['is']
  /** The number of the merchant’s records that its list counts; null if the list gives no counts. */
  counted: number | null
}

export type Assortment = {
  columns: readonly AssortmentColumn[]
  /** The brands, in the order of the service. */
  rows: readonly BrandRow[]
  /** Whether `rows` are known to be all brands of the query. */
  hasAllBrands: boolean
  /** Whether `columns` are known to be all merchants of the query. */
  hasAllMerchants: boolean
  /** The highest count of any cell; 0 without counts. */
  highest: number
  /** The number of records whose brand has no name; no row shows them. */
  unnamed: number
}

const isNamed = ([brand]: NamedCount) => brand.trim() !== ''

/** Whether a facet value may have any record: a facet may list values with a count of 0, and null is an unknown count. */
const isAny = (count: number | null) => count !== 0

type Counts = ReadonlyMap<string, number | null>
const NO_COUNTS: Counts = new Map()
/**
 * The results of `countsOf` by list. They are cached because the assortment is recomputed after each answer, and facets can have
 * thousands of brands.
 */
const read = new WeakMap<BrandList, Counts>()

/** The counts of the brands of a list that have a name. */
function countsOf(list: BrandList | null): Counts {
  if (!list?.brands) return NO_COUNTS
  const counts = read.get(list) ?? new Map(list.brands.filter(isNamed))
  read.set(list, counts)
  return counts
}

function unnamedIn(list: BrandList | null): number {
  const blank = (list?.brands ?? []).filter((counted) => !isNamed(counted))
  return blank.reduce((sum, [, count]) => sum + (count ?? 0), 0)
}

/** The count of each spelling: the highest that any of the lists gives. */
function brandCounts(lists: readonly Counts[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const list of lists) {
    for (const [brand, count] of list) {
      if (isAny(count)) most.set(brand, Math.max(most.get(brand) ?? 0, count ?? 0))
    }
  }
  return most
}

/** One spelling of a column’s merchant, and its answer. */
type MerchantAnswer = {
  name: string
  state: AssortmentColumn['state']
  list: BrandList | null
  counts: Counts
}

/** The state of several requests together: waiting until all have finished, failed if one failed. */
function stateOf(requested: readonly MerchantAnswer[]): AssortmentColumn['state'] {
  const isAnyOf = (state: AssortmentColumn['state']) => requested.some((one) => one.state === state)
  if (isAnyOf('waiting')) return 'waiting'
  return isAnyOf('failed') ? 'failed' : 'answered'
}

const addUp = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null || count === undefined ? null : sum + count),
    0,
  )

/** The certainty of several lists together: complete if all are, cut if one is. */
function certaintyOfAll(lists: readonly (BrandList | null)[]): FacetCertainty['is'] {
  const each = lists.map((list) => (list === null ? 'unknown' : certaintyOf(list)))
  if (each.includes('cut')) return 'cut'
  return each.every((is) => is === 'complete') ? 'complete' : 'unknown'
}

function countedIn(list: BrandList | null): number | null {
  return list?.brands ? sumOfCounts(list.brands) : null
}

/**
 * Makes the assortment. `ownMerchants` are merchant names as the answers spell them. Brands or merchants that are spelled alike or
 * merged by an alias are one row or column. Spellings that no answer contains are ignored.
 */
export function makeAssortment(
  answers: AssortmentAnswers,
  ownMerchants: readonly string[],
  aliases: AliasesByKind = noAliases,
): Assortment {
  const { all, named, namesAll, merchants, cells: cellCounts } = answers
  const answerOf = (name: string): MerchantAnswer => {
    const answer = merchants.get(name) ?? { state: 'waiting' }
    const list = answer.state === 'answered' ? answer.list : null
    return { name, state: answer.state, list, counts: countsOf(list) }
  }
  const everyone = [...merchants.keys()].map(answerOf)
  const inAll = countsOf(all)

  const found = new Map(everyone.map(({ name, list }) => [name, list?.numFound ?? 0]))
  const behind = [...groupNames(found, aliases.merchant).values()]
    .map(({ name, spellings }) => ({
      merchant: name,
      spellings,
      isOwn: spellings.some((spelling) => ownMerchants.includes(spelling)),
      requested: everyone.filter((one) => spellings.includes(one.name)),
    }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  const brandGroups = groupNames(
    brandCounts([inAll, ...everyone.map(({ counts }) => counts)]),
    aliases.brand,
  )

  const answered = behind.map(({ merchant, spellings, isOwn, requested }) => {
    const lists = requested.map(({ list }) => list)
    const certainty = certaintyOfAll(lists)
    const numFound = addUp(lists.map((list) => list?.numFound))
    return {
      merchant,
      spellings,
      isOwn,
      state: stateOf(requested),
      numFound,
      certainty: isProvedCut(requested, cellCounts) ? ('cut' as const) : certainty,
      counted: addUp(lists.map(countedIn)),
      isListed: lists.every((list) => list?.brands),
      /** Whether the merchant is known not to sell a brand that its list lacks. */
      isWhole: numFound === 0 || certainty === 'complete',
    }
  })
  const isWaiting = answered.some(({ state }) => state === 'waiting')
  const hasAllMerchants =
    namesAll && (named ?? []).every(([name]) => merchants.get(name)?.state === 'answered')

  /** The count that the merchant’s answers give for a brand; undefined if they give none. */
  const countIn = (brand: string, { name, counts }: MerchantAnswer): number | null | undefined => {
    // Thousands of brands can make a hundred thousand cells, so the key is built only if it may be needed.
    const key = cellCounts.size > 0 ? cellKey(brand, name) : null
    if (key !== null && cellCounts.has(key)) return cellCounts.get(key)
    return counts.get(brand)
  }

  const rowOf = ({ name: brand, spellings }: NameGroup): BrandRow => {
    const known = behind.map(({ requested }) => {
      const counts = requested.flatMap((one) => spellings.map((spelling) => countIn(spelling, one)))
      const stated = counts.filter((count) => count !== undefined)
      return {
        count: stated.length === 0 ? undefined : addUp(stated),
        isAll: stated.length === counts.length,
      }
    })
    const sum = known.reduce((total, { count }) => total + (count ?? 0), 0)
    const inAllOf = spellings.map((spelling) => inAll.get(spelling))
    const total = addUp(inAllOf)
    // If the merchants’ counts equal the service’s count for each spelling, no other merchant has any.
    const isMadeUp =
      total === sum &&
      (spellings.length === 1 ||
        spellings.every(
          (spelling, at) =>
            everyone.reduce((had, one) => had + (countIn(spelling, one) ?? 0), 0) === inAllOf[at],
        ))
    const cells = answered.map((column, at): AssortmentCell => {
      const { count, isAll = false } = known[at] ?? {}
      const isSettled = isMadeUp || column.isWhole
      if (count === null || (count !== undefined && count > 0)) {
        return { kind: 'sold', count, ...(!isAll && !isSettled && { isLeast: true }) }
      }
      if (count === 0 && isAll) return { kind: 'none' }
      if (column.state === 'waiting') return { kind: 'waiting' }
      if (column.state === 'failed') return { kind: 'unknown', why: 'failed' }
      if (isSettled) return { kind: 'none' }
      // The pending answers may add up to the total.
      if (isWaiting && total !== null) return { kind: 'waiting' }
      if (!column.isListed) return { kind: 'unknown', why: 'no facet' }
      return { kind: 'unknown', why: column.certainty === 'cut' ? 'cut' : 'list' }
    })
    const own = cells.filter((_, at) => answered[at]?.isOwn)
    const competitors = cells.filter((_, at) => !answered[at]?.isOwn)
    const sellers = competitors.filter(({ kind }) => kind === 'sold').length
    // Whether every other merchant that may have the brand is known to have it or not.
    const isEveryCompetitor = isMadeUp || (hasAllMerchants && !competitors.some(isOpen))
    const ownCount = sumOf(own)
    const inTotal = inAllOf.reduce<number>((listed, count) => listed + (count ?? 0), 0)
    const elsewhere = ownCount === null ? sum : Math.max(sum, inTotal) - ownCount
    const isOwnExact = ownCount !== null && !own.some((cell) => isOpen(cell) || isLeastSold(cell))
    const isLacked =
      own.length > 0 && own.every(({ kind }) => kind === 'none') && (sellers > 0 || elsewhere > 0)
    const isElsewhere = sellers > 0 || (elsewhere > 0 && isOwnExact)
    return {
      brand,
      spellings,
      cells: isLacked
        ? cells.map((cell, at) => (answered[at]?.isOwn ? { kind: 'gap' as const } : cell))
        : cells,
      sum,
      isLeast: cells.some((cell) => isOpen(cell) || isLeastSold(cell)),
      elsewhere,
      isElsewhereLeast:
        !isOwnExact || (total === null && (!isEveryCompetitor || competitors.some(isLeastSold))),
      // Records that no shown merchant has belong to at least one merchant that is not shown.
      others: sellers === 0 && isElsewhere ? 1 : sellers,
      isOthersLeast: !isEveryCompetitor,
      brandStatus: isLacked ? 'lacked' : getBrandStatus(own, isElsewhere, isEveryCompetitor),
    }
  }

  const rows = [...brandGroups.values()].map(rowOf)
  const hasAllBrands =
    (all !== null && certaintyOf(all) === 'complete') ||
    (hasAllMerchants && answered.every(({ isWhole }) => isWhole))
  let highest = 0
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell.kind === 'sold' && (cell.count ?? 0) > highest) highest = cell.count ?? 0
    }
  }
  return {
    columns: answered.map(({ isListed, isWhole, ...column }, at): AssortmentColumn => {
      const cells = rows.flatMap((row) => row.cells[at] ?? [])
      return {
        ...column,
        brands: isListed ? cells.filter(({ kind }) => kind === 'sold').length : null,
        hasAllBrands: isWhole || (hasAllBrands && !cells.some(isOpen)),
      }
    }),
    rows,
    hasAllBrands,
    hasAllMerchants,
    highest,
    unnamed: unnamedIn(all),
  }
}

/** Whether a separate request found a brand that the merchant’s list lacks, which proves that the list is incomplete. */
function isProvedCut(
  requested: readonly MerchantAnswer[],
  cells: AssortmentAnswers['cells'],
): boolean {
  return [...cells].some(([key, count]) => {
    const [brand, merchant] = cellOfKey(key)
    const one = requested.find(({ name }) => name === merchant)
    return Boolean(one?.list?.brands) && isAny(count) && !one?.counts.has(brand)
  })
}

const isOpen = ({ kind }: AssortmentCell) => kind === 'unknown' || kind === 'waiting'
const isLeastSold = (cell: AssortmentCell) =>
  cell.kind === 'sold' && (cell.count === null || cell.isLeast === true)

/** The number of records in these cells; null if the count of a `sold` cell is unknown. */
function sumOf(cells: readonly AssortmentCell[]): number | null {
  return addUp(cells.flatMap((cell) => (cell.kind === 'sold' ? [cell.count] : [])))
}

function getBrandStatus(
  own: readonly AssortmentCell[],
  isElsewhere: boolean,
  isEveryCompetitor: boolean,
) {
  if (!own.some(({ kind }) => kind === 'sold')) return 'unknown'
  if (isElsewhere) return 'both'
  return isEveryCompetitor ? 'only mine' : 'unknown'
}
