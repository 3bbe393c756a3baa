/** Writes the changes as a sheet for export: lines above the rows, and a column for each known fact of a change. */
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import {
  positionsOf,
  type PricedChange,
  type ProductChange,
} from '@/domain/changes/productChanges.ts'
import { isComplete, type Version, type Collection } from '@/domain/collections/collection.ts'
import { filePosition } from '@/domain/market/filePosition.ts'
import { measuredInWords, type RowMarket } from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { changesFileColumns, type ChangesContext } from '@/features/changes/columns.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { rowsInWords } from '@/features/job-progress/load/loadWords.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { notMatchedReasons, notComparedReasons } from './comparedWords.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

type SheetOptions = {
  collection: Collection
  chosen: ChosenVersions
  found: FoundChanges
  products: readonly ProductChange[]
  /** The changes that the table shows, in its order; null when it shows all. */
  shown: readonly ProductChange[] | null
  /** Whether `products` are the selected ones. */
  isSelection?: boolean
  /** The market prices at the codes of the rows, from which your price positions are computed; null if no market is known. */
  markets: ChangeMarkets | null
  /** The user's currency label; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

function versionLine(name: string, version: Version): string {
  const state = isComplete(version) ? 'complete' : 'partial'
  return `${name}: ${formatWhen(version.at)}, ${rowsInWords(version)}, ${state}; mode: ${version.settings.mode}`
}

function aboutOf({ collection, chosen, found, label, at, isSelection }: SheetOptions): string[] {
  const { byProduct } = found
  return [
    `What changed in ${collection.name}`,
    `Exported ${formatWhen(at)}; both versions were loaded and stored in one browser, the service has no history`,
    versionLine('Before', chosen.before),
    versionLine('Now', chosen.now),
    `Country: ${shownCountries(collection.countries)}`,
    `${formatCount(byProduct.changed)} of ${formatCount(byProduct.products)} products changed; products are matched by product ID`,
    isSelection ? 'Rows: selected one by one' : 'Order: as the table shows them',
    currencyLine(label),
  ]
}

function detailsOf({ chosen, found, markets }: SheetOptions): string[] {
  return [
    ...notComparedReasons(chosen, found),
    ...notMatchedReasons(found),
    '“Gone” means not in this result; the product may still be listed',
    'In percent = (offer price now − offer price before) ÷ offer price before × 100',
    ...(markets?.isKnown ? [measuredInWords(markets.market.reference)] : []),
  ]
}

/** Your earlier and current price positions. */
function bothPositions({ position }: PricedChange, reference: ReferenceWords) {
  const at = (market: RowMarket | undefined) =>
    market ? filePosition({ market }, reference) : null
  return { before: at(position?.before), now: at(position?.now) }
}

const isKnownIn = (markets: ChangeMarkets | null): markets is ChangeMarkets =>
  markets?.isKnown === true

/** Makes the column context for files and reports, and adds the price positions to the products. */
export function changesTable(
  products: readonly ProductChange[],
  { collection, markets }: Pick<SheetOptions, 'collection' | 'markets'>,
): { rows: readonly PricedChange[]; context: ChangesContext } {
  const known = isKnownIn(markets)
  return {
    rows: known
      ? products.map((product) => ({ ...product, position: positionsOf(product, markets.known) }))
      : products,
    context: {
      reference: markets?.market.reference ?? { label: '' },
      isKnown: known,
      hasBefore: known && markets.hasBefore,
      hasRatings: products.some(({ kinds }) => kinds.includes('rating')),
      isMixed: collection.countries.length > 1,
      top: null,
    },
  }
}

export function changesSheet(options: SheetOptions): ExportSource<PricedChange> {
  const { collection, products, shown, markets, at } = options
  const { rows, context } = changesTable(products, options)
  return {
    name: `${collection.name}, what changed, ${dayOf(at)}`,
    about: () => aboutOf(options),
    details: () => detailsOf(options),
    columns: fileColumns(changesFileColumns, rows, context),
    shown: null,
    rows,
    countryOf: ({ country }) => country,
    filtered: shown && changesTable(shown, options).rows,
    receivedOf: (row) => {
      const { position: _position, ...product } = row
      return isKnownIn(markets)
        ? { ...product, position: bothPositions(row, markets.market.reference) }
        : product
    },
    receivedLabel: 'JSON of the rows of both versions as this browser stores them',
  }
}
