import Barcode from 'lucide-react/icons/barcode'
import Clock from 'lucide-react/icons/clock'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useLayoutEffect } from 'react'
import { OptionList, type OptionLine } from '@/components/ui/fields/OptionList.tsx'
import type { OmniboxRow } from './omniboxRows.ts'
import styles from './OmniboxList.module.css'

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
  /** The problem with the text, shown above the options. */
  warning: string | null
  /** Called with whether the list is shown, because its code loads separately. */
  onShown: (shown: boolean) => void
  onActive: (index: number) => void
  onChoose: (row: OmniboxRow) => void
}

/** The line of an option. The option that Enter uses shows the Enter key at its end. */
function line({ kind, key, before, strong, after, end, note }: OmniboxRow): OptionLine {
  const isEnter = key === 'enter'
  return {
    accessibleName:
      before + strong + after + (end === '' || isEnter ? '' : `, ${end}`) + (note && `. ${note}`),
    icon: ICONS[kind],
    text: (
      <>
        <span>{before}</span>
        <b>{strong}</b>
        <span>{after}</span>
      </>
    ),
    note,
    ...(isEnter ? { keys: end } : { end }),
  }
}

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
  return (
    <div className={styles.popup}>
      {warning !== null && <p className={styles.warning}>{warning}</p>}
      <OptionList
        id={id}
        label="What to do"
        className={styles.list}
        items={rows}
        active={active}
        line={line}
        onActive={onActive}
        onChoose={onChoose}
      />
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>choose</span>
        <kbd>Esc</kbd>
        <span>close</span>
        <span className={styles.tip}>paste an EAN, link or product ID to open it</span>
      </p>
    </div>
  )
}
