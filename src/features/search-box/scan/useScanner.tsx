import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

const loadSheet = async () => ({ default: (await import('./ScanSheet.tsx')).ScanSheet })
const ScanSheet = lazy(loadSheet)

type Scanner = {
  open: () => void
  /** The open sheet, to be rendered next to the button; null while it is closed. */
  sheet: ReactNode
}

/**
 * The sheet with the camera and a field for the digits, and a function that opens it. `onFound` gets the code; without it, its
 * prices are opened.
 */
export function useScanner(onFound?: (code: string) => void): Scanner {
  const location = useLocation()
  const go = useGo()
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  // The sheet closes when the user leaves the page on which it was opened, and the camera stops.
  const [openAt, setOpenAt] = useState('')
  const close = () => setOpenAt('')
  const open = () => {
    loadSheet().then(
      () => setOpenAt(location.key),
      () => announce('The scanner didn’t load. Check the connection and try again'),
    )
  }
  const sheet =
    openAt === location.key
      ? // Rendered outside the button’s form, because the sheet has a form of its own.
        createPortal(
          <Suspense>
            <ScanSheet
              onClose={close}
              onFound={(code) => {
                close()
                if (onFound) onFound(code)
                else go(paths.ean(code, { countries, ownMerchants }))
              }}
            />
          </Suspense>,
          document.body,
        )
      : null
  return { open, sheet }
}
