import Barcode from 'lucide-react/icons/barcode'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { ScanButton } from '@/features/search-box/scan/ScanButton.tsx'
import { EAN } from '@/pages/ean/eanNames.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import { draftAdvice } from './draftAdvice.ts'
import { WrongCheckDigit } from './WrongCheckDigit.tsx'
import styles from './EanForm.module.css'

type Props = {
  state: EanState
  initial?: string
  /** Requests the initial code in spite of its wrong check digit; absent when its check digit is right. */
  onInsist?: (() => void) | undefined
}

const HINT = '8, 12, 13 or 14 digits; spaces and dashes don’t matter'

/** The form for a code: shows its type while the user types. Invalid text is not sent. */
export function EanForm({ state, initial = '', onInsist }: Props) {
  const go = useGo()
  const [text, setText] = useState(initial)
  const [isDone, setIsDone] = useState(initial !== '')
  const advice = draftAdvice(text, isDone)
  const problem = {
    empty: isDone ? 'Enter a code' : undefined,
    typing: undefined,
    valid: undefined,
    'wrong check digit': undefined,
    'not a code': advice.kind === 'not a code' ? advice.problem : undefined,
  }[advice.kind]

  const offered =
    advice.kind === 'valid' ? advice.other : advice.kind === 'not a code' ? advice.near : null

  const write = (next: string) => {
    setText(next)
    setIsDone(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsDone(true)
    if (advice.kind === 'valid') {
      go(paths.ean(advice.code, state))
      return
    }
    const done = draftAdvice(text, true)
    announce(
      done.kind === 'wrong check digit'
        ? done.hint
        : done.kind === 'not a code'
          ? done.problem
          : 'Enter a code',
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.line}>
        <TextField
          label={EAN.code}
          value={text}
          onChange={write}
          onClear={() => setIsDone(false)}
          onBlur={() => text.trim() !== '' && setIsDone(true)}
          icon={<Barcode />}
          end={<ScanButton />}
          size="l"
          inputMode="numeric"
          enterKeyHint="go"
          hint={'hint' in advice ? advice.hint : HINT}
          error={problem}
          className={styles.field}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          {NAMES.comparePrices}
        </Button>
      </div>
      {advice.kind === 'wrong check digit' && (isDone || text.trim().length > 12) && (
        <WrongCheckDigit key={advice.reading.code} reading={advice.reading} state={state}>
          {onInsist && text === initial && <Button onClick={onInsist}>Check it anyway</Button>}
        </WrongCheckDigit>
      )}
      {offered && (
        <p>
          <Link to={paths.ean(offered.code, state)}>
            {comparePricesOf(offered.code)} ({offered.is})
          </Link>
        </p>
      )}
      {advice.kind === 'not a code' && (
        <p>
          <Link to={paths.search({ q: text.trim(), countries: state.countries })}>
            Search for this text
          </Link>
        </p>
      )}
    </form>
  )
}
