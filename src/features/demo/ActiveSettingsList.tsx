import X from 'lucide-react/icons/x'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { DEMO, turnOff } from '@/words/demoNames.ts'
import type { ActiveDemoSetting } from './activeDemoSettings.ts'
import styles from './ActiveSettingsList.module.css'

/** The demo settings that differ from the default, with what each does. */
export function ActiveSettingsList({ on }: { on: readonly ActiveDemoSetting[] }) {
  if (on.length === 0) return null
  return (
    <ul className={styles.list} aria-label={DEMO.on}>
      {on.map(({ name, description, turnOff: turnOffSetting }) => (
        <li key={name} className={styles.one}>
          <span className={styles.words}>
            <b>{name}</b> <span>{description}</span>
          </span>
          <IconButton
            size="s"
            label={turnOff(name)}
            icon={<X />}
            onClick={() => {
              turnOffSetting()
              // The button disappears with the setting, so the change is announced.
              announce(`${name} is off`)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
