/** The address of a collection of codes or of picked products, with countries behind it where rows of several are shown by themselves. */
import { itemsId, readItemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'
import { paths } from './paths.ts'

export const itemsPath = (of: ItemsOf): string => paths.collection(itemsId(of))

/**
 * Where the rows of a version are shown that is being loaded. A collection of a search shows its latest version by itself; others
 * show their own rows unless the address names a version. `id`: as `itemsId` writes it; `version`: '' for none.
 */
export function versionPath(
  { id, version }: { id: string; version: string },
  view = new URLSearchParams(),
): string {
  if (version === '' || readItemsId(id).country === '') return paths.collection(id, view)
  const named = new URLSearchParams(view)
  named.set('snapshot', version)
  return paths.collection(id, named)
}
