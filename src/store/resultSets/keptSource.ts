/** What a set is loaded from, as sets, runs of everything again and links keep it. */
import * as v from 'valibot'
import type { SetSource } from '../../model/resultSet/resultSet.ts'

const texts = v.array(v.string())
/** One as a text, several as a list. */
const filter = v.union([v.string(), texts])

export const keptSearch = v.object({
  kind: v.literal('search'),
  q: v.string(),
  words: texts,
  merchant: texts,
  brand: texts,
  category: filter,
  division: filter,
})

export const keptSource = v.variant('kind', [
  keptSearch,
  v.object({ kind: v.literal('list'), listId: v.string() }),
  v.object({ kind: v.literal('batch'), batchId: v.string() }),
]) satisfies v.GenericSchema<SetSource>
