import { CopyCurl } from '../../notices/CopyCurl.tsx'
import { MapLink } from '../../selection/MapLink.tsx'
import type { SearchState } from '../../url/searchState.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { LoadSearch } from './LoadSearch.tsx'
import styles from './SearchActions.module.css'
import { SearchExport } from './SearchExport.tsx'
import { useSearch } from './useSearch.ts'

type Props = { state: SearchState; countries: string[]; columns: readonly string[] | null }

/** What can be taken away of what is shown: its request, its rows, and all rows that there are. */
export function SearchActions({ state, countries, columns }: Props) {
  const { shown } = useSearch(state, countries)
  if (!shown) return null
  return (
    <span className={styles.actions} data-commands={KEYBOARD.thisPage}>
      <span className={styles.wide}>
        <CopyCurl call={shown.answer.call} />
      </span>
      {shown.kind === 'found' && (
        <>
          <MapLink search={state} />
          <SearchExport state={state} countries={countries} columns={columns} />
        </>
      )}
      <LoadSearch state={state} countries={countries} />
    </span>
  )
}
