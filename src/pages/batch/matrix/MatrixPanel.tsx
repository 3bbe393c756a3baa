import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { useMemo } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { mineIn } from '../../../market/me.ts'
import { offersOf } from '../../../model/batch/batchMerchants.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined, useWhoIAm } from '../../../shell/settings/useJoined.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import type { EanStanding } from '../AskedLink.tsx'
import styles from './MatrixPanel.module.css'
import { MatrixTable } from './MatrixTable.tsx'
import type { ShownRow } from '../rows/batchRows.ts'
import { matrixColumns } from './merchantMatrix.ts'

type Props = {
  /** Those that the address chooses, of all countries, in its order. */
  rows: readonly ShownRow[]
  groups: readonly (readonly string[])[]
  /** The country to show, as the address says it; anything else is the first. */
  shownIn: string
  onShownIn: (country: string) => void
  standing: EanStanding
}

/** What every merchant asks for every code, in one country at a time: prices of two countries don't stand side by side. */
export function MatrixPanel({ rows, groups, shownIn, onShownIn, standing }: Props) {
  const labelOf = useCurrencyLabel()
  const group = groups.find((one) => one.join() === shownIn) ?? groups[0] ?? []
  const country = group.join()
  const inCountry = useMemo(
    () => rows.filter(({ row }) => row.countries.join() === country),
    [rows, country],
  )
  const sold = useMemo(
    () => inCountry.filter(({ outcome }) => (offersOf(outcome) ?? []).length > 0),
    [inCountry],
  )
  const mine = useWhoIAm(mineIn(standing.mine, group))
  const { merchant: joined } = useJoined()
  const columns = useMemo(
    () =>
      matrixColumns(
        sold.map(({ outcome }) => offersOf(outcome) ?? []),
        mine,
        joined,
      ),
    [sold, mine, joined],
  )
  const without = inCountry.length - sold.length
  return (
    <>
      <div className={styles.about}>
        {groups.length > 1 && (
          <SelectField
            size="s"
            label={BATCH.matrixCountry}
            options={groups.map((one) => ({ value: one.join(), label: one.join(', ') }))}
            value={country}
            onChange={onShownIn}
          />
        )}
        <span>
          {`${formatCount(sold.length)} ${sold.length === 1 ? 'row' : 'rows'} × ${formatCount(columns.length)} ${columns.length === 1 ? 'merchant' : 'merchants'}`}
          {without > 0 && `; ${formatCount(without)} without offers left out`}
        </span>
        <span className={styles.key}>
          <ArrowDownToLine /> lowest of the row
        </span>
        <span className={styles.key}>
          <ArrowUpToLine /> highest of the row
        </span>
      </div>
      {sold.length > 0 && (
        <CurrencyLabel value={labelOf(group)}>
          <MatrixTable rows={sold} columns={columns} joined={joined} standing={standing} />
        </CurrencyLabel>
      )}
    </>
  )
}
