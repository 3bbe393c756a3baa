import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { comboboxAttributes, nextOption, optionId } from '@/components/ui/fields/combobox.ts'
import { OptionList, type OptionLine } from '@/components/ui/fields/OptionList.tsx'
import { announce, LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { KeyCaps } from '@/features/keyboard/KeyCaps.tsx'
import { keysInWords } from '@/features/keyboard/keyWords.ts'
import { chordOf } from '@/features/keyboard/shortcuts/keyMeaning.ts'
import { layerOpened } from '@/features/keyboard/shortcuts/layer.ts'
import { isMac } from '@/features/keyboard/shortcuts/platform.ts'
import { readKeyPress } from '@/features/keyboard/shortcuts/readKeyPress.ts'
import type { OmniboxRow } from '@/features/search-box/omniboxRows.ts'
import { useBoxReader } from '@/features/search-box/useBoxReader.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useGo } from '@/routing/navigation.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { commandsInWords, KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import type { Command, NavigationPlace } from './command.ts'
import { matchingCommands } from './commandFilter.ts'
import { useCommands } from './useCommands.tsx'
import styles from './Palette.module.css'

const NOTHING = { recents: [], neighbours: false } as const

/** Commands for what the search box would do with the text. */
function useLookUps(text: string): Command[] {
  const go = useGo()
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  const trimmed = text.trim()
  const read = useBoxReader(trimmed === '' ? 'no' : 'now')
  if (!read || trimmed === '') return []
  const { icon, rows } = read(trimmed, { countries, ownMerchants, view: {} }, NOTHING)
  const isPlain = (row: OmniboxRow): row is OmniboxRow & { path: string } =>
    row.path !== null && row.first === undefined
  return rows.filter(isPlain).map(({ key, before, strong, after, note, path }) => ({
    key: `look up ${key}`,
    group: KEYBOARD.lookUp,
    text: before + strong + after,
    ...(note !== '' && { detail: note }),
    icon: key === 'enter' ? icon : <Search />,
    run: () => go(path),
  }))
}

type Props = { places: readonly NavigationPlace[]; onClose: () => void }

/** The command palette: one field, and the commands that match the typed text; Enter runs one. */
export function Palette({ places, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState('')
  const { all, first } = useCommands(places)
  const lookUps = useLookUps(text)
  const isTyped = text.trim() !== ''
  const shown = isTyped ? [...matchingCommands(all, text), ...lookUps] : first
  // Stored items and page actions may appear or disappear while the list is open, so Enter runs the line chosen by its key.
  const at = Math.max(
    shown.findIndex(({ key }) => key === active),
    0,
  )
  const goTo = (index: number) => setActive(shown[index]?.key ?? '')
  const count = commandsInWords(shown.length)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    layerOpened(setText)
    // Closed before it leaves the document, so that the browser returns the focus to where it was.
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (isTyped) announce(count)
  }, [isTyped, count])

  const run = (command: Command | undefined) => {
    if (!command) return
    flushSync(onClose)
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent, key } = event
    if (nativeEvent.isComposing) return
    if (chordOf(readKeyPress(nativeEvent))?.act === 'commands') {
      event.preventDefault()
      onClose()
    }
    if (!(event.target instanceof HTMLInputElement)) return
    if (key === 'Enter') {
      event.preventDefault()
      run(shown[at])
    }
    const next = nextOption(event, at, shown.length)
    if (next === null || shown.length === 0) return
    event.preventDefault()
    goTo(next)
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click outside closes, as Escape does; the field handles the keys
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={KEYBOARD.commands}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.field}>
        <Search />
        <input
          type="text"
          {...comboboxAttributes(id, shown.length > 0, at)}
          className={styles.input}
          aria-label={KEYBOARD.find}
          placeholder={KEYBOARD.find}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive('')
          }}
        />
        <IconButton label={NAMES.close} icon={<X />} onClick={onClose} />
      </div>
      <CommandList id={id} commands={shown} active={at} onActive={goTo} onRun={run} />
      <LiveRegion />
      <p className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          choose
          <kbd>Enter</kbd>
          run
          <kbd>Esc</kbd>
          close
        </span>
        <span className={styles.count}>{count}</span>
      </p>
    </dialog>
  )
}

type CommandListProps = {
  id: string
  commands: readonly Command[]
  active: number
  onActive: (index: number) => void
  onRun: (command: Command) => void
}

/** The line for a command, which is read as "Lists, keys G then L". */
function line({ icon, text, detail, shortcut }: Command): OptionLine {
  const keys = shortcut && `keys ${keysInWords(shortcut, isMac())}`
  return {
    accessibleName: [text, detail, keys].filter(Boolean).join(', '),
    icon,
    text,
    end: detail,
    keys: shortcut && <KeyCaps shortcut={shortcut} />,
  }
}

/** The matching commands. */
function CommandList({ id, commands, active, onActive, onRun }: CommandListProps) {
  if (commands.length === 0) return <p className={styles.none}>No matches. Try different words.</p>
  return (
    <OptionList
      id={id}
      label={KEYBOARD.list}
      className={styles.list}
      items={commands}
      active={active}
      line={line}
      onActive={onActive}
      onChoose={onRun}
    />
  )
}
