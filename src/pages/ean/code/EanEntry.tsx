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
  /** What the address holds in place of a code. */
  given?: string
  /** Requests a given code although its check digit is wrong. */
  onInsist?: () => void
}

/** Where a code is entered: the form, and the codes looked up before. */
export function EanEntry({ state, given = '', onInsist }: Props) {
  const { id } = useConnection()
  const { data: lookups } = useQuery(recentsQuery(id))
  const recent = lookups?.filter(({ kind }) => kind === 'ean').slice(0, SHOWN) ?? []
  // Not while they are being read: what goes again under a click takes it along.
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
          <EanForm key={given} state={state} initial={given} onInsist={onInsist} />
          {given === '' && isFirst && (
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
