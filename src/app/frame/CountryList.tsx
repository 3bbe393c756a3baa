import Plus from 'lucide-react/icons/plus'
import { useEffect, useState, type FormEvent } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { announce, announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { countriesInWords, countryName, offeredCountries } from '@/lib/countries.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { countryMatches, matchesInWords, untakenInWords } from './countryMatches.ts'
import styles from './CountryList.module.css'

/** The pause after the last letter before the number of matches is announced. */
const REST_MS = 400

const LAST_ONE = 'At least one country is needed.'

type CountryListProps = {
  countries: readonly string[]
  onChange: (countries: readonly string[]) => void
  onDone: () => void
}

/**
 * The list of countries: those that the deployment offers, or else many. A click on a name chooses only that country; the checkbox
 * adds or removes the country. Any code can be typed.
 */
export function CountryList({ countries, onChange, onDone }: CountryListProps) {
  const { defaults } = useConnection()
  const [typed, setTyped] = useState('')
  /** The message after a click that changed nothing. */
  const [note, setNote] = useState<string | null>(null)
  const chosen = (code: string) => countries.some((one) => one.toLowerCase() === code.toLowerCase())

  // The order of the list: chosen countries come first, but no row moves while the panel is open. A list that the deployment
  // defines stays in its own order.
  const [codes] = useState(() => {
    const offered = offeredCountries(defaults.offered).map(({ code }) => code)
    const known = new Set(offered.map((code) => code.toLowerCase()))
    const own = countries.filter((code) => !known.has(code.toLowerCase()))
    if (defaults.offered) return [...own, ...offered]
    return [...own, ...offered.filter(chosen), ...offered.filter((code) => !chosen(code))]
  })
  const matches = countryMatches(codes, typed)
  const { matching, chosen: chosenCode, asTyped } = matches
  const found = matchesInWords(matches)
  useEffect(() => {
    // After a click that changed nothing, its message has been announced already.
    if (typed.trim() === '' || note !== null) return undefined
    const timer = setTimeout(announce, REST_MS, found)
    return () => clearTimeout(timer)
  }, [typed, found, note])

  const type = (text: string) => {
    setTyped(text)
    setNote(null)
  }
  const refuse = (why: string) => {
    setNote(why)
    announceResult(why)
  }
  const only = (code: string) => {
    onChange([code])
    onDone()
  }
  const chooseTyped = (code: string) => {
    only(code)
    announceResult(`Country: ${code}, the code as typed`)
  }
  const toggle = (code: string) => {
    setNote(null)
    if (!chosen(code)) return onChange([...countries, code])
    const left = countries.filter((one) => one.toLowerCase() !== code.toLowerCase())
    // A click on the last chosen country is refused, because at least one stays chosen.
    return left.length > 0 ? onChange(left) : refuse(LAST_ONE)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosenCode !== null) only(chosenCode)
    else if (typed.trim() !== '') refuse(untakenInWords(matches))
  }
  const shownNote = note ?? (matching.length === 0 ? found : null)
  return (
    <div className={styles.panel}>
      <form className={styles.find} onSubmit={onSubmit}>
        <TextField
          label="Country name or code"
          hideLabel
          size="s"
          placeholder="Name or code"
          value={typed}
          onChange={type}
        />
      </form>
      <ul className={styles.list}>
        {matching.map((code) => (
          <li key={code} className={styles.row}>
            <Checkbox
              hideLabel
              label={`Also use ${countriesInWords([code])}`}
              className={styles.also}
              checked={chosen(code)}
              onChange={() => toggle(code)}
            />
            <button
              type="button"
              className={styles.only}
              aria-current={chosen(code) || undefined}
              onClick={() => only(code)}
            >
              <span className={styles.code}>{shownCountry(code)}</span>{' '}
              <span className={styles.name}>{countryName(code) ?? 'as typed'}</span>
              <span className={styles.hint} aria-hidden="true">
                only
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shownNote !== null && <p className={styles.note}>{shownNote}</p>}
      {asTyped !== null && (
        <button type="button" className={styles.typed} onClick={() => chooseTyped(asTyped)}>
          <Plus />
          <span>
            Use the code <b>{asTyped}</b> as typed
          </span>
        </button>
      )}
    </div>
  )
}
