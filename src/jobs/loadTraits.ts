/**
 * Requests the attributes (traits) of the rows' products, as one collection of codes for each country that is linked to the
 * collection of the rows.
 */
import type { Connection } from '@/api/connection.ts'
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { readEntry } from '@/domain/codes/readEntry.ts'
import { traitKeyOf } from '@/domain/columns/traitColumns.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { createCodesCollection } from './codes/newCodes.ts'
import { openCodesJobs } from './codes/openCodesJobs.ts'

type RequestedProduct = {
  country: string
  productId: string | null
  title: string | null
  imageUrl: string | null
}

/**
 * The lines of the new collections by country: one for each wanted product of these rows, with the name and picture of its row.
 */
export function traitLines(
  rows: readonly RequestedProduct[],
  isWanted: (key: string) => boolean = () => true,
): Map<string, InputLine[]> {
  const byCountry = new Map<string, InputLine[]>()
  const addedKeys = new Set<string>()
  for (const row of rows) {
    const { country, productId, title, imageUrl } = row
    const key = traitKeyOf(row)
    if (productId === null || addedKeys.has(key) || !isWanted(key)) continue
    const entry = readEntry(productId, 'id')
    if (entry.kind !== 'id' || entry.id !== productId) continue
    addedKeys.add(key)
    const lines = byCountry.get(country) ?? []
    lines.push({
      line: lines.length + 1,
      text: productId,
      entry,
      target: null,
      targetProblem: null,
      ...(title !== null && { known: { title, imageUrl } }),
    })
    byCountry.set(country, lines)
  }
  return byCountry
}

type LoadTraitsOptions = {
  /** The name for the new collections of codes, which says where the rows are from. */
  name: string
  rows: readonly RequestedProduct[]
  isWanted: (key: string) => boolean
  /** Stores the ids of the new collections of codes with the collection of the rows. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}

/** Starts the requests, and stores the ids of the new collections with the rows. Throws if the browser can store neither. */
export async function requestTraits(
  connection: Connection,
  { name, rows, isWanted, save }: LoadTraitsOptions,
): Promise<void> {
  const byCountry = traitLines(rows, isWanted)
  const ids: string[] = []
  for (const [country, lines] of byCountry) {
    const codesCollection = {
      name: `Attributes of ${name}${byCountry.size > 1 ? `, ${shownCountry(country)}` : ''}`,
      lines,
      // Countries that were requested together stay together, because it is unknown to which of them a product belongs.
      groups: [country.split(',')],
      settings: { ...defaultCodesSettings, as: 'id' as const },
      at: Date.now(),
    }
    ids.push((await createCodesCollection(connection.id, codesCollection)).id)
  }
  await save(ids)
  for (const id of ids) (await openCodesJobs.open(connection, id))?.start()
}
