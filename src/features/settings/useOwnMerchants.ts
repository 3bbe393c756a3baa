import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import {
  areSameMerchants,
  ownMerchantsIn,
  type OwnMerchants,
  type OwnMerchantsByCountry,
} from '@/domain/pricing/ownMerchants.ts'
import { useGo } from '@/routing/navigation.tsx'
import { ownMerchantsOf, withOwnMerchants } from '@/routing/ownMerchantsParameter.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { youAreNow } from '@/words/ownMerchantNames.ts'
import { useCountries } from './useCountries.ts'

/** Merchants by country code in lower case; undefined if nothing is saved for the country. */
type Changes = Readonly<Record<string, OwnMerchants | undefined>>

/**
 * The message about changed merchants: "You are now Northgate in US; You have no merchant in GB now". Countries with the same
 * merchants are one part.
 */
function changesInWords(changes: Changes): string {
  const parts: { names: OwnMerchants; countries: string[] }[] = []
  for (const [country, names = []] of Object.entries(changes)) {
    const same = parts.find((part) => areSameMerchants(part.names, names))
    if (same) same.countries.push(country)
    else parts.push({ names, countries: [country] })
  }
  return parts.map(({ names, countries }) => youAreNow(names, countries)).join('; ')
}

/**
 * Your merchants by country, and how to change them. Merchants in the address take precedence over the settings, so that a
 * shared link opens as it was sent; a change updates both, shows a message and can be undone.
 */
export function useOwnMerchants() {
  const location = useLocation()
  const go = useGo()
  const { id, defaults } = useConnection()
  const [countries] = useCountries()
  const [saved] = usePreference('mine')
  const stated = ownMerchantsOf(location.search, countries, saved)
  const own: OwnMerchantsByCountry = stated === null ? saved : { ...saved, ...stated }

  // Undo may be clicked later, on another page, so it needs the current values.
  const now = useRef({ location, go, countries, own })
  useLayoutEffect(() => {
    now.current = { location, go, countries, own }
  })

  const apply = (savedChanges: Changes, shownChanges: OwnMerchantsByCountry) => {
    const page = now.current
    const next = { ...readPreference(id, 'mine', defaults), ...savedChanges }
    const defined = Object.entries(next).flatMap(([country, names]) =>
      names === undefined ? [] : [[country, names] as const],
    )
    writePreference(id, 'mine', Object.fromEntries(defined))
    const { pathname, search, hash } = page.location
    const before = new URLSearchParams(search).toString()
    const after = withOwnMerchants(search, page.countries, { ...page.own, ...shownChanges })
    if (after !== before) {
      page.go(`${pathname}${after === '' ? '' : `?${after}`}${hash}`, { preserveScroll: true })
    }
  }

  /** Sets the merchants of the given countries; countries whose merchants are the same are skipped. */
  const choose = (chosen: OwnMerchantsByCountry) => {
    const changes = Object.fromEntries(
      Object.entries(chosen).filter(
        ([country, names]) => !areSameMerchants(ownMerchantsIn(own, [country]), names),
      ),
    )
    const changed = Object.keys(changes)
    if (changed.length === 0) return
    const savedBefore = Object.fromEntries(changed.map((country) => [country, saved[country]]))
    const shownBefore = Object.fromEntries(
      changed.map((country) => [country, ownMerchantsIn(own, [country])]),
    )
    apply(changes, changes)
    toast(changesInWords(changes), {
      action: { label: 'Undo', undo: () => apply(savedBefore, shownBefore) },
    })
  }

  return { countries, own, choose }
}
