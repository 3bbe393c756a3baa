import { useState } from 'react'
import type { DemoControls } from '../catalog/connection.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { TextField } from '../ui/TextField.tsx'
import { DEMO } from '../words/demoNames.ts'
import styles from './DialectList.module.css'

type Props = {
  dialects: DemoControls['dialects']
  chosen: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** The readings of the specification that the demo can speak; they combine. */
export function DialectList({ dialects, chosen, onChange }: Props) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const matching = dialects.filter(({ name, says }) =>
    words.every((word) => `${name} ${says}`.toLowerCase().includes(word)),
  )
  return (
    <div className={styles.dialects}>
      <div className={styles.find}>
        <TextField
          label={DEMO.findDialect}
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
    </div>
  )
}
