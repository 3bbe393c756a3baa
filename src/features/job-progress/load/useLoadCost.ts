import { useConnection } from '@/api/connectionContext.tsx'
import { rowsPerPage } from '@/api/http/pageSizes.ts'
import { defaultLoadSettings, type CollectionSource } from '@/domain/collections/collection.ts'
import { estimateLoad, type LoadEstimate } from '@/domain/collections/estimateLoad.ts'
import type { LoadChoice } from '@/storage/preferences/loadChoice.ts'

/** The cost of a load: its rows and requests, at the page size that the service is known to allow. */
export function useLoadCost(
  source: Pick<CollectionSource, 'kind'>,
  numFound: number | null,
  choice: LoadChoice,
): LoadEstimate {
  const connection = useConnection()
  const pageSize = rowsPerPage(connection, choice.pageSize)
  return estimateLoad(source, numFound, { ...defaultLoadSettings, ...choice, pageSize })
}
