/** What the page calls a role. */
import type { Role } from '../../../model/import/answers.ts'
import type { ImportTask } from '../reading.ts'

const LABELS: Readonly<Record<Role, string>> = {
  code: 'Code',
  title: 'Title',
  brand: 'Brand',
  price: 'Your price',
  salePrice: 'Sale price',
  listPrice: 'List price (MRP)',
  cost: 'Cost',
  floor: 'Floor (MAP)',
  target: 'Target price',
  stock: 'Stock',
  url: 'Product link',
  id: 'Your product number',
  image: 'Picture',
  currency: 'Currency',
  unitQuantity: 'Pieces per price',
  saleStart: 'Sale starts',
  saleEnd: 'Sale ends',
  saleDates: 'Sale dates',
  note: 'Note',
  country: 'Country',
  merchant: 'Merchant',
  productId: 'Product ID',
  category: 'Category',
  categoryPath: 'Category path',
  subCategory: 'Sub-category',
  division: 'Division',
  articleType: 'Article type',
  description: 'Description',
  images: 'More pictures',
  gender: 'Gender',
  color: 'Colour',
  size: 'Size',
  pattern: 'Pattern',
  fabric: 'Material',
  silhouette: 'Silhouette',
  subSilhouette: 'Sub-silhouette',
  occasion: 'Occasion',
  rating: 'Rating',
  ratingsCount: 'Number of ratings',
  group: 'Product group',
}

export function roleLabel(role: Role, task: ImportTask): string {
  if (role === 'price' && task === 'catalog') return 'Price'
  if (role === 'code' && task === 'codes') return 'EAN, link or product ID'
  if (role === 'code' && task === 'products') return 'Product ID'
  return LABELS[role]
}

/** The roles that a task reads, in the order of the preview. */
export const ROLES_OF: Readonly<Record<ImportTask, readonly Role[]>> = {
  codes: ['code', 'title', 'brand', 'size', 'price', 'cost', 'target', 'floor', 'note', 'salePrice', 'listPrice', 'saleStart', 'saleEnd', 'saleDates', 'unitQuantity', 'currency'],
  prices: ['code', 'title', 'price', 'cost', 'floor', 'note', 'salePrice', 'listPrice', 'saleStart', 'saleEnd', 'saleDates', 'unitQuantity', 'currency'],
  products: ['code', 'country', 'note'],
  catalog: [
    'code', 'title', 'brand', 'price', 'salePrice', 'listPrice', 'stock', 'id', 'url', 'image', 'size', 'color', 'category', 'categoryPath', 'subCategory',
    'division', 'articleType', 'description', 'images', 'gender', 'pattern', 'fabric', 'silhouette', 'subSilhouette', 'occasion', 'rating', 'ratingsCount',
    'country', 'merchant', 'productId', 'currency', 'unitQuantity', 'saleStart', 'saleEnd', 'saleDates', 'group',
  ],
}
