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

/** By country code in small letters; undefined where nothing is saved for the country. */
type Changes = Readonly<Record<string, OwnMerchants | undefined>>

/** "You are now Northgate in US; You have no merchant in GB now": countries with the same merchants are one part. */
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
 * Your merchants by country, and how to change them. An address that states them comes before the settings, so that a
 * shared link opens as it was sent; a change goes to both, says what changed and can be undone.
 */
export function useOwnMerchants() {
  const location = useLocation()
  const go = useGo()
  const { id, defaults } = useConnection()
  const [countries] = useCountries()
  const [saved] = usePreference('mine')
  const stated = ownMerchantsOf(location.search, countries, saved)
  const own: OwnMerchantsByCountry = stated === null ? saved : { ...saved, ...stated }

  // An undo comes later, perhaps on another page.
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

  /** Makes these the merchants of each country named; countries where nothing changes are left alone. */
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
