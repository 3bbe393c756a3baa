import { browserConnectivity } from '../jobs/connectivity.ts'
import { showAtBadge, showInBox } from '../parts/barNote.ts'
import { OfflineMark } from '../parts/OfflineMark.tsx'
import { ScanButton } from '../parts/scan/ScanButton.tsx'
import '../ui/fontsExtended.css'

/** What the shell has room for from the beginning and shows when the first answer is there. */
export function showLateParts(): void {
  showInBox(<ScanButton />)
  const { isOnline, onChange } = browserConnectivity
  const follow = () => showAtBadge(isOnline() ? null : <OfflineMark />)
  follow()
  onChange(follow)
}
