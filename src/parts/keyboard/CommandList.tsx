/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no popup for a text
   input with headings and lines of several parts, so roles make one; the input, which keeps the focus, handles its keys */
import { classes } from '../../ui/classes.ts'
import { optionId } from '../optionId.ts'
import type { Command } from './command.ts'
import styles from './CommandList.module.css'
import { KeyCaps } from './KeyCaps.tsx'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { keysInWords } from '../../domain/keyWords.ts'
import { isMac } from './platform.ts'

type Props = {
  id: string
  commands: readonly Command[]
  active: number
  onActive: (place: number) => void
  onRun: (command: Command) => void
}

/** "Lists, keys G then L": the option as it is read. */
function spoken({ text, detail, shortcut }: Command): string {
  const keys = shortcut && `keys ${keysInWords(shortcut, isMac())}`
  return [text, detail, keys].filter(Boolean).join(', ')
}

/** The commands that fit, under the headings of their groups. */
export function CommandList({ id, commands, active, onActive, onRun }: Props) {
  const groups = [...new Set(commands.map(({ group }) => group))]
  const line = (command: Command) => {
    const place = commands.indexOf(command)
    return (
      <div
        key={command.key}
        id={optionId(id, place)}
        role="option"
        aria-label={spoken(command)}
        aria-selected={place === active}
        tabIndex={-1}
        className={classes(styles.row, place === active && styles.active)}
        onPointerMove={() => place !== active && onActive(place)}
        onClick={() => onRun(command)}
      >
        {command.icon}
        <span className={styles.text} dir="auto">
          {command.text}
        </span>
        {command.detail !== undefined && command.detail !== '' && (
          <span className={styles.detail} dir="auto">
            {command.detail}
          </span>
        )}
        {command.shortcut && <KeyCaps shortcut={command.shortcut} />}
      </div>
    )
  }
  if (commands.length === 0) return <p className={styles.none}>Nothing fits. Try other words.</p>
  return (
    <div
      id={id}
      role="listbox"
      aria-label={KEYBOARD.list}
      className={styles.list}
      // The focus stays in the input; a press here must not take it away.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p className={styles.head} aria-hidden="true">
            {group}
          </p>
          {commands.filter((command) => command.group === group).map(line)}
        </div>
      ))}
    </div>
  )
}
