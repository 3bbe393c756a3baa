/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no popup for a text
   input with headings and lines of several parts, so roles make one; the input, which keeps the focus, handles its keys */
import Barcode from 'lucide-react/icons/barcode'
import Clock from 'lucide-react/icons/clock'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useLayoutEffect } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './OmniboxList.module.css'
import type { OmniboxRow } from './omniboxRows.ts'
import { optionId } from './optionId.ts'

const ICONS = {
  keywords: <Search />,
  code: <Search />,
  product: <Package />,
  url: <LinkIcon />,
  ean: <Barcode />,
  lines: <Layers />,
  recent: <Clock />,
  more: <Plus />,
}

type OmniboxListProps = {
  id: string
  rows: readonly OmniboxRow[]
  active: number
  /** What is wrong with the text, said above the lines. */
  warning: string | null
  /** Called when the list is there and when it goes: its code arrives by itself. */
  onShown: (shown: boolean) => void
  onActive: (place: number) => void
  onChoose: (row: OmniboxRow) => void
}

const spoken = ({ key, before, strong, after, end }: OmniboxRow) =>
  before + strong + after + (end === '' || key === 'enter' ? '' : `, ${end}`)

export function OmniboxList({
  id,
  rows,
  active,
  warning,
  onShown,
  onActive,
  onChoose,
}: OmniboxListProps) {
  useLayoutEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  const groups = [...new Set(rows.map((row) => row.group))]
  const line = (row: OmniboxRow) => {
    const place = rows.indexOf(row)
    return (
      <div
        key={row.key}
        id={optionId(id, place)}
        role="option"
        aria-label={spoken(row)}
        aria-selected={place === active}
        tabIndex={-1}
        className={classes(styles.row, place === active && styles.active)}
        onPointerMove={() => place !== active && onActive(place)}
        onClick={() => onChoose(row)}
      >
        {ICONS[row.kind]}
        <span className={styles.text} dir="auto">
          <span>{row.before}</span>
          <b>{row.strong}</b>
          <span>{row.after}</span>
        </span>
        {row.end !== '' && (
          <span className={classes(styles.end, row.key === 'enter' && styles.key)}>{row.end}</span>
        )}
      </div>
    )
  }
  return (
    <div className={styles.popup}>
      {warning !== null && <p className={styles.warning}>{warning}</p>}
      <div
        id={id}
        role="listbox"
        aria-label="What to do"
        className={styles.list}
        // The focus stays in the input; a press here must not take it away.
        onPointerDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => {
          const lines = rows.filter((row) => row.group === group).map(line)
          return group === '' ? (
            lines
          ) : (
            <div key={group} role="group" aria-label={group}>
              <p className={styles.head} aria-hidden="true">
                {group}
              </p>
              {lines}
            </div>
          )
        })}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>choose</span>
        <kbd>Esc</kbd>
        <span>close</span>
        <span className={styles.tip}>paste an id, URL or EAN to jump</span>
      </p>
    </div>
  )
}
