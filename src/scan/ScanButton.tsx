import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useCountries } from '../shell/settings/useCountries.ts'
import { usePreference } from '../shell/settings/usePreference.ts'
import { useGo } from '../shell/way.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { announce } from '../ui/panels/LiveRegion.tsx'
import { paths } from '../url/paths.ts'
import { SCAN } from '../words/scanNames.ts'
import { hasCamera } from './openCamera.ts'

const loadSheet = async () => ({ default: (await import('./ScanSheet.tsx')).ScanSheet })
const ScanSheet = lazy(loadSheet)

type Props = {
  className?: string | undefined
  /** What becomes of the code; without it its prices are opened. */
  onFound?: (code: string) => void
  /** Words beside the sign. */
  label?: string
}

/** Opens the camera for a barcode and goes to its prices; not there where a browser offers no camera. */
export function ScanButton({ className, onFound, label }: Props) {
  const location = useLocation()
  const go = useGo()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  // It belongs to the page that it was opened on: whoever leaves that, lets go of the camera.
  const [openAt, setOpenAt] = useState('')
  if (!hasCamera()) return null
  const close = () => setOpenAt('')
  const open = () => {
    loadSheet().then(
      () => setOpenAt(location.key),
      () => announce('The scanner did not load. Check the connection and press again'),
    )
  }
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
      {openAt === location.key &&
        // Outside the form that the button stands in: it has a form of its own.
        createPortal(
          <Suspense>
            <ScanSheet
              onClose={close}
              onFound={(code) => {
                close()
                if (onFound) onFound(code)
                else go(paths.ean(code, { countries, mine }))
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
