import { rowsAPage } from '../../catalog/http/limits.ts'
import { estimateLoad, type LoadEstimate } from '../../model/resultSet/estimateLoad.ts'
import { defaultLoadSettings, type SetSource } from '../../model/resultSet/resultSet.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import type { LoadChoice } from '../../store/preferences/loadChoice.ts'

/** What a load will bring and cost, with as many rows a request as the service is known to give. */
export function useLoadCost(
  source: Pick<SetSource, 'kind'>,
  numFound: number | null,
  choice: LoadChoice,
): LoadEstimate {
  const connection = useConnection()
  const pageSize = rowsAPage(connection, choice.pageSize)
  return estimateLoad(source, numFound, { ...defaultLoadSettings, ...choice, pageSize })
}
