import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { SCAN } from '@/words/scanNames.ts'
import { hasCamera } from './hasCamera.ts'
import { useScanner } from './useScanner.tsx'

type Props = {
  className?: string | undefined
  /** Receives the code; without it the button opens the code’s prices. */
  onFound?: (code: string) => void
  /** A text next to the icon. */
  label?: string
}

/** A button that opens the camera for a barcode and goes to its prices; not shown if the browser offers no camera. */
export function ScanButton({ className, onFound, label }: Props) {
  const { open, sheet } = useScanner(onFound)
  if (!hasCamera()) return null
  return (
    <>
      {label === undefined ? (
        <IconButton
          label={SCAN.open}
          icon={<ScanBarcode />}
          className={className}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button icon={<ScanBarcode />} className={className} aria-haspopup="dialog" onClick={open}>
          {label}
        </Button>
      )}
      {sheet}
    </>
  )
}
