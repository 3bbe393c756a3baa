import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useMemo, useState } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Chip } from '@/components/ui/buttons/Chip.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import type { BrandOrder, BrandShow } from '@/domain/assortment/chooseBrands.ts'
import { countBrands } from '@/domain/assortment/countBrands.ts'
import type { Assortment } from '@/domain/assortment/makeAssortment.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { assortmentState, type AssortmentState } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { removeFilter } from '@/words/names.ts'
import type { AssortmentReading } from './useAssortment.ts'
import type { AssortmentSteps } from './useAssortmentSteps.ts'
import styles from './AssortmentControls.module.css'

type Props = {
  state: AssortmentState
  steps: AssortmentSteps
  reading: AssortmentReading
}

const SHOWS: { value: BrandShow; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'lacked', label: 'Missing brands' },
  { value: 'only-mine', label: 'Only you sell' },
]
const ORDERS: { value: BrandOrder; label: string }[] = [
  { value: 'gaps', label: 'biggest gaps first' },
  { value: 'products', label: 'most products' },
  { value: 'merchants', label: 'most merchants' },
  { value: 'mine', label: 'most of your products' },
  { value: 'name', label: 'name' },
]

/** The controls of the assortment: which brands are shown, for which merchants, in which order. */
export function AssortmentControls({ state, steps, reading }: Props) {
  const { map: assortment, mine: ownMerchants, view } = reading
  // Before the query for all merchants is answered there is nothing to count, so the choices have no counts.
  const isAnswered = view.all !== null
  const counts = useMemo(
    () => SHOWS.map(({ value }) => (isAnswered ? countOf(assortment, value) : '')),
    [assortment, isAnswered],
  )
  return (
    <div className={styles.controls}>
      <MobileSheet
        label={ASSORTMENT.choices}
        triggerClassName={buttonClass()}
        trigger={
          <>
            <SlidersHorizontal />
            <span>{ASSORTMENT.choices}</span>
          </>
        }
      >
        <Segmented
          label={ASSORTMENT.shown}
          className={styles.shown}
          options={SHOWS.map(({ value, label }, at) => ({
            value,
            label:
              value === 'all' || ownMerchants.length > 0
                ? `${label} ${counts[at] ?? ''}`.trim()
                : label,
            disabled: value !== 'all' && ownMerchants.length === 0,
          }))}
          value={state.show}
          onChange={(show, isMoved) => steps.change({ show }, isMoved)}
        />
        <SelectField
          label={ASSORTMENT.least}
          className={styles.select}
          options={leastChoices(assortment.columns.length, state.least)}
          value={String(state.least)}
          onChange={(least) => steps.change({ least: Number(least) })}
        />
        <SelectField
          label={ASSORTMENT.order}
          className={styles.select}
          options={ORDERS}
          value={state.order}
          onChange={(order) => steps.change({ order })}
        />
      </MobileSheet>
      {state.merchant.map((merchant) => (
        <Chip
          key={merchant}
          tone="filter"
          label="merchant"
          value={merchant}
          removeLabel={removeFilter('merchant', merchant)}
          onRemove={() =>
            steps.change({ merchant: state.merchant.filter((other) => other !== merchant) })
          }
        />
      ))}
      <Find state={state} onType={steps.type} />
    </div>
  )
}

/** How many brands the page shows with a choice of brands: "12", "≥ 12" when there may be more, '' when unknown. */
function countOf(assortment: Assortment, show: BrandShow): string {
  const { count, isComplete } =
    show === 'all'
      ? { count: assortment.rows.length, isComplete: assortment.hasAllBrands }
      : countBrands(assortment, show === 'lacked' ? 'lacked' : 'only mine')
  // "≥ 0" says nothing, so no count is shown.
  if (!isComplete && count === 0) return ''
  return isComplete ? formatCount(count) : `≥ ${formatCount(count)}`
}

function leastChoices(merchants: number, chosen: number) {
  return Array.from({ length: Math.max(merchants, chosen, 1) }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? '1 merchant' : `${formatCount(at + 1)} merchants`,
  }))
}

/**
 * The field that finds a brand. Its draft stays while it has the same meaning as the address, so that a trailing space can be
 * typed.
 */
function Find({ state, onType }: { state: AssortmentState; onType: (find: string) => void }) {
  const [draft, setDraft] = useState(state.find)
  const isCurrent = assortmentState({ find: draft }).find === state.find
  const type = (text: string) => {
    setDraft(text)
    onType(text)
  }
  return (
    <TextField
      label={ASSORTMENT.find}
      hideLabel
      type="search"
      className={styles.find ?? ''}
      placeholder={ASSORTMENT.find}
      value={isCurrent ? draft : state.find}
      onChange={type}
      onClear={() => {}}
    />
  )
}
