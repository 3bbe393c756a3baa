import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { readTypedCode } from '@/lib/codes/typedCode.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import { SCAN } from '@/words/scanNames.ts'
import { Scanner } from './Scanner.tsx'
import styles from './ScanSheet.module.css'

type ScanSheetProps = {
  onClose: () => void
  /** Receives the digits; those with a wrong check digit only if the user insists. */
  onFound: (code: string) => void
}

/** Scans a barcode with the camera, and offers other ways to enter its digits. */
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
        onRetry={() => setTurn(turn + 1)}
        onFound={onFound}
      />
    </Sheet>
  )
}

/** A field for the digits below the bars, which always works. A wrong check digit is reported by the code’s page. */
function TypedCode({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const reading = readTypedCode(text)
  const { note = null, other = null } = reading.kind === 'code' ? reading : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React would bubble the event to the form from which the sheet was opened.
    event.stopPropagation()
    if (reading.kind === 'code') onCode(reading.gtin.code)
    else if (reading.kind === 'wrong check digit') onCode(reading.code)
    else {
      setProblem(reading.message)
      announce(reading.message)
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={SCAN.code}
        value={text}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
        inputMode="numeric"
        enterKeyHint="go"
        hint={note ?? undefined}
        error={problem}
        className={styles.field}
      />
      <Button type="submit" className={styles.submit}>
        {NAMES.comparePrices}
      </Button>
      {other && (
        <Button className={styles.submit} onClick={() => onCode(other.code)}>
          {comparePricesOf(other.code)}
        </Button>
      )}
    </form>
  )
}
