/** Saves the prices of the input in your price lists when the check starts. */
import { toast } from '@/components/ui/layers/toast.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { ownPricesOf } from '@/features/codes-input/linesOfReading.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { codeKey } from '@/lib/gtin.ts'
import { plural } from '@/lib/text/plural.ts'
import { mergePrices, undoMerge, type MergedPrices } from '@/storage/priceLists/mergePrices.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import type { DraftInput } from './useDraftInputs.ts'

/** The entries to save for each country; of several entries for one product the last one counts. */
function entriesByCountry(inputs: readonly DraftInput[]): Map<string, PriceEntry[]> {
  const byCountry = new Map<string, Map<string, PriceEntry>>()
  for (const { use, country, reading } of inputs) {
    if (use !== 'own' || country === null) continue
    const entries = byCountry.get(country) ?? new Map<string, PriceEntry>()
    byCountry.set(country, entries)
    for (const entry of ownPricesOf(reading)) entries.set(codeKey(entry.code), entry)
  }
  return new Map(
    [...byCountry]
      .map(([country, entries]): [string, PriceEntry[]] => [country, [...entries.values()]])
      .filter(([, entries]) => entries.length > 0),
  )
}

/** What was saved, for the message: "211 prices", "1 price, 4 costs". */
function pricesInWords(entries: readonly PriceEntry[]): string {
  const names = ['price', 'cost', 'floor'] as const
  return names
    .map((name) => ({
      name,
      count: entries.filter((entry) => (entry[name] ?? null) !== null).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => plural(count, name))
    .join(', ')
}

const NOT_UNDONE = 'The prices couldn’t be undone: the browser’s storage isn’t responding.'

function showSaved(merge: MergedPrices, entries: readonly PriceEntry[]): void {
  const { country } = merge.place
  const where = `${PAGES.priceList} for ${shownCountry(country)}`
  const lost =
    merge.saveState === 'memory'
      ? ' They are lost when you close the page, because the browser’s storage is full or blocked.'
      : ''
  toast(`Saved ${pricesInWords(entries)} in ${where}.${lost}`, {
    action: {
      label: CODE_CHECK.undo,
      undo: () =>
        undoMerge(merge).catch(() => {
          toast(NOT_UNDONE, { tone: 'error' })
          return false
        }),
    },
  })
}

/**
 * Adds the prices of the inputs to the price lists, one transaction per country, and shows what was saved with Undo. Rejects when
 * the database can't be read; nothing is saved for that country then.
 */
export async function savePrices(
  connectionId: string,
  inputs: readonly DraftInput[],
): Promise<void> {
  for (const [country, entries] of entriesByCountry(inputs)) {
    showSaved(await mergePrices({ connectionId, country }, entries, Date.now()), entries)
  }
}
