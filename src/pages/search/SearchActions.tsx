import { CopyCurl } from '../../parts/CopyCurl.tsx'
import type { SearchState } from '../../url/searchState.ts'
import styles from './SearchActions.module.css'
import { SearchExport } from './SearchExport.tsx'
import { useSearch } from './useSearch.ts'

type Props = { state: SearchState; countries: string[]; columns: readonly string[] | null }

/** What can be taken away of what is shown: its request, and its rows. */
export function SearchActions({ state, countries, columns }: Props) {
  const { shown } = useSearch(state, countries)
  if (!shown) return null
  return (
    <span className={styles.actions}>
      <span className={styles.wide}>
        <CopyCurl call={shown.answer.call} />
      </span>
      {shown.kind === 'found' && (
        <SearchExport state={state} countries={countries} columns={columns} />
      )}
    </span>
  )
}
