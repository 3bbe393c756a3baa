import { useCallback, useMemo } from 'react'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { ByMerchant } from '../../../position/byMerchant/ByMerchant.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined, useWhoIAmIn } from '../../../shell/settings/useJoined.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import type { EanStanding } from '../../../runs/answer/GivenLink.tsx'
import type { ShownRow } from '../rows/batchRows.ts'
import styles from './BatchByMerchant.module.css'
import { batchItems } from './batchItems.ts'

type Props = {
  /** Those that the address chooses, of all countries, in its order. */
  rows: readonly ShownRow[]
  groups: readonly (readonly string[])[]
  /** The country to show, as the address says it; anything else is the first. */
  shownIn: string
  onShownIn: (country: string) => void
  hasOwnMerchant: boolean
  /** Prices are still being checked. */
  isRunning: boolean
  standing: EanStanding
}

/** The rows of a batch merchant by merchant, in one country at a time: prices of two countries aren't comparable. */
export function BatchByMerchant(props: Props) {
  const { rows, groups, shownIn, onShownIn, hasOwnMerchant, isRunning, standing } = props
  const labelOf = useCurrencyLabel()
  const group = groups.find((one) => one.join() === shownIn) ?? groups[0] ?? []
  const country = group.join()
  const mine = useWhoIAmIn()
  const { merchant: joined } = useJoined()
  const [tolerance] = usePreference('tolerance')
  const { ranking, items } = useMemo(() => {
    const inCountry = rows.filter(({ row }) => row.countries.join() === country)
    return batchItems(inCountry, { mine, joined, tolerance })
  }, [rows, country, mine, joined, tolerance])
  const grid = useGridRows(items.length)
  const itemAt = useCallback((place: number) => items[place], [items])
  return (
    <div className={styles.view}>
      {groups.length > 1 && (
        <SelectField
          size="s"
          label={BATCH.matrixCountry}
          options={groups.map((one) => ({ value: one.join(), label: one.join(', ') }))}
          value={country}
          onChange={onShownIn}
        />
      )}
      <CurrencyLabel value={labelOf(group)}>
        <ByMerchant
          {...{ ranking, itemAt, hasOwnMerchant, isRunning, standing }}
          rows={grid}
          isMixed={false}
        />
      </CurrencyLabel>
    </div>
  )
}
