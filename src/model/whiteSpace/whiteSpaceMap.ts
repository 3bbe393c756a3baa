/** Brand × merchant from the service's own counts: who sells what, what I lack, and what cannot be told. */
import {
  groupKeys,
  groupNames,
  nothingJoined,
  type Joined,
  type NameGroup,
} from '../../market/names.ts'
import {
  cellKey,
  longestList,
  mayBeCut,
  type BrandList,
  type Counted,
  type MapAnswers,
} from './brandLists.ts'

/**
 * `gap`: my merchant has none, and someone else does. A count that was not given is null. `cut`: the list of this merchant may
 * end before the brand; `no facet`: its answer listed no brands.
 */
export type MapCell =
  | { kind: 'sold'; count: number | null }
  | { kind: 'none' | 'gap' | 'waiting' }
  | { kind: 'unknown'; why: 'cut' | 'no facet' | 'failed' }

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
   * Records that the service counts at anyone but me, merchants that were not asked among them; of those asked alone where
   * mine are not counted.
   */
  elsewhere: number
  /** Merchants other than mine that have it. */
  others: number
  /** Where I stand; `unknown` also where nobody is mine. */
  stand: 'lacked' | 'only mine' | 'both' | 'unknown'
}

export type MapColumn = {
  merchant: string
  spellings: readonly string[]
  isMine: boolean
  state: 'waiting' | 'failed' | 'answered'
  /** Null while that is not known. */
  numFound: number | null
  /** How many brands it has at least; null while that is not known. */
  brands: number | null
  isCut: boolean
}

export type WhiteSpaceMap = {
  columns: readonly MapColumn[]
  /** In the order in which the service names them. */
  rows: readonly BrandRow[]
  /** The highest count of a cell, 0 where there is none. */
  highest: number
  /** Values of the longest brand list: as many as this service may give at the most. */
  longest: number
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
function stateOf(asked: readonly Asked[]): MapColumn['state'] {
  const isAnyOf = (state: MapColumn['state']) => asked.some((one) => one.state === state)
  if (isAnyOf('waiting')) return 'waiting'
  return isAnyOf('failed') ? 'failed' : 'answered'
}

const addUp = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null || count === undefined ? null : sum + count),
    0,
  )

/**
 * `mine` are names of merchants as the answers write them. Brands and merchants that are spelled alike, or that the user has
 * joined, are one row and one column.
 */
export function whiteSpaceMap(
  answers: MapAnswers,
  mine: readonly string[],
  joined: Joined = nothingJoined,
): WhiteSpaceMap {
  const { all, merchants, cells: askedCells } = answers
  const askedFor = (name: string): Asked => {
    const answer = merchants.get(name) ?? { state: 'waiting' }
    const list = answer.state === 'answered' ? answer.list : null
    return { name, state: answer.state, list, counts: countsOf(list) }
  }
  const everyone = [...merchants.keys()].map(askedFor)
  const longest = longestList([all, ...everyone.map(({ list }) => list)])
  const inAll = countsOf(all)

  const found = new Map(everyone.map(({ name, list }) => [name, list?.numFound ?? 0]))
  const behind = [...groupNames(found, joined.merchant).values()]
    .map(({ name, spellings }) => ({
      merchant: name,
      spellings,
      isMine: spellings.some((spelling) => mine.includes(spelling)),
      asked: everyone.filter((one) => spellings.includes(one.name)),
    }))
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
  const brandGroups = groupNames(
    brandCounts([inAll, ...everyone.map(({ counts }) => counts)]),
    joined.brand,
  )
  const brandKey = groupKeys(joined.brand)

  const columns = behind.map(({ merchant, spellings, isMine, asked }): MapColumn => {
    const lists = asked.map(({ list }) => list)
    const listed = asked.flatMap(({ counts }) =>
      [...counts].flatMap(([brand, count]) => (isAny(count) ? brandKey(brand) : [])),
    )
    return {
      merchant,
      spellings,
      isMine,
      state: stateOf(asked),
      numFound: addUp(lists.map((list) => list?.numFound)),
      brands: lists.every((list) => list?.brands) ? new Set(listed).size : null,
      isCut: lists.some((list) => list !== null && mayBeCut(list, longest)),
    }
  })

  /** What an answer says of a brand by itself; undefined where it says nothing. */
  const said = (brand: string, { name, counts }: Asked): number | null | undefined => {
    // Facets of thousands of brands make a hundred thousand cells: a key is written where one may be asked for.
    const key = askedCells.size > 0 ? cellKey(brand, name) : null
    if (key !== null && askedCells.has(key)) return askedCells.get(key)
    return counts.get(brand)
  }

  const rowOf = ({ name: brand, spellings }: NameGroup): BrandRow => {
    const known = behind.map(({ asked }) => {
      const counts = asked.flatMap((one) => spellings.map((spelling) => said(spelling, one)))
      const told = counts.filter((count) => count !== undefined)
      return {
        count: told.length === 0 ? undefined : addUp(told),
        isAll: told.length === counts.length,
      }
    })
    const sum = known.reduce((total, { count }) => total + (count ?? 0), 0)
    const counted = spellings.flatMap((spelling) => inAll.get(spelling) ?? [])
    const total = counted.length === 0 ? null : (addUp(counted) ?? null)
    // Where the merchants make up just what the service counts for the brand, nobody else has any.
    const isMadeUp = sum === total
    const cells = columns.map((column, at): MapCell => {
      const count = known[at]?.count
      if (count !== undefined) return count === 0 ? { kind: 'none' } : { kind: 'sold', count }
      if (column.state === 'waiting') return { kind: 'waiting' }
      if (column.state === 'failed') return { kind: 'unknown', why: 'failed' }
      if (column.numFound === 0 || isMadeUp) return { kind: 'none' }
      if (column.brands === null) return { kind: 'unknown', why: 'no facet' }
      return column.isCut ? { kind: 'unknown', why: 'cut' } : { kind: 'none' }
    })
    const own = cells.filter((_, at) => columns[at]?.isMine)
    const others = cells.filter(({ kind }, at) => !columns[at]?.isMine && kind === 'sold').length
    const ownCount = sumOf(own)
    const elsewhere = ownCount === null ? sum : Math.max(sum, total ?? 0) - ownCount
    const isOpen = cells.some(({ kind }) => kind === 'unknown' || kind === 'waiting')
    // Whether more than mine are counted cannot be told where mine are not.
    const mayBeMore = isOpen || (ownCount === null && (total ?? 0) > sum)
    const isLacked =
      own.length > 0 && own.every(({ kind }) => kind === 'none') && (others > 0 || elsewhere > 0)
    return {
      brand,
      spellings,
      cells: isLacked
        ? cells.map((cell, at) => (columns[at]?.isMine ? { kind: 'gap' as const } : cell))
        : cells,
      sum,
      isLeast:
        isOpen ||
        known.some(
          ({ count, isAll }, at) =>
            count === null ||
            (count !== undefined && !isAll && columns[at]?.isCut === true && !isMadeUp),
        ),
      elsewhere,
      others,
      stand: isLacked ? 'lacked' : standOf(own, others > 0 || elsewhere > 0, mayBeMore),
    }
  }

  const rows = [...brandGroups.values()].map(rowOf)
  let highest = 0
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell.kind === 'sold' && (cell.count ?? 0) > highest) highest = cell.count ?? 0
    }
  }
  return {
    columns,
    rows,
    highest,
    longest,
    unnamed: unnamedIn(all),
  }
}

/** Records in these cells; null where one of them is sold and not counted. */
function sumOf(cells: readonly MapCell[]): number | null {
  return addUp(cells.flatMap((cell) => (cell.kind === 'sold' ? [cell.count] : [])))
}

function standOf(own: readonly MapCell[], isElsewhere: boolean, mayBeMore: boolean) {
  if (!own.some(({ kind }) => kind === 'sold')) return 'unknown'
  if (isElsewhere) return 'both'
  return mayBeMore ? 'unknown' : 'only mine'
}
