/** Brand × merchant from the service's own counts: who sells what, what I lack, and what cannot be told. */
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
  brand: string
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

/** `mine` is the name of a merchant as the answers write it, or null. */
export function whiteSpaceMap(answers: MapAnswers, mine: string | null): WhiteSpaceMap {
  const { all, merchants, cells: asked } = answers
  const names = [...merchants.keys()].toSorted((a, b) => Number(b === mine) - Number(a === mine))
  const listOf = (merchant: string) => {
    const answer = merchants.get(merchant)
    return answer?.state === 'answered' ? answer.list : null
  }
  const longest = longestList([all, ...names.map(listOf)])
  const counts = names.map((name) => countsOf(listOf(name)))
  const inAll = countsOf(all)

  const columns = names.map((merchant): MapColumn => {
    const list = listOf(merchant)
    return {
      merchant,
      isMine: merchant === mine,
      state: merchants.get(merchant)?.state ?? 'waiting',
      numFound: list?.numFound ?? null,
      brands: list?.brands ? [...countsOf(list).values()].filter(isAny).length : null,
      isCut: list !== null && mayBeCut(list, longest),
    }
  })

  /** What an answer says of a brand by itself; undefined where it says nothing. */
  const said = (brand: string, merchant: string, at: number): number | null | undefined => {
    // Facets of thousands of brands make a hundred thousand cells: a key is written where one may be asked for.
    const key = asked.size > 0 ? cellKey(brand, merchant) : null
    if (key !== null && asked.has(key)) return asked.get(key)
    return counts[at]?.get(brand)
  }

  const rowOf = (brand: string): BrandRow => {
    const known = names.map((merchant, at) => said(brand, merchant, at))
    const sum = known.reduce<number>((total, count) => total + (count ?? 0), 0)
    const total = inAll.get(brand) ?? null
    // Where the merchants make up just what the service counts for the brand, nobody else has any.
    const isMadeUp = sum === total
    const cells = columns.map((column, at): MapCell => {
      const count = known[at]
      if (count !== undefined) return count === 0 ? { kind: 'none' } : { kind: 'sold', count }
      if (column.state === 'waiting') return { kind: 'waiting' }
      if (column.state === 'failed') return { kind: 'unknown', why: 'failed' }
      if (column.numFound === 0 || isMadeUp) return { kind: 'none' }
      if (column.brands === null) return { kind: 'unknown', why: 'no facet' }
      return column.isCut ? { kind: 'unknown', why: 'cut' } : { kind: 'none' }
    })
    const mineAt = columns.findIndex(({ isMine }) => isMine)
    const own = cells[mineAt]
    const others = cells.filter(({ kind }, at) => at !== mineAt && kind === 'sold').length
    const ownCount = own?.kind === 'sold' ? own.count : 0
    const elsewhere = ownCount === null ? sum : Math.max(sum, total ?? 0) - ownCount
    const isOpen = cells.some(({ kind }) => kind === 'unknown' || kind === 'waiting')
    // Whether more than mine are counted cannot be told where mine are not.
    const mayBeMore = isOpen || (ownCount === null && (total ?? 0) > sum)
    const isLacked = own?.kind === 'none' && (others > 0 || elsewhere > 0)
    if (isLacked) cells[mineAt] = { kind: 'gap' }
    return {
      brand,
      cells,
      sum,
      isLeast: isOpen || known.includes(null),
      elsewhere,
      others,
      stand: isLacked ? 'lacked' : standOf(own, others > 0 || elsewhere > 0, mayBeMore),
    }
  }

  const brands = new Set(
    [inAll, ...counts].flatMap((listed) =>
      [...listed].flatMap(([brand, count]) => (isAny(count) ? brand : [])),
    ),
  )
  const rows = [...brands].map(rowOf)
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

function standOf(own: MapCell | undefined, isElsewhere: boolean, mayBeMore: boolean) {
  if (own?.kind !== 'sold') return 'unknown'
  if (isElsewhere) return 'both'
  return mayBeMore ? 'unknown' : 'only mine'
}
