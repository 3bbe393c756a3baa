import Plus from 'lucide-react/icons/plus'
import { useState, type FormEvent } from 'react'
import { countryName, offeredCountries } from '../domain/countries.ts'
import { isCountryCode } from '../domain/countryCode.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useConnection } from './connection.tsx'
import styles from './CountryList.module.css'

type CountryListProps = {
  countries: readonly string[]
  onChange: (countries: readonly string[]) => void
  onDone: () => void
}

/** The offered countries of the deployment, or many: a press on a name asks that one alone, its box adds or removes it; any code can be typed. */
export function CountryList({ countries, onChange, onDone }: CountryListProps) {
  const { defaults } = useConnection()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const chosen = (code: string) => countries.some((one) => one.toLowerCase() === code.toLowerCase())

  // The chosen come first, but stay in their place while the panel is open. A deployment's few keep its order.
  const [codes] = useState(() => {
    const offered = offeredCountries(defaults.offered).map(({ code }) => code)
    const known = new Set(offered.map((code) => code.toLowerCase()))
    const own = countries.filter((code) => !known.has(code.toLowerCase()))
    if (defaults.offered) return [...own, ...offered]
    return [...own, ...offered.filter(chosen), ...offered.filter((code) => !chosen(code))]
  })
  const matching = codes.filter(
    (code) =>
      code.toLowerCase().startsWith(wanted) ||
      (countryName(code) ?? '').toLowerCase().includes(wanted),
  )
  const asTyped =
    isCountryCode(typed.trim()) && !codes.some((code) => code.toLowerCase() === wanted)

  const only = (code: string) => {
    onChange([code])
    onDone()
  }
  const toggle = (code: string) => {
    if (!chosen(code)) return onChange([...countries, code])
    const left = countries.filter((one) => one.toLowerCase() !== code.toLowerCase())
    // One country at least is asked.
    return left.length > 0 ? onChange(left) : undefined
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const named = matching.find((code) => countryName(code)?.toLowerCase().startsWith(wanted))
    const known = codes.find((code) => code.toLowerCase() === wanted)
    const first = known ?? named ?? (asTyped ? typed.trim() : matching[0])
    if (wanted !== '' && first !== undefined) only(first)
  }
  return (
    <div className={styles.panel}>
      <form className={styles.find} onSubmit={onSubmit}>
        <TextField
          label="Country name or code"
          hideLabel
          size="s"
          placeholder="Name or code"
          value={typed}
          onChange={setTyped}
        />
      </form>
      <ul className={styles.list}>
        {matching.map((code) => (
          <li key={code} className={styles.row}>
            <Checkbox
              hideLabel
              label={`Ask ${countryName(code) ?? code} too`}
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
              <span className={styles.code}>{code}</span>{' '}
              <span className={styles.name}>{countryName(code) ?? 'as typed'}</span>
              <span className={styles.hint} aria-hidden="true">
                only
              </span>
            </button>
          </li>
        ))}
      </ul>
      {asTyped && (
        <button type="button" className={styles.typed} onClick={() => only(typed.trim())}>
          <Plus />
          <span>
            Use the code <b>{typed.trim()}</b> as typed
          </span>
        </button>
      )}
      {matching.length === 0 && !asTyped && (
        <p className={styles.none}>No country by that name. A code has two letters or more.</p>
      )}
    </div>
  )
}
