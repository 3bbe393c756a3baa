import type { DemoControls } from '../../api/connection.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { Link } from '../../parts/Link.tsx'
import { useDemoControls } from '../../parts/useDemoControls.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import styles from './DemoFields.module.css'
import { DialectPicker } from './DialectPicker.tsx'
import { MatchNote } from './MatchNote.tsx'
import { SpokenDialects } from './SpokenDialects.tsx'
import { useDemoNames } from './useDemoNames.ts'

function Controls({ controls }: { controls: DemoControls }) {
  const { dialects, scenario, set } = useDemoNames(controls)
  const spoken = controls.dialects.filter(({ name }) => dialects.includes(name))
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.part}>
          <span className={styles.label}>{SETTINGS.demoSpeaks}</span>
          <DialectPicker
            dialects={controls.dialects}
            chosen={dialects}
            onChange={(next) => set({ dialects: next })}
          />
        </div>
        <div className={styles.part}>
          <span className={styles.label} aria-hidden="true">
            {SETTINGS.demoState}
          </span>
          <SelectField
            className={styles.state}
            label={SETTINGS.demoState}
            hideLabel
            value={scenario}
            onChange={(next) => set({ scenario: next })}
            options={[
              { value: '', label: 'none: answers as usual' },
              ...controls.scenarios.map(({ name, shows }) => ({
                value: name,
                label: `${name}: ${shows}`,
              })),
            ]}
          />
        </div>
      </div>
      <SpokenDialects
        dialects={spoken}
        onRemove={(name) => set({ dialects: dialects.filter((one) => one !== name) })}
      />
      <MatchNote dialects={spoken} />
      <p className={styles.says}>
        In place of its catalog: <Link to={paths.ownCatalog()}>{SETTINGS.ownCatalog}</Link>
      </p>
    </>
  )
}

/** What the demo service is told to be; it says itself what it can. */
export function DemoFields() {
  const { data: controls, isError } = useDemoControls()
  if (isError) return <p className={styles.says}>The demo service could not be started.</p>
  if (controls === undefined) return <Spinner label="Starting the demo service" />
  return controls && <Controls controls={controls} />
}
