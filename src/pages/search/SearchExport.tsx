import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { searchQuery } from '@/api/operations/search.ts'
import type { ButtonSize } from '@/components/ui/buttons/buttonClass.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { useSearchMarket } from './market/MarketScope.tsx'

type Props = {
  state: SearchState
  countries: string[]
  /** The columns that the user chose for the table; null for the default ones. */
  columns: readonly string[] | null
  size?: Exclude<ButtonSize, 'l'>
}

/** The menu that exports the products of this page; it waits for a pending answer first. */
export function SearchExport({ state, countries, columns, size = 'm' }: Props) {
  const client = useQueryClient()
  const connection = useConnection()
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const market = useSearchMarket()
  const source = async () => {
    const requested = client.ensureQueryData(
      searchQuery(connection, toSearchRequest(state, countries)),
    )
    const { searchSheet } = await import('./searchSheet.ts')
    const label = labelOf(countries)
    return searchSheet({
      state,
      countries,
      result: await requested,
      columns,
      market,
      label,
      aliases,
      at: Date.now(),
    })
  }
  return (
    <ExportMenu label="Export this page" source={source} layout="menu" size={size} signOnPhone />
  )
}
