import type { DemoControls } from '../catalog/connection.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { DEMO } from '../words/demoNames.ts'
import styles from './DemoDrawer.module.css'
import type { DemoSaid } from './useDemoSaid.ts'

/** "at-once" is "At once". */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ')

type Props = { controls: DemoControls; said: DemoSaid }

/** How the demo answers: after how long, and with what in place of what was asked. */
export function AnswerFields({ controls: { latencies, scenarios }, said }: Props) {
  const { latency, scenario, set } = said
  const chosen = latencies.find(({ name }) => name === latency)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Answers</h3>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {DEMO.latency}
        </span>
        <Segmented
          fill
          label={DEMO.latency}
          value={latency}
          onChange={(next) => set({ latency: next })}
          options={[
            { value: '', label: 'Nearby' },
            ...latencies.map(({ name }) => ({ value: name, label: inWords(name) })),
          ]}
        />
        <p className={styles.says}>
          {chosen ? `${chosen.says}.` : 'As of a service nearby: 60 to 180 ms.'}
        </p>
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {DEMO.state}
        </span>
        <SelectField
          className={styles.state}
          label={DEMO.state}
          hideLabel
          value={scenario}
          onChange={(next) => set({ scenario: next })}
          options={[
            { value: '', label: 'none: answers as usual' },
            ...scenarios.map(({ name, shows }) => ({ value: name, label: `${name}: ${shows}` })),
          ]}
        />
      </div>
    </section>
  )
}
