/** The twelve facets in the order and with the number of values that the app shows before anything is unfolded. */
export const facets = [
  { name: 'merchant', label: 'Merchant', values: 4 },
  { name: 'brand', label: 'Brand', values: 4 },
  { name: 'price', label: 'Price', values: 12 },
  { name: 'discount', label: 'Discount %', values: 13 },
  { name: 'occasion', label: 'Occasion', values: 9 },
  { name: 'gender', label: 'Gender', values: 9 },
  { name: 'primaryColor', label: 'Primary colour', values: 9 },
  { name: 'pattern', label: 'Pattern', values: 9 },
  { name: 'fabric', label: 'Fabric', values: 5 },
  { name: 'silhouette', label: 'Silhouette', values: 5 },
  { name: 'subSilhouette', label: 'Sub-silhouette', values: 5 },
  { name: 'size', label: 'Size', values: 5 },
]

/** Filters of the service, whose counts stand as if they were off; a value of another facet narrows its own counts. */
export const isFilter = (name) => name === 'merchant' || name === 'brand'

/** Rows a page, from the address. */
export const pageSize = Number(new URLSearchParams(location.search).get('rows') ?? 24)

/** Pictures that a wide screen shows first. */
export const FIRST_SCREEN = 10
