import Search from 'lucide-react/icons/search'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { comboboxAttributes, nextOption, optionId } from '@/components/ui/fields/combobox.ts'
import { OptionList } from '@/components/ui/fields/OptionList.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { HISTORY, productsFound } from '@/domain/changes/changesNames.ts'
import type { FoundItems, NamedItem } from '@/jobs/workers/changesTasks.ts'
import styles from './ItemSearch.module.css'

type Props = {
  /** Finds products by text; rejects when the versions can't be read. */
  find: (text: string) => Promise<FoundItems>
  onChoose: (key: string) => void
}

const NONE = 'Product without a title'

/** The products found for a text; null until they are known, and for an empty text. */
function useFound(find: Props['find'], text: string): FoundItems | null {
  const [known, setKnown] = useState<{ text: string; found: FoundItems } | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    let isWanted = true
    find(text).then(
      (found) => {
        if (!isWanted) return
        setKnown({ text, found })
        announce(productsFound(found.items.length, found.count))
      },
      () => {}, // the page reports that the versions can't be read
    )
    return () => {
      isWanted = false
    }
  }, [find, text])
  // The last results stay until the next ones arrive, so that the list does not close between two letters.
  return text.trim() === '' ? null : (known?.found ?? null)
}

/**
 * The field that finds a product of the latest version by name or EAN: arrow keys move through the results, Enter shows the
 * selected result.
 */
export function ItemSearch({ find, onChoose }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useFound(find, text)
  const items = (found?.items ?? []).map((item) => ({ ...item, group: '' }))
  const isShown = isOpen && found !== null
  const at = Math.min(active, items.length - 1)
  const choose = ({ key }: NamedItem) => {
    setOpen(false)
    setText('')
    onChoose(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOption(event, at, items.length)
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      const item = items[at]
      if (item) choose(item)
    } else if (next !== null && items.length > 0) {
      event.preventDefault()
      setOpen(true)
      if (!isShown) return
      setActive(next)
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <span
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label className={styles.field}>
        <Search />
        <input
          type="text"
          {...comboboxAttributes(id, isShown && items.length > 0, at)}
          aria-label={HISTORY.find}
          placeholder={HISTORY.find}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {isShown && (
        <div className={styles.panel}>
          {items.length > 0 ? (
            <OptionList
              id={id}
              label={HISTORY.finds}
              className={styles.list}
              items={items}
              active={at}
              line={({ title, code }) => ({
                accessibleName: [title ?? NONE, code].filter((part) => part !== null).join(', '),
                icon: null,
                text: title ?? NONE,
                end: code,
              })}
              onActive={setActive}
              onChoose={choose}
            />
          ) : (
            <p>{productsFound(0, 0)}</p>
          )}
        </div>
      )}
    </span>
  )
}
