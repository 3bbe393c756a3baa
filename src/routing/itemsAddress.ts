/**
 * The address of a collection of codes or of picked products. It includes the country if the collection has separate rows for
 * each of several countries.
 */
import {
  idWithCountries,
  readIdWithCountries,
  type CollectionInCountries,
} from '@/domain/collections/collectionId.ts'
import { paths } from './paths.ts'

export const itemsPath = (of: CollectionInCountries): string =>
  paths.collection(idWithCountries(of))

/**
 * The address of a version that is loading, so that its rows are shown. A collection from a search shows its latest version by
 * default; other collections show their own rows unless the address names a version. `id` is as `itemsId` writes it; `version` is
 * '' for none.
 */
export function versionPath(
  { id, version }: { id: string; version: string },
  view = new URLSearchParams(),
): string {
  if (version === '' || readIdWithCountries(id).country === '') return paths.collection(id, view)
  const named = new URLSearchParams(view)
  named.set('snapshot', version)
  return paths.collection(id, named)
}
