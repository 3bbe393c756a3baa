import { useId, useMemo } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { moveFocusOut } from '@/components/ui/layers/leaveFocus.ts'
import { columnFacts, type GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { FacetHead } from '@/features/facets/FacetHead.tsx'
import { MoreButton } from '@/features/facets/MoreButton.tsx'
import { useOptionList } from '@/features/facets/useOptionList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { MAX_VALUES_PER_COLUMN } from '@/pages/collection/collectionViewState.ts'
import { clearValues } from '@/words/collectionViewNames.ts'
import { CountedBox } from './CountedBox.tsx'
import { NO_VALUE, type ValueChoice } from './filterWords.ts'
import { useIsNot } from './useIsNot.tsx'
import styles from './ValueFilter.module.css'

type Props = {
  column: GroupColumn
  values: NonNullable<RowsResult['groups'][GroupColumn]>
  chosen: ValueChoice
  onChoose: (chosen: ValueChoice) => void
}

const FEW = 5

/** The filter with the values of a column and their counts; while none is chosen, all rows pass. */
export function ValueFilter({ column, values, chosen: choice, onChoose }: Props) {
  const id = useId()
  const label = columnFacts(column).label
  const { isNot, field } = useIsNot(label, choice, onChoose)
  const chosen = choice.values
  const options = useMemo(() => {
    const listedValues = new Set(values.flatMap(({ value, spellings }) => [value, ...spellings]))
    // Whether a value is chosen; the address may name it in another spelling.
    const isChosen = (value: string, spellings: readonly string[]) =>
      chosen.includes(value) || spellings.some((one) => chosen.includes(one))
    // A value in the address that no row has still filters, so it is listed and can be removed.
    const others = chosen.filter((value) => !listedValues.has(value))
    return [
      ...others.map((value) => ({ value, spellings: [], all: 0, remaining: 0 })),
      ...values,
    ].map(({ value, spellings, all, remaining }) => ({
      value: value === '' ? NO_VALUE : value,
      rawValue: value,
      spellings,
      all,
      remaining,
      chosen: isChosen(value, spellings),
    }))
  }, [values, chosen])
  const list = useOptionList(options, FEW)
  const isFull = chosen.length >= MAX_VALUES_PER_COLUMN
  return (
    <fieldset className={styles.filter} aria-labelledby={id} tabIndex={-1}>
      <FacetHead
        id={id}
        label={label}
        count={values.filter(({ value }) => value !== '').length}
        list={list}
        action={field}
      />
      {list.visible.map(({ value, rawValue, spellings, all, remaining, chosen: isChosen }) => (
        <CountedBox
          key={rawValue}
          label={value}
          spellings={spellings}
          isQuiet={rawValue === ''}
          all={all}
          remaining={remaining}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(on) =>
            onChoose({
              isNot,
              values: on
                ? [...chosen, rawValue]
                : chosen.filter((other) => other !== rawValue && !spellings.includes(other)),
            })
          }
        />
      ))}
      {isFull && (
        <p className={styles.full}>
          {formatCount(MAX_VALUES_PER_COLUMN)} values is the limit for a link.
        </p>
      )}
      <div className={styles.foot}>
        <MoreButton label={label} list={list} />
        {chosen.length > 0 && (
          <Button
            variant="link"
            size="s"
            onClick={(event) => {
              moveFocusOut(event.currentTarget)
              onChoose({ isNot, values: [] })
            }}
          >
            {clearValues(label)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
