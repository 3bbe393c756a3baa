import { useState, type FormEvent } from 'react'
import { readGtin } from '../lib/gtin.ts'
import { capital } from '../lib/text/capital.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { announce } from '../ui/panels/LiveRegion.tsx'
import { Sheet } from '../ui/layers/Sheet.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { NAMES } from '../words/names.ts'
import { SCAN } from '../words/scanNames.ts'
import styles from './ScanSheet.module.css'
import { Scanner } from './Scanner.tsx'

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

/** The way that always works: the digits under the bars. A wrong check digit is for the page of the code to judge. */
function TypedCode({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes it on to the form that the sheet was opened from.
    event.stopPropagation()
    const reading = readGtin(text)
    if (reading.kind === 'valid') onCode(reading.gtin.code)
    else if (reading.kind === 'wrong check digit') onCode(reading.code)
    else {
      const says = capital(reading.reason)
      setProblem(says)
      announce(says)
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
        error={problem}
        className={styles.field}
      />
      <Button type="submit" className={styles.submit}>
        {NAMES.comparePrices}
      </Button>
    </form>
  )
}
