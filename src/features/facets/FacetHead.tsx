import Search from 'lucide-react/icons/search'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { findInFacet } from '@/words/names.ts'
import type { OptionList } from './useOptionList.ts'
import styles from './FacetHead.module.css'

const SEARCH = <Search />

type FacetHeadProps = {
  id?: string
  label: string
  /** How many values there are; left out if all are on screen. */
  count?: number | string | undefined
  note?: string | undefined
  list: OptionList
  /** Content at the end of the line. */
  action?: ReactNode
}

/** A facet’s name, its number of values, and a search in them. */
export function FacetHead({ id, label, count, note, list, action }: FacetHeadProps) {
  const { find, setFind, searchable } = list
  const box = useRef<HTMLDivElement>(null)
  const open = find !== null

  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus()
  }, [open])

  const countText = typeof count === 'number' ? formatCount(count) : count
  const close = () => {
    setFind(null)
    box.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={box}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        {count !== undefined && <span className={styles.count}>{countText}</span>}
        {note !== undefined && <span className={styles.count}>{note}</span>}
        {(searchable || action !== undefined) && (
          <span className={styles.tools}>
            {searchable && (
              <IconButton
                size="s"
                label={findInFacet(label)}
                icon={SEARCH}
                aria-expanded={open}
                onClick={() => setFind(open ? null : '')}
              />
            )}
            {action}
          </span>
        )}
      </div>
      {open && (
        <TextField
          className={styles.field ?? ''}
          size="s"
          label={findInFacet(label)}
          hideLabel
          placeholder={findInFacet(label)}
          value={find}
          onChange={setFind}
          onClear={() => {}}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Escape must not close a surrounding sheet.
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
        />
      )}
    </div>
  )
}
