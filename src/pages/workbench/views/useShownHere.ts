import { usePhone } from '../../../ui/browser/usePhone.ts'
import type { WorkbenchState } from '../workbenchState.ts'

/** Rows, their summary or both; on a phone there is room for one of them, and the rows are it. */
export function useShownHere(shown: WorkbenchState['shown']): WorkbenchState['shown'] {
  const isPhone = usePhone()
  return isPhone && shown === 'both' ? 'rows' : shown
}
