import { useQueryClient } from '@tanstack/react-query'
import { searchQuery } from '../../catalog/operations/search.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { toSearchRequest } from '../../queries/service/searchRequest.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../shell/settings/useJoined.ts'
import type { ButtonSize } from '../../ui/buttons/buttonClass.ts'
import type { SearchState } from '../../url/states/searchState.ts'
import { useMarket } from './market/MarketScope.tsx'

type Props = {
  state: SearchState
  countries: string[]
  /** Columns that the user chose for the table; null for the usual ones. */
  columns: readonly string[] | null
  size?: Exclude<ButtonSize, 'l'>
}

/** The products of this page as a file; while the page is still being answered, once it is. */
export function SearchExport({ state, countries, columns, size = 'm' }: Props) {
  const client = useQueryClient()
  const connection = useConnection()
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const market = useMarket()
  const source = async () => {
    const asked = client.ensureQueryData(searchQuery(connection, toSearchRequest(state, countries)))
    const { searchSheet } = await import('./searchSheet.ts')
    const label = labelOf(countries)
    return searchSheet({
      state,
      countries,
      result: await asked,
      columns,
      market,
      label,
      joined,
      at: Date.now(),
    })
  }
  return <ExportMenu label="Export this page" source={source} look="menu" size={size} signOnPhone />
}
