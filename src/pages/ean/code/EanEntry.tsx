import { useQuery } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { TryExample } from '@/features/products/TryExample.tsx'
import { RecentList } from '@/features/search-box/RecentList.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { NAMES } from '@/words/names.ts'
import { EanForm } from './EanForm.tsx'
import styles from './EanEntry.module.css'

const SHOWN = 8

type Props = {
  state: EanState
  /** The text of the address, when it is not a code that can be requested. */
  code?: string
  /** Requests the code of the address in spite of its wrong check digit. */
  onInsist?: () => void
}

/** The form to enter a code, and recently looked-up codes. */
export function EanEntry({ state, code = '', onInsist }: Props) {
  const { id } = useConnection()
  const { data: lookups } = useQuery(recentsQuery(id))
  const recent = lookups?.filter(({ kind }) => kind === 'ean').slice(0, SHOWN) ?? []
  // Whether to show the examples: only once the recent codes are read, because removing the examples later would move what the
  // user is about to click.
  const isFirst = lookups !== undefined && recent.length === 0
  return (
    <div className={styles.entry}>
      <Panel as="div" padded>
        <div className={styles.ask}>
          <PageHeading>EAN prices</PageHeading>
          <p className={styles.what}>
            Which merchants sell this code in {shownCountries(state.countries)}, at what price, and
            how yours compares.
          </p>
          <EanForm key={code} state={state} initial={code} onInsist={onInsist} />
          {code === '' && isFirst && (
            <div>
              <TryExample kind="ean" />
            </div>
          )}
        </div>
      </Panel>
      {recent.length > 0 && (
        <Panel title={NAMES.recent} meta="of EANs, saved in this browser">
          <RecentList lookups={recent} />
        </Panel>
      )}
    </div>
  )
}
