/** Converts the content of earlier links, which have separate formats for codes and picked products, to that of a collection. */
import { listCountries } from '@/domain/picked/productList.ts'
import type { SharedOf, SharedWork } from '@/features/share/sharedWork.ts'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { decodeItems } from '@/pages/collection/items/itemsState.ts'

export function toSharedCollection(work: SharedWork): SharedOf<'set'> {
  if (work.kind === 'set') return work
  if (work.kind === 'list') {
    const { name, entries } = work
    return {
      kind: 'set',
      name,
      countries: [...new Set(listCountries(entries).flatMap((group) => group.split(',')))],
      source: { kind: 'list', name, entries },
      rows: entries.length,
      view: '',
      areRows: true,
    }
  }
  const { view, ...codes } = work
  const { state } = decodeItems(new URLSearchParams(view))
  return {
    kind: 'set',
    name: codes.name,
    countries: codes.countries,
    source: { ...codes, kind: 'batch' },
    rows: codes.lines.length,
    view: encodeCollectionView(state).toString(),
    areRows: true,
  }
}
