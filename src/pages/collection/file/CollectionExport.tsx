import { useConnection } from '@/api/connectionContext.tsx'
import type { ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import type { Version } from '@/domain/collections/collection.ts'
import type { RowsResult, RowEngine } from '@/domain/rows/rowView.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import type { ActionPlace } from '@/features/page/PageActions.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { MakeReport } from '@/features/reports/MakeReport.tsx'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
import { activeFilters } from '@/pages/collection/filters/filterWords.ts'
import { useShownColumns } from '@/pages/collection/rows/useShownColumns.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { exportRows } from '@/words/collectionViewNames.ts'
import { useFilePricingContext } from './filePricingContext.ts'

type Props = {
  savedVersions: Pick<CollectionVersions, 'collection'>
  version: Version
  state: CollectionViewState
  engine: RowEngine
  rowsResult: RowsResult
  market: Omit<RowsMarket, 'markets'>
}

/** Returns a function that reads the input for the file or report: the filtered rows in their order, and all rows. */
function useSheetOptions({
  savedVersions: { collection },
  version,
  state,
  engine,
  rowsResult,
  market,
}: Props) {
  const pricingContext = useFilePricingContext(collection.countries, market)
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const shown = useShownColumns(rowsResult, collection.source, market.reference, state.columns)
  const { filter, sort } = state
  const isChosen = activeFilters(filter).length > 0 || sort.length > 0
  return async () => {
    const rows = await engine.allRows('all')
    const filtered = isChosen ? await engine.allRows('matching') : null
    return {
      collection,
      version,
      rows,
      filtered,
      filter,
      sort,
      shown: shown.map(({ id }) => id),
      pricingContext,
      label: labelOf(collection.countries),
      aliases,
      at: Date.now(),
    }
  }
}

/** The export menu of a collection, "Export 1,536 rows": it writes the filtered rows in their order, or all rows. */
export function CollectionExport({ place, ...props }: Props & { place: ActionPlace }) {
  const readOptions = useSheetOptions(props)
  const source = async () => {
    const [sheet, { collectionFile }] = await Promise.all([
      readOptions(),
      import('./collectionFile.ts'),
    ])
    return collectionFile(sheet)
  }
  const label = exportRows(props.rowsResult.matching)
  return <ExportMenu label={label} source={source} layout={place === 'page' ? 'split' : 'menu'} />
}

/** The report action of a collection: its rows as a report, with the merchants that undercut you. */
export function CollectionReport({ variant, ...props }: Props & { variant: ButtonVariant }) {
  const { engine, market } = props
  const { mode } = useConnection()
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const readOptions = useSheetOptions(props)
  const report = async () => {
    const [file, { collectionReport }, { createOfferSender }] = await Promise.all([
      readOptions(),
      import('@/pages/collection/report/collectionReport.ts'),
      import('@/pages/collection/merchants/offerSender.ts'),
    ])
    await createOfferSender(engine, ownMerchants, aliases)(market.jobs)
    const ranking = market.jobs.length === 0 ? null : await engine.ranking(tolerance)
    return collectionReport({ views: [{ ...file, ranking }], isDemo: mode === 'demo' })
  }
  return <MakeReport source={report} variant={variant} />
}
