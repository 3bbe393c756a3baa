import { showInBox } from '../parts/barNote.ts'
import { ScanButton } from '../parts/scan/ScanButton.tsx'

/** What the shell has room for from the beginning and shows when the first answer is there. */
export function showLateParts(): void {
  showInBox(<ScanButton />)
}
