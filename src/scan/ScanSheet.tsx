import { useState } from 'react'
import { Sheet } from '../ui/Sheet.tsx'
import { SCAN } from '../words/scanNames.ts'
import styles from './ScanSheet.module.css'
import { Scanner } from './Scanner.tsx'
import { TypedCode } from './TypedCode.tsx'

type ScanSheetProps = {
  onClose: () => void
  /** Called with the digits; a wrong check digit is among them only where the reader insists. */
  onFound: (code: string) => void
}

/** The camera held against a barcode, and the other ways to give its digits. */
export function ScanSheet({ onClose, onFound }: ScanSheetProps) {
  const [turn, setTurn] = useState(0)
  return (
    <Sheet
      open
      onClose={onClose}
      title={SCAN.title}
      footer={<TypedCode onCode={onFound} />}
      className={styles.sheet}
    >
      <Scanner
        key={turn}
        takesFocus={turn > 0}
        onAgain={() => setTurn(turn + 1)}
        onFound={onFound}
      />
    </Sheet>
  )
}
