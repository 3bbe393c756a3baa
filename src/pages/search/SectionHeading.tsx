import { countryName } from '../../lib/countries.ts'
import type { SearchState } from '../../url/searchState.ts'
import { FoundLine } from './FoundLine.tsx'
import { LoadSearch } from './LoadSearch.tsx'
import { PageSteps } from './PageSteps.tsx'
import { SearchExport } from './SearchExport.tsx'
import styles from './SectionHeading.module.css'

type Props = { state: SearchState; countries: string[]; columns: readonly string[] | null }

/** Over one of several sections: its countries, its own total and its own steps. */
export function SectionHeading({ state, countries, columns }: Props) {
  return (
    <header className={styles.heading}>
      <h2>{countries.map((code) => countryName(code) ?? code).join(', ')}</h2>
      <FoundLine state={state} countries={countries} />
      <span className={styles.push} />
      <SearchExport state={state} countries={countries} columns={columns} size="s" />
      <LoadSearch state={state} countries={countries} size="s" />
      <PageSteps state={state} countries={countries} headed />
    </header>
  )
}
