import { Button } from '@/components/ui/buttons/Button.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { formatPercent } from '@/lib/numbers/format.ts'
import type { FileInProgress } from './useFileReading.ts'

/** The progress in words: "Reading codes.xlsx, 40%"; a file that is read in a moment has no percentage. */
const inWords = ({ name, share }: FileInProgress) =>
  `Reading ${name}${share === 0 ? '' : `, ${formatPercent(Math.floor(share * 100))}`}`

/** A file that is being read, with a button to cancel. */
export function ReadingFile({ file, onCancel }: { file: FileInProgress; onCancel: () => void }) {
  return (
    <>
      <Spinner label={inWords(file)} />
      <Button variant="link" size="s" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}
