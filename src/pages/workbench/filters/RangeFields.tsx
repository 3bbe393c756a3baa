import { useState } from 'react'
import { COLUMNS, type FigureColumn } from '../../../model/columns/columns.ts'
import { formatBound } from '../../../model/columns/formats.ts'
import type { FigureSummary } from '../../../model/workbench/rowView.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { rangeFrom, rangeTo } from '../../../words/workbenchNames.ts'
import styles from './RangeFilter.module.css'
import { readEnd, writtenEnd } from './rangeEnds.ts'
import type { Range } from './rangePlaces.ts'
import { useColumnNames } from '../columnNames.ts'

type Props = {
  column: FigureColumn
  summary: FigureSummary
  range: Range | undefined
  onRange: (range: Range | undefined) => void
}

/** The two ends of a range as figures, or as days; what is typed counts with Enter or when the field is left. */
export function RangeFields({ column, summary: { min, max }, range, onRange }: Props) {
  const label = useColumnNames()(column)
  const isTime = COLUMNS[column].kind === 'stamp'
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
      // Another end, by a handle or a step back, voids what was typed.
      key={`${end} ${value}`}
      label={end === 'from' ? rangeFrom(label) : rangeTo(label)}
      type={isTime ? 'date' : 'text'}
      given={value === null ? '' : writtenEnd(value, isTime)}
      placeholder={formatBound(column, end === 'from' ? min : max)}
      read={(text) => readEnd(text, isTime, end)}
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
  given: string
  placeholder: string
  /** null for an open end, undefined for what is no figure. */
  read: (text: string) => number | null | undefined
  onEnd: (value: number | null) => void
}

function EndField({ label, type, given, placeholder, read, onEnd }: EndProps) {
  const [text, setText] = useState(given)
  const [isWrong, setWrong] = useState(false)
  const settle = () => {
    const value = read(text)
    setWrong(value === undefined)
    if (value !== undefined && text !== given) onEnd(value)
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
      error={isWrong ? 'Not a number' : undefined}
      onChange={(next) => {
        setText(next)
        setWrong(false)
      }}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}
