import type { ButtonSize } from '@/components/ui/buttons/buttonClass.ts'
import { searchSource } from '@/domain/collections/searchSource.ts'
import { LoadCollection } from '@/features/job-progress/load/LoadCollection.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { searchTitle } from './searchWords.ts'
import { useSearch } from './useSearch.ts'

type Props = { state: SearchState; countries: string[]; size?: ButtonSize }

/** The button that loads all results of a search; with several sections, as one collection for each. */
export function LoadSearch({ state, countries, size = 'm' }: Props) {
  const { shown } = useSearch(state, countries)
  if (shown?.kind !== 'found') return null
  const isOneOfSeveral = state.countries.length > countries.length
  return (
    <LoadCollection
      source={searchSource(state)}
      countries={countries}
      numFound={shown.numFound}
      name={
        isOneOfSeveral ? `${searchTitle(state)}, ${shownCountries(countries)}` : searchTitle(state)
      }
      size={size}
    />
  )
}
