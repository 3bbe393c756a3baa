import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { announce, announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import {
  areSameMerchants,
  ownMerchantsAmong,
  ownMerchantsIn,
  withOwnMerchantsIn,
} from '@/domain/pricing/ownMerchants.ts'
import type { OwnMerchants, OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { useNamesSeen } from '@/features/pricing/namesSeen.ts'
import { shownCountries, shownCountry } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { alsoMerchant, OWN_MERCHANTS } from '@/words/ownMerchantNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { matchesInWords, merchantMatches } from './merchantMatches.ts'
import styles from './OwnMerchantSheet.module.css'

/** The pause after the last letter before anything is announced. */
const REST_MS = 400

type Props = {
  /** The countries to choose for. */
  countries: readonly string[]
  own: OwnMerchantsByCountry
  onDone: (chosen: OwnMerchantsByCountry) => void
  onClose: () => void
}

const codesOf = (scope: string) => scope.split(',')

/**
 * The countries for which merchants can be chosen: all given countries together, then each of them separately, then the other
 * countries in which you have merchants.
 */
function scopesOf(countries: readonly string[], own: OwnMerchantsByCountry) {
  const requested = new Set(countries.map((country) => country.toLowerCase()))
  const others = Object.keys(own).filter(
    (code) => /^[a-z]/.test(code) && !requested.has(code) && (own[code]?.length ?? 0) > 0,
  )
  const together = countries.length > 1 ? [countries.join(',')] : []
  return [...together, ...countries, ...others]
}

/**
 * The sheet in which you choose your merchants: a click on a name chooses only that merchant; the checkbox adds or removes the
 * merchant. Any name or ID can be typed.
 */
export function OwnMerchantSheet({ countries, own, onDone, onClose }: Props) {
  const [scopes] = useState(() => scopesOf(countries, own))
  const [scope, setScope] = useState(() => {
    const lists = countries.map((country) => ownMerchantsIn(own, [country]))
    const isSame = lists.every((list) => areSameMerchants(list, lists[0] ?? []))
    return (isSame ? undefined : countries[0]) ?? countries.join(',')
  })
  const [changes, setChanges] = useState<OwnMerchantsByCountry>({})
  const [typed, setTyped] = useState('')
  /** The message after Enter that chose nothing. */
  const [note, setNote] = useState<string | null>(null)
  const { merchant: seen, isWhole } = useNamesSeen(true)
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // On touch screens the field does not take the focus, because the keyboard would cover the list.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.querySelector('input')?.focus()
  }, [])

  const draft = { ...own, ...changes }
  const codes = codesOf(scope)
  const chosen = ownMerchantsIn(draft, codes)
  const hasEach = (name: string) =>
    codes.every((code) => ownMerchantsAmong([name], ownMerchantsIn(draft, [code])).length > 0)
  // Merchants chosen when the list opens are first in it and don’t move.
  const [first] = useState(() => ownMerchantsIn(own, Object.keys(own)))
  const added = chosen.filter((name) => ownMerchantsAmong([...first, ...seen], [name]).length === 0)
  const known = [...first, ...added, ...seen]
  const matches = merchantMatches(known, typed)
  const { shown, suggested, asTyped } = matches
  const found = matchesInWords(matches)
  useEffect(() => {
    if (typed.trim() === '' || note !== null) return undefined
    const timer = setTimeout(announce, REST_MS, found)
    return () => clearTimeout(timer)
  }, [typed, found, note])

  const only = (name: string) => onDone(withOwnMerchantsIn(changes, codes, [name]))
  const toggle = (name: string, isChosen: boolean) => {
    const next = codes.map((code): [string, OwnMerchants] => {
      const others = ownMerchantsIn(draft, [code]).filter(
        (one) => ownMerchantsAmong([name], [one]).length === 0,
      )
      return [code.toLowerCase(), isChosen ? [...others, name] : others]
    })
    setChanges({ ...changes, ...Object.fromEntries(next) })
    setNote(null)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (suggested !== null) return only(suggested)
    if (typed.trim() === '') return onDone(changes)
    const why = shown.length === 0 ? found : `Nothing is chosen yet: ${found}`
    setNote(why)
    return announceResult(why)
  }
  const rows = asTyped === null ? shown : [...shown, asTyped]
  const isUnseen = (name: string) => isWhole && ownMerchantsAmong(seen, [name]).length === 0
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${OWN_MERCHANTS.title} in ${shownCountries(codes)}`}
      footer={
        <Button variant="primary" onClick={() => onDone(changes)}>
          {OWN_MERCHANTS.done}
        </Button>
      }
    >
      <div className={styles.body}>
        {scopes.length > 1 && (
          <Segmented
            label={OWN_MERCHANTS.countries}
            options={scopes.map((value) => ({
              value,
              label: codesOf(value).map(shownCountry).join(', '),
            }))}
            value={scope}
            onChange={setScope}
          />
        )}
        <form ref={field} onSubmit={onSubmit}>
          <TextField
            label={OWN_MERCHANTS.find}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setNote(null)
            }}
            onClear={() => {}}
          />
        </form>
        <nav aria-label={OWN_MERCHANTS.data} className={styles.data}>
          <span>{OWN_MERCHANTS.data}</span>
          <Link to={paths.priceList(encodePriceList({ countries }))} onClick={onClose}>
            {PAGES.priceList}
          </Link>
          <Link to={paths.ownCatalog()} onClick={onClose}>
            {PAGES.ownCatalog}
          </Link>
        </nav>
        {(note !== null || rows.length === 0) && <p className={styles.note}>{note ?? found}</p>}
        <ul className={styles.list} aria-label={OWN_MERCHANTS.list}>
          {rows.map((name) => (
            <li key={name} className={styles.row}>
              <Checkbox
                hideLabel
                label={alsoMerchant(name)}
                className={styles.also}
                checked={hasEach(name)}
                indeterminate={!hasEach(name) && ownMerchantsAmong([name], chosen).length > 0}
                onChange={(isChosen) => toggle(name, isChosen)}
              />
              <button
                type="button"
                className={styles.only}
                aria-current={hasEach(name) || undefined}
                onClick={() => only(name)}
              >
                <bdi className={styles.name}>{name}</bdi>{' '}
                {isUnseen(name) && <span className={styles.hint}>{OWN_MERCHANTS.notSeen}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
