/**
 * The address of a collection of codes or of picked products. It includes countries if a collection shows its rows separately
 * for several.
 */
import { itemsId, readItemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'
import { paths } from './paths.ts'

export const itemsPath = (of: ItemsOf): string => paths.collection(itemsId(of))

/**
 * The address that shows the rows of a version that is loading. A collection from a search shows its latest version by default;
 * others show their own rows unless the address names a version. `id`: as `itemsId` writes it; `version`: '' for none.
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
