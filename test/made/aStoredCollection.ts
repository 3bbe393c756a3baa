/** Stores a collection of any source, without versions, before the test begins. */
import type { Collection } from '@/domain/collections/collection.ts'
import { idWithCountries } from '@/domain/collections/collectionId.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { createCodes } from '@/storage/collections/codes.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { createFromSearch } from '@/storage/collections/versions.ts'

/** Returns the ID that its versions refer to; for codes and picked products it ends with the countries. */
export async function storeCollection(
  connectionId: string,
  collection: Collection,
): Promise<string> {
  const { id, at, name, source, countries, views } = collection
  switch (source.kind) {
    case 'search':
      await createFromSearch(connectionId, collection)
      return id
    case 'picked':
      await createPicked(connectionId, { id, at, changedAt: at, name, entries: [], views })
      break
    case 'codes':
      await createCodes(
        connectionId,
        {
          id,
          at,
          name,
          groups: [countries],
          settings: defaultCodesSettings,
          isRunning: false,
          counts: { lines: 1, invalid: 0, asks: 1, done: 0, notFound: 0, failed: 0 },
          views,
        },
        [{ line: 1, text: '2049811842247', target: null }],
      )
  }
  return idWithCountries({ id, country: countries.join() })
}
