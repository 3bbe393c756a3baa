import { OptionList, type OptionLine } from '../ui/OptionList.tsx'
import { KEYBOARD } from '../words/keyboardNames.ts'
import styles from './CommandList.module.css'
import { KeyCaps } from './KeyCaps.tsx'
import type { Command } from './command.ts'
import { keysInWords } from './keyWords.ts'
import { isMac } from './platform.ts'

type Props = {
  id: string
  commands: readonly Command[]
  active: number
  onActive: (place: number) => void
  onRun: (command: Command) => void
}

/** Read as "Lists, keys G then L". */
function line({ icon, text, detail, shortcut }: Command): OptionLine {
  const keys = shortcut && `keys ${keysInWords(shortcut, isMac())}`
  return {
    spoken: [text, detail, keys].filter(Boolean).join(', '),
    icon,
    text,
    end: detail,
    keys: shortcut && <KeyCaps shortcut={shortcut} />,
  }
}

/** The commands that fit. */
export function CommandList({ id, commands, active, onActive, onRun }: Props) {
  if (commands.length === 0) return <p className={styles.none}>Nothing fits. Try other words.</p>
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
