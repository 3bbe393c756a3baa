/** Brand × merchant from the service's own counts: who sells what, what I lack, and what cannot be told. */
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
  type Counted,
  type MapAnswers,
} from './brandLists.ts'

/** `list`: the list of this merchant is not known to be complete; `cut`: it is known not to be; `no facet`: there is none. */
export type WhyUnknown = 'list' | 'cut' | 'no facet' | 'failed'

/**
 * `sold`: a count that was not given is null; with `isLeast` another spelling of the brand may have more. `none` and `gap` are
 * proved: the merchant’s list is complete, or the counts of all merchants sum up to what the service counts for the brand. `gap`:
 * your merchant has none, and someone else does. `waiting`: an answer under way decides.
 */
export type MapCell =
  | { kind: 'sold'; count: number | null; isLeast?: true }
  | { kind: 'none' | 'gap' | 'waiting' }
  | { kind: 'unknown'; why: WhyUnknown }

export type BrandRow = {
  /** As the group of its spellings is called. */
  brand: string
  /** As the answers write it, the commonest first. */
  spellings: readonly string[]
  /** One for each merchant. */
  cells: readonly MapCell[]
  /** Records at the merchants shown; with `isLeast` there may be more. */
  sum: number
  isLeast: boolean
  /**
   * Records that the service counts at anyone but me, merchants that were not requested among them; of those asked alone where
   * mine are not counted. With `isElsewhereLeast` there may be more.
   */
  elsewhere: number
  isElsewhereLeast: boolean
  /** Merchants other than mine that have it; with `isOthersLeast` there may be more. */
  others: number
  isOthersLeast: boolean
  /** Where I stand, as far as it is proved; `unknown` also where nobody is yours. */
  stand: 'lacked' | 'only mine' | 'both' | 'unknown'
}

export type MapColumn = {
  merchant: string
  spellings: readonly string[]
  isOwn: boolean
  state: 'waiting' | 'failed' | 'answered'
  /** Null while that is not known. */
  numFound: number | null
  /** Brands that it is known to have; null while no list of them is there. */
  brands: number | null
  /** Whether these are all of its brands. */
  hasAllBrands: boolean
  /** Whether its list has every brand. */
  certainty: FacetCertainty['is']
  /** Of the records found how many its list counts; null where it does not say. */
  counted: number | null
}

export type WhiteSpaceMap = {
  columns: readonly MapColumn[]
  /** In the order in which the service names them. */
  rows: readonly BrandRow[]
  /** Whether `rows` are known to be every brand of the query. */
  hasAllBrands: boolean
  /** Whether `columns` are known to be every merchant of the query. */
  hasAllMerchants: boolean
  /** The highest count of a cell, 0 where there is none. */
  highest: number
  /** Records under a brand without a name, which no cell can stand for. */
  unnamed: number
}

const isNamed = ([brand]: Counted) => brand.trim() !== ''

/** A facet may list values that nothing was found under. */
const isAny = (count: number | null) => count !== 0

type Counts = ReadonlyMap<string, number | null>
const NO_COUNTS: Counts = new Map()
/** A map is worked out anew after each answer, and facets may hold thousands of brands. */
const read = new WeakMap<BrandList, Counts>()

/** The brands of a list that have a name. */
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

/** How often each spelling of the brands was counted, wherever that is most. */
function brandCounts(lists: readonly Counts[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const list of lists) {
    for (const [brand, count] of list) {
      if (isAny(count)) most.set(brand, Math.max(most.get(brand) ?? 0, count ?? 0))
    }
  }
  return most
}

/** One of a column's merchants: a spelling of its name, and what was answered for it. */
type Asked = { name: string; state: MapColumn['state']; list: BrandList | null; counts: Counts }

/** Of several requests together: waiting until each has come, failed where one did. */
function stateOf(requested: readonly Asked[]): MapColumn['state'] {
  const isAnyOf = (state: MapColumn['state']) => requested.some((one) => one.state === state)
  if (isAnyOf('waiting')) return 'waiting'
  return isAnyOf('failed') ? 'failed' : 'answered'
}

const addUp = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null || count === undefined ? null : sum + count),
    0,
  )

/** Of several lists together: complete where each is, cut where one is. */
function certaintyOfAll(lists: readonly (BrandList | null)[]): FacetCertainty['is'] {
  const each = lists.map((list) => (list === null ? 'unknown' : certaintyOf(list)))
  if (each.includes('cut')) return 'cut'
  return each.every((is) => is === 'complete') ? 'complete' : 'unknown'
}

function countedIn(list: BrandList | null): number | null {
  return list?.brands ? sumOfCounts(list.brands) : null
}

/**
 * `ownMerchants` are names of merchants as the answers write them. Brands and merchants that are spelled alike, or that the user has
 * joined, are one row and one column. A spelling that no answer names is not considered.
 */
export function whiteSpaceMap(
  answers: MapAnswers,
  ownMerchants: readonly string[],
  aliases: AliasesByKind = noAliases,
): WhiteSpaceMap {
  const { all, named, namesAll, merchants, cells: askedCells } = answers
  const askedFor = (name: string): Asked => {
    const answer = merchants.get(name) ?? { state: 'waiting' }
    const list = answer.state === 'answered' ? answer.list : null
    return { name, state: answer.state, list, counts: countsOf(list) }
  }
  const everyone = [...merchants.keys()].map(askedFor)
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
      certainty: isProvedCut(requested, askedCells) ? ('cut' as const) : certainty,
      counted: addUp(lists.map(countedIn)),
      isListed: lists.every((list) => list?.brands),
      /** Whether a brand that it does not list is none of its brands. */
      isWhole: numFound === 0 || certainty === 'complete',
    }
  })
  const isWaiting = answered.some(({ state }) => state === 'waiting')
  const hasAllMerchants =
    namesAll && (named ?? []).every(([name]) => merchants.get(name)?.state === 'answered')

  /** What an answer says of a brand by itself; undefined where it says nothing. */
  const said = (brand: string, { name, counts }: Asked): number | null | undefined => {
    // Facets of thousands of brands make a hundred thousand cells: a key is written where one may be requested.
    const key = askedCells.size > 0 ? cellKey(brand, name) : null
    if (key !== null && askedCells.has(key)) return askedCells.get(key)
    return counts.get(brand)
  }

  const rowOf = ({ name: brand, spellings }: NameGroup): BrandRow => {
    const known = behind.map(({ requested }) => {
      const counts = requested.flatMap((one) => spellings.map((spelling) => said(spelling, one)))
      const told = counts.filter((count) => count !== undefined)
      return {
        count: told.length === 0 ? undefined : addUp(told),
        isAll: told.length === counts.length,
      }
    })
    const sum = known.reduce((total, { count }) => total + (count ?? 0), 0)
    const inAllOf = spellings.map((spelling) => inAll.get(spelling))
    const total = addUp(inAllOf)
    // Where the merchants have just what the service counts for each spelling, nobody else has any.
    const isMadeUp =
      total === sum &&
      (spellings.length === 1 ||
        spellings.every(
          (spelling, at) =>
            everyone.reduce((had, one) => had + (said(spelling, one) ?? 0), 0) === inAllOf[at],
        ))
    const cells = answered.map((column, at): MapCell => {
      const { count, isAll = false } = known[at] ?? {}
      const isSettled = isMadeUp || column.isWhole
      if (count === null || (count !== undefined && count > 0)) {
        return { kind: 'sold', count, ...(!isAll && !isSettled && { isLeast: true }) }
      }
      if (count === 0 && isAll) return { kind: 'none' }
      if (column.state === 'waiting') return { kind: 'waiting' }
      if (column.state === 'failed') return { kind: 'unknown', why: 'failed' }
      if (isSettled) return { kind: 'none' }
      // What the others answer may sum up to the total.
      if (isWaiting && total !== null) return { kind: 'waiting' }
      if (!column.isListed) return { kind: 'unknown', why: 'no facet' }
      return { kind: 'unknown', why: column.certainty === 'cut' ? 'cut' : 'list' }
    })
    const own = cells.filter((_, at) => answered[at]?.isOwn)
    const competitors = cells.filter((_, at) => !answered[at]?.isOwn)
    const sellers = competitors.filter(({ kind }) => kind === 'sold').length
    // Whether each of those who may have it says whether it does.
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
      // Products that no merchant shown has are at another one.
      others: sellers === 0 && isElsewhere ? 1 : sellers,
      isOthersLeast: !isEveryCompetitor,
      stand: isLacked ? 'lacked' : standOf(own, isElsewhere, isEveryCompetitor),
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
    columns: answered.map(({ isListed, isWhole, ...column }, at): MapColumn => {
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

/** A brand that the merchant has when it is requested, and does not list. */
function isProvedCut(requested: readonly Asked[], cells: MapAnswers['cells']): boolean {
  return [...cells].some(([key, count]) => {
    const [brand, merchant] = cellOfKey(key)
    const one = requested.find(({ name }) => name === merchant)
    return Boolean(one?.list?.brands) && isAny(count) && !one?.counts.has(brand)
  })
}

const isOpen = ({ kind }: MapCell) => kind === 'unknown' || kind === 'waiting'
const isLeastSold = (cell: MapCell) =>
  cell.kind === 'sold' && (cell.count === null || cell.isLeast === true)

/** Records in these cells; null where one of them is sold and not counted. */
function sumOf(cells: readonly MapCell[]): number | null {
  return addUp(cells.flatMap((cell) => (cell.kind === 'sold' ? [cell.count] : [])))
}

function standOf(own: readonly MapCell[], isElsewhere: boolean, isEveryRival: boolean) {
  if (!own.some(({ kind }) => kind === 'sold')) return 'unknown'
  if (isElsewhere) return 'both'
  return isEveryRival ? 'only mine' : 'unknown'
}
