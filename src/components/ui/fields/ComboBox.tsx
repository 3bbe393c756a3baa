import { lazy, Suspense, useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { foldText, searchWords } from '@/lib/text/spelling.ts'
import { comboboxAttributes, nextOption } from './combobox.ts'
import { TextField } from './TextField.tsx'
import styles from './ComboBox.module.css'

// The list of options is loaded when the field is used, because a page needs only the field at once.
const OptionList = lazy(async () => ({
  default: (await import('./OptionList.tsx')).OptionList<Option>,
}))

type ComboBoxProps = {
  label: string
  hideLabel?: boolean
  placeholder?: string
  /** The text in the field. */
  value: string
  /** The values to choose from; any other text is allowed too. */
  options: readonly string[]
  onChange: (text: string) => void
  /** Called on Enter, or a click on an option; `value` is '' if the field is empty. */
  onChoose: (value: string) => void
  onClear?: () => void
  clearLabel?: string
  /**
   * A text that replaces the note about Enter, for example if there is nothing to choose: the list stays closed and Enter chooses
   * nothing.
   */
  hint?: string | undefined
}

type Option = { key: string; group: ''; value: string; isTyped: boolean }

/** The matching values: first those that begin with the text, then the others, and last the text itself if it isn’t one of them. */
function matching(options: readonly string[], text: string): Option[] {
  const words = searchWords(text)
  const found = options.filter((value) => {
    const folded = foldText(value)
    return words.every((word) => folded.includes(word))
  })
  const begins = (value: string) => foldText(value).startsWith(foldText(text.trim()))
  const list = [...found.filter(begins), ...found.filter((value) => !begins(value))].map(
    (value): Option => ({ key: value, group: '', value, isTyped: false }),
  )
  const typed = text.trim()
  if (typed === '' || list.some(({ value }) => foldText(value) === foldText(typed))) return list
  return [...list, { key: `typed ${typed}`, group: '', value: typed, isTyped: true }]
}

/**
 * A text field with the values that match what is typed: Enter uses the first value, or the one that the user reached with the
 * arrow keys. The list is the app's own, because the browser's list doesn’t let Enter use a value that nobody has chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, hideLabel = false, placeholder, value, options, clearLabel } = props
  const { onChange, onChoose, onClear, hint } = props
  const listId = `${useId()}list`
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  // Only typed text filters the options; the current value doesn’t.
  const text = isTyped ? value : ''
  const list = isOpen && hint === undefined ? matching(options, text) : []
  const active = Math.min(chosen ?? (text.trim() === '' ? -1 : 0), list.length - 1)
  const current = list[active]
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  const choose = (next: string) => {
    close()
    setTyped(false)
    onChoose(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (hint === undefined) choose(current?.value ?? value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
      return
    }
    const next = nextOption(event, active, list.length)
    if (next === null) return
    event.preventDefault()
    if (isOpen) setChosen(next)
    else setOpen(true)
  }
  const isListed = list.length > 0
  return (
    <form className={styles.combo} onSubmit={onSubmit}>
      <TextField
        size="s"
        label={label}
        hideLabel={hideLabel}
        placeholder={placeholder}
        value={value}
        onChange={(next) => {
          setTyped(true)
          setOpen(true)
          setChosen(null)
          onChange(next)
        }}
        onClear={
          onClear &&
          (() => {
            close()
            setTyped(false)
            onClear()
          })
        }
        clearLabel={clearLabel}
        hint={hint ?? (current && isTyped ? `Enter uses ${current.value}` : undefined)}
        onKeyDown={onKeyDown}
        // Clicking an option doesn’t move the focus.
        onBlur={close}
        onClick={() => setOpen(true)}
        {...comboboxAttributes(listId, isListed, active)}
        enterKeyHint="search"
        dir="auto"
      />
      {isListed && (
        <div className={styles.popup}>
          <Suspense>
            <OptionList
              id={listId}
              label={label}
              className={styles.list}
              items={list}
              active={active}
              line={({ value: option, isTyped: isOwn }) => ({
                accessibleName: isOwn ? `Use “${option}”` : option,
                icon: null,
                text: isOwn ? `Use “${option}”` : option,
              })}
              onActive={setChosen}
              onChoose={({ value: option }) => choose(option)}
            />
          </Suspense>
        </div>
      )}
    </form>
  )
}
