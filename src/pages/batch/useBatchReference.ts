import { useUsualReference } from '../../shell/settings/useUsualReference.ts'
import type { BatchState } from './batchState.ts'

/** What the rows are measured against, as the address names it, or else the settings. */
export function useBatchReference({ ref }: BatchState): string {
  const usual = useUsualReference()
  return ref || usual
}
