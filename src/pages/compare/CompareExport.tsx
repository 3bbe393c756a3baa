import { ExportMenu } from '../../export/ExportMenu.tsx'
import type { CompareState } from '../../url/compareState.ts'
import type { Comparison } from './comparison.ts'

type Props = { state: CompareState; comparison: Comparison; label: string }

/** The rows as a file. */
export function CompareExport({ state, comparison, label }: Props) {
  const source = async () => {
    const { compareSheet } = await import('./compareSheet.ts')
    return compareSheet({ state, comparison, label, at: Date.now() })
  }
  return <ExportMenu source={source} look="menu" />
}
