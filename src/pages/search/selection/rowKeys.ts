/** Makes React keys for product rows: their IDs, made unique when a service repeats or omits them. */
export function rowKeys(products: readonly { productId: string | null }[]): string[] {
  const seen = new Map<string, number>()
  return products.map(({ productId }) => {
    const id = productId ?? ''
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return times === 1 && id !== '' ? id : `${id} #${times}`
  })
}
