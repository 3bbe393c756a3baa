import { lazy, Suspense } from 'react'
import type { Gtin } from '../domain/gtin.ts'
import styles from './Barcode.module.css'

// The encoder is big for what is an ornament: it comes after the page, and the page does without it where it fails to.
const Drawing = lazy(async () => {
  try {
    return { default: (await import('./BarcodeDrawing.tsx')).BarcodeDrawing }
  } catch {
    return { default: BarcodeInWords }
  }
})

function BarcodeInWords({ gtin }: { gtin: Gtin }) {
  return <span className={styles.words}>{gtin.code}</span>
}

/** The bars of a valid code on white, as printed, in either theme; its box is there before the bars are. */
export function Barcode({ gtin }: { gtin: Gtin }) {
  return (
    <span className={styles.barcode}>
      <Suspense fallback={null}>
        <Drawing gtin={gtin} />
      </Suspense>
    </span>
  )
}
