import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { DemoControls } from '../../api/connection.ts'
import { formatCount } from '../../domain/format.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DialectPicker.module.css'

type Props = {
  dialects: DemoControls['dialects']
  chosen: readonly string[]
  onChange: (names: readonly string[]) => void
}

function DialectList({ dialects, chosen, onChange }: Props) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const matching = dialects.filter(({ name, says }) =>
    words.every((word) => `${name} ${says}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <div className={styles.find}>
        <TextField
          label={SETTINGS.findDialect}
          hideLabel
          size="s"
          placeholder="Find, such as index or error"
          value={wanted}
          onChange={setWanted}
        />
      </div>
      <ul className={styles.list}>
        {matching.map(({ name, says }) => (
          <li key={name}>
            <Checkbox
              label={name}
              description={says}
              checked={chosen.includes(name)}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={styles.none}>No dialect by these words.</p>}
    </>
  )
}

/** The readings of the specification that the demo can speak; they combine. */
export function DialectPicker(props: Props) {
  const { dialects, chosen } = props
  const [first, ...others] = chosen
  const shown =
    first === undefined
      ? 'its usual way'
      : others.length === 0
        ? first
        : `${chosen.length} dialects`
  return (
    <Popover
      label={`${SETTINGS.demoSpeaks}: ${formatCount(dialects.length)} dialects`}
      triggerLabel={`${SETTINGS.demoSpeaks}: ${chosen.join(', ') || 'its usual way'}`}
      triggerClassName={styles.trigger}
      panelClassName={styles.panel}
      trigger={
        <>
          <span className={styles.shown}>{shown}</span>
          <ChevronDown />
        </>
      }
    >
      <DialectList {...props} />
    </Popover>
  )
}
