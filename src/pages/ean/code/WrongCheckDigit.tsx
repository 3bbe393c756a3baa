import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import type { WrongCheckDigit as Reading } from '@/lib/gtin.ts'
import { oneDigitNeighbours } from '@/lib/gtin.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { comparePricesOf } from '@/words/names.ts'
import styles from './WrongCheckDigit.module.css'

type Props = {
  reading: Reading
  state: EanState
  /** Further links, which are shown after those of this message. */
  children?: ReactNode
}

function Neighbours({ reading, state }: Props) {
  const codes = oneDigitNeighbours(reading.code).filter((code) => code !== reading.corrected)
  return (
    <div>
      <p>Codes with two digits swapped or one digit changed. They may not all exist:</p>
      <ul className={styles.codes} aria-label="Similar codes">
        {codes.map((code) => (
          <li key={code}>
            <Link to={paths.ean(code, state)} aria-label={comparePricesOf(code)}>
              <MistypedCode code={code} wrongCode={reading.code} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A code with the digits highlighted that differ from the given code. */
function MistypedCode({ code, wrongCode }: { code: string; wrongCode: string }) {
  return Array.from(code).map((digit, rankedPrice) =>
    // oxlint-disable-next-line react/no-array-index-key -- a digit has no identity but its place
    digit === wrongCode[rankedPrice] ? digit : <b key={rankedPrice}>{digit}</b>,
  )
}

/**
 * The message about a code with a wrong check digit: the correct digit, and links to continue. Nothing is requested
 * automatically.
 */
export function WrongCheckDigit({ reading, state, children }: Props) {
  const [showsNeighbours, setShowsNeighbours] = useState(false)
  const { code, format, actual, expected, corrected } = reading
  return (
    <Note tone="warn" title={`The check digit is ${actual}, should be ${expected}.`}>
      <div className={styles.body}>
        <p>
          As an {format}, {code} looks mistyped. Did you mean {corrected}?
        </p>
        <div className={styles.ways}>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.ean(corrected, state)}>
            {comparePricesOf(corrected)}
          </Link>
          <Button
            aria-expanded={showsNeighbours}
            onClick={() => setShowsNeighbours(!showsNeighbours)}
          >
            Similar codes
          </Button>
          <Link
            className={buttonClass()}
            to={paths.search({ q: code, countries: state.countries })}
          >
            Search for this text
          </Link>
          {children}
        </div>
        {showsNeighbours && <Neighbours reading={reading} state={state} />}
      </div>
    </Note>
  )
}
