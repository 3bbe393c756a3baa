/** A row of a version as it is stored. */
import * as v from 'valibot'
import { eachRowField, type RowFields } from '@/api/fields/places.ts'
import type { StoredRow } from '@/domain/resultSet/resultRow.ts'
import { count, figure, storedValue, text, type StoredValue } from '@/storage/storedFields.ts'

type RowEntries = {
  [Key in keyof RowFields]: v.ExactOptionalSchema<StoredValue<Key>, undefined>
}

/** What an older version of the app did not store is absent, and read as nothing said (`wholeRow`). */
export const storedRow = v.object({
  ...(eachRowField((key) => v.exactOptional(storedValue(key))) as RowEntries), // each of the field's kind
  country: v.string(),
  code: v.exactOptional(text),
  merchantId: v.exactOptional(text),
  place: v.exactOptional(v.nullable(count)),
  skus: v.exactOptional(figure),
  skusAvailable: v.exactOptional(figure),
  inventory: v.exactOptional(figure),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<StoredRow>
