import type { Remedy } from '../../catalog/profile/openPoint.ts'
import { usePreference } from '../../shell/usePreference.ts'
import { toast } from '../../ui/toast.ts'

/** Changes a choice of the dialect, and says so with the way back. */
export function useDialectChange(): (remedy: Remedy & { kind: 'change' }) => void {
  const [dialect, setDialect] = usePreference('dialect')
  return ({ change, done }) => {
    setDialect({ ...dialect, ...change })
    toast(done, { action: { label: 'Undo', undo: () => setDialect(dialect) } })
  }
}
