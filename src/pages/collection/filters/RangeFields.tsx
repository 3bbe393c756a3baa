import { useState } from 'react'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { COLUMNS, type FigureColumn } from '@/domain/columns/columns.ts'
import { formatBound } from '@/domain/columns/formats.ts'
import type { FigureSummary } from '@/domain/rows/rowView.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { rangeFrom, rangeTo } from '@/words/collectionViewNames.ts'
import type { Range } from './handlePositions.ts'
import { readDay, readEnd, writtenEnd, type RangeEnd } from './rangeEnds.ts'
import styles from './RangeFilter.module.css'

type Props = {
  column: FigureColumn
  summary: FigureSummary
  range: Range | undefined
  onRange: (range: Range | undefined) => void
}

/**
 * The fields for the two ends of a range, as figures or days; a change takes effect on Enter or when the field loses the focus.
 */
export function RangeFields({ column, summary: { min, max }, range, onRange }: Props) {
  const label = useColumnNames()(column)
  const { kind } = COLUMNS[column]
  const isTime = kind === 'stamp'
  const unit =
    kind === 'price' ? 'amount' : kind === 'percent' || kind === 'points' ? 'percent' : 'none'
  const choose = (from: number | null, to: number | null) => {
    if (from === null && to === null) onRange(undefined)
    else onRange(from !== null && to !== null && from > to ? [to, from] : [from, to])
  }
  const [from = null, to = null] = range ?? []
  const field = (
    end: 'from' | 'to',
    value: number | null,
    onEnd: (value: number | null) => void,
  ) => (
    <EndField
      // The key remounts the field when a handle or a step back changes this end, which discards the draft.
      key={`${end} ${value}`}
      label={end === 'from' ? rangeFrom(label) : rangeTo(label)}
      type={isTime ? 'date' : 'text'}
      initial={value === null ? '' : writtenEnd(value, isTime)}
      placeholder={formatBound(column, end === 'from' ? min : max)}
      read={(text) => (isTime ? readDay(text, end) : readEnd(text, unit))}
      onEnd={onEnd}
    />
  )
  return (
    <div className={styles.fields}>
      {field('from', from, (next) => choose(next, to))}
      {field('to', to, (next) => choose(from, next))}
    </div>
  )
}

type EndProps = {
  label: string
  type: 'date' | 'text'
  initial: string
  placeholder: string
  read: (text: string) => RangeEnd
  onEnd: (value: number | null) => void
}

function EndField({ label, type, initial, placeholder, read, onEnd }: EndProps) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const settle = () => {
    const end = read(text)
    setProblem('problem' in end ? end.problem : undefined)
    if ('value' in end && text !== initial) onEnd(end.value)
  }
  return (
    <TextField
      size="s"
      hideLabel
      label={label}
      type={type}
      inputMode="decimal"
      placeholder={placeholder}
      value={text}
      error={problem}
      onChange={(next) => {
        setText(next)
        setProblem(undefined)
      }}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}
