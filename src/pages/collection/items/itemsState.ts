/** Decodes the view of codes or picked products from an address, including the addresses of earlier releases. */
import { decodeCollectionView } from '@/pages/collection/collectionViewState.ts'

/** The values of *Status*, by the row statuses in earlier links of collections of codes. */
const STATUS: ReadonlyMap<string, string> = new Map([
  ['done', 'Found'],
  ['undecided', 'Undecided'],
  ['not-found', 'Not found'],
  ['failed', 'Failed'],
  ['waiting', 'Queued'],
  ['invalid', 'Can’t be checked'],
])

/** The values of *Price position*, by the value of `tile` in earlier links. */
const TILE: ReadonlyMap<string, string> = new Map([
  ['cheaper', 'Below market'],
  ['equal', 'At market'],
  ['dearer', 'Above market'],
  ['not-mine', 'You don’t sell it'],
  ['only-mine', 'Only you sell it'],
])

/** The current column IDs, by the IDs in earlier links. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['row', 'line'],
  ['code', 'given'],
  ['product', 'title'],
  ['merchants', 'n'],
  ['record', 'offerprice'],
  ['yours', 'myprice'],
  ['position', 'rank'],
  ['rival-price', 'rivalprice'],
  ['list', 'listprice'],
  ['stock', 'active'],
  ['offer', 'offerprice'],
  ['change', 'sinceadded'],
  ['added', 'addedat'],
])

const columnOf = (name: string): string => {
  const sign = name.startsWith('-') ? '-' : ''
  const key = name.slice(sign.length).trim().toLowerCase()
  return sign + (COLUMNS.get(key) ?? key)
}

/** Converts `status=done`, `tile=dearer`, `view=matrix`, `in=us` and old column ids to today's parameters. */
function currentParameters(params: URLSearchParams): URLSearchParams {
  const current = new URLSearchParams()
  for (const [name, value] of params) {
    const word = value.trim().toLowerCase()
    if (name === 'status') {
      if (word !== 'all') current.append(name, STATUS.get(word) ?? value)
    } else if (name === 'tile') {
      const position = TILE.get(word)
      if (position !== undefined) current.append('priceStatus', position)
    } else if (name === 'view') {
      current.append(name, word === 'matrix' ? 'merchants' : value)
    } else if (name === 'sort') {
      if (word !== 'latest') current.append(name, columnOf(value))
    } else if (name === 'top') {
      const [most = '', ...column] = value.split(',')
      current.append(name, [most, columnOf(column.join(','))].join(','))
    } else if (name !== 'in') {
      current.append(name, value)
    }
  }
  return current
}

export const decodeItems: typeof decodeCollectionView = (params, settings) =>
  decodeCollectionView(currentParameters(params), settings)
