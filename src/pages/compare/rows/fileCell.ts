/** Writes a value of a comparison as a cell of a file. */
import type { Cell } from '@/lib/sheet/sheet.ts'
import type { CellSku, CellValue } from './cellValue.ts'

const STOCK = { available: 'available', out: 'not available', unknown: 'stock unknown' }

function skuText({ skuId, ean, available, offerPrice, salePrice }: CellSku): string {
  const stock = available === null ? STOCK.unknown : available ? STOCK.available : STOCK.out
  const parts = [
    skuId && `SKU ${skuId}`,
    ean && `EAN ${ean}`,
    stock,
    offerPrice !== null && `offer ${offerPrice}`,
    salePrice !== null && `MRP ${salePrice}`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}

/** A value that was not received becomes an empty cell; an empty text stays an empty text. */
export function fileCell(cell: CellValue | null): Cell {
  if (cell === null) return null
  switch (cell.kind) {
    case 'missing':
      return cell.what === 'empty text' ? '' : null
    case 'offer':
    case 'mrp':
      return cell.price
    case 'discount':
    case 'figure':
    case 'rating':
      return cell.value
    case 'stock':
      return cell.isIn
    case 'flag':
      return cell.isSet
    case 'moment':
      return { at: cell.at }
    case 'text':
    case 'colour':
    case 'description':
      return cell.text
    case 'values':
      return cell.values.join(' | ')
    case 'sizes':
      return cell.sizes
        .flatMap(({ name, state }) => (state === 'none' ? [] : `${name} ${STOCK[state]}`))
        .join(' | ')
    case 'skus':
      return cell.skus.map(skuText).join(' | ')
    case 'eans':
      return { code: cell.eans.join(' ') }
    case 'market':
      return cell.market?.[cell.column] ?? null
    case 'received': {
      const { value } = cell
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return value
      }
      return JSON.stringify(value)
    }
  }
}
