import { useLayoutEffect, useRef, useState } from 'react'
import type { DemoControls } from '@/api/connection.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { capital } from '@/lib/text/capital.ts'
import { foldText, searchWords } from '@/lib/text/spelling.ts'
import { DEMO } from '@/words/demoNames.ts'
import { activeDemoSettings } from './activeDemoSettings.ts'
import { ActiveSettingsList } from './ActiveSettingsList.tsx'
import { CatalogFields } from './CatalogFields.tsx'
import { MatchNote } from './MatchNote.tsx'
import { useChooseCatalog } from './useChooseCatalog.ts'
import { useDemoSettings, type DemoSettings } from './useDemoSettings.ts'
import styles from './DemoDrawer.module.css'

type Props = { onClose: () => void }

/** A sheet over any page with the settings of the demo service, which provides the options itself. */
export function DemoDrawer({ onClose }: Props) {
  const { data: controls, isError } = useDemoControls()
  return (
    <Sheet
      open
      className={styles.drawer}
      title={DEMO.controls}
      onClose={onClose}
      actions={controls && <ResetButton controls={controls} />}
      footer={controls && <ScenarioLink controls={controls} />}
    >
      {controls ? (
        <Fields controls={controls} onClose={onClose} />
      ) : (
        <div className={styles.part}>
          {isError ? (
            <p className={styles.says}>The demo service couldn’t be started. Reload the page.</p>
          ) : (
            <Spinner label="Starting the demo service" />
          )}
        </div>
      )}
    </Sheet>
  )
}

type OfControls = { controls: DemoControls }

const isOwn = ({ own }: DemoControls) => own.active() === 'own'

function ResetButton({ controls }: OfControls) {
  const demoSettings = useDemoSettings(controls)
  const { toDemo } = useChooseCatalog(controls.own)
  const isUsual = activeDemoSettings(controls, demoSettings).length === 0 && !isOwn(controls)
  const reset = () => {
    demoSettings.set({ scenario: '', latency: '', apiVariants: [], size: '' })
    if (isOwn(controls)) toDemo()
    else announce('The demo works normally')
  }
  return (
    <Button variant="quiet" disabled={isUsual} onClick={reset}>
      {DEMO.reset}
    </Button>
  )
}

function ScenarioLink({ controls }: OfControls) {
  return (
    <div className={styles.foot}>
      <CopyButton
        variant="primary"
        label={DEMO.copy}
        copiedLabel="Link copied"
        text={() => window.location.href}
      />
      <p className={styles.says}>
        {isOwn(controls)
          ? 'It opens this page with the demo catalog. Your own catalog stays in this browser.'
          : 'It opens this page as you see it. Your settings aren’t included.'}
      </p>
    </div>
  )
}

function Fields({ controls, onClose }: OfControls & Props) {
  const demoSettings = useDemoSettings(controls)
  const on = activeDemoSettings(controls, demoSettings)
  const chosenVariants = controls.apiVariants.filter(({ name }) =>
    demoSettings.apiVariants.includes(name),
  )
  const names = on.map(({ name }) => name).join()
  const before = useRef(names)
  useLayoutEffect(() => {
    // A list above the clicked control has changed its height; the control must stay in sight.
    if (before.current !== names) document.activeElement?.scrollIntoView({ block: 'nearest' })
    before.current = names
  })
  return (
    <>
      <div className={styles.part}>
        <p className={styles.says}>
          {on.length === 0
            ? 'Everything is normal. Your choices here become part of the link.'
            : 'Active from the next request:'}
        </p>
        <ActiveSettingsList on={on} />
        <MatchNote apiVariants={chosenVariants} onMatched={onClose} />
      </div>
      <CatalogFields controls={controls} demoSettings={demoSettings} onLeave={onClose} />
      <AnswerFields controls={controls} demoSettings={demoSettings} />
      <section className={styles.part}>
        <h3 className={styles.title}>{DEMO.speaks}</h3>
        <ApiVariantList
          apiVariants={controls.apiVariants}
          chosen={demoSettings.apiVariants}
          onChange={(apiVariants) => demoSettings.set({ apiVariants })}
        />
      </section>
    </>
  )
}

type ApiVariantListProps = {
  apiVariants: DemoControls['apiVariants']
  chosen: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** The API variants that the demo supports; they can be combined. */
function ApiVariantList({ apiVariants, chosen, onChange }: ApiVariantListProps) {
  const [wanted, setWanted] = useState('')
  const words = searchWords(wanted)
  const matching = apiVariants.filter(({ name, description }) => {
    const text = foldText(`${name} ${description}`)
    return words.every((word) => text.includes(word))
  })
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
        {matching.map(({ name, description }) => (
          <li key={name}>
            <Checkbox
              label={name}
              description={description}
              checked={chosen.includes(name)}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={styles.none}>No matching options</p>}
    </div>
  )
}

/** The name of a delay in words: "at-once" becomes "At once". */
const inWords = (name: string) => capital(name.replace('-', ' '))

type AnswerFieldsProps = { controls: DemoControls; demoSettings: DemoSettings }

/** Settings for the demo’s answers: their delay, and what it sends in place of the requested data. */
function AnswerFields({ controls: { latencies, scenarios }, demoSettings }: AnswerFieldsProps) {
  const { latency, scenario, set } = demoSettings
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
          {chosen ? `${chosen.description}.` : 'Like a nearby service: 60 to 180 ms.'}
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
            { value: '', label: 'none, works normally' },
            ...scenarios.map(({ name, shows }) => ({ value: name, label: `${name}: ${shows}` })),
          ]}
        />
      </div>
    </section>
  )
}
