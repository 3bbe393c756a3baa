import { useLayoutEffect, useRef } from 'react'
import type { DemoControls } from '../catalog/connection.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { announce } from '../ui/LiveRegion.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { DEMO } from '../words/demoNames.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { CatalogFields } from './CatalogFields.tsx'
import styles from './DemoDrawer.module.css'
import { DemoOn } from './DemoOn.tsx'
import { DialectList } from './DialectList.tsx'
import { MatchNote } from './MatchNote.tsx'
import { useChooseCatalog } from './useChooseCatalog.ts'
import { useDemoControls } from './useDemoControls.ts'
import { useDemoSaid } from './useDemoSaid.ts'
import { whatIsOn } from './whatIsOn.ts'

type Props = { onClose: () => void }

/** What the demo service is told to be, over whatever page one is on; it says itself what it can. */
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
            <p className={styles.says}>
              The demo service could not be started: load the page again.
            </p>
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
  const said = useDemoSaid(controls)
  const { toDemo } = useChooseCatalog(controls.own)
  const isUsual = whatIsOn(controls, said).length === 0 && !isOwn(controls)
  const reset = () => {
    said.set({ scenario: '', latency: '', dialects: [], size: '' })
    if (isOwn(controls)) toDemo()
    else announce('The demo answers as usual')
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
          ? 'It opens this page on the demo catalog: yours stays in this browser.'
          : 'It opens this page as you see it; your settings stay with you.'}
      </p>
    </div>
  )
}

function Fields({ controls, onClose }: OfControls & Props) {
  const said = useDemoSaid(controls)
  const on = whatIsOn(controls, said)
  const spoken = controls.dialects.filter(({ name }) => said.dialects.includes(name))
  const names = on.map(({ name }) => name).join()
  const before = useRef(names)
  useLayoutEffect(() => {
    // What was pressed moves by what now stands above it, and may not go out of sight with that.
    if (before.current !== names) document.activeElement?.scrollIntoView({ block: 'nearest' })
    before.current = names
  })
  return (
    <>
      <div className={styles.part}>
        <p className={styles.says}>
          {on.length === 0
            ? 'Everything as usual. What is chosen here is in the address, and the page stays where it is.'
            : 'Other than usual, from the next request on:'}
        </p>
        <DemoOn on={on} />
        <MatchNote dialects={spoken} onMatched={onClose} />
      </div>
      <CatalogFields controls={controls} said={said} onLeave={onClose} />
      <AnswerFields controls={controls} said={said} />
      <section className={styles.part}>
        <h3 className={styles.title}>{DEMO.speaks}</h3>
        <DialectList
          dialects={controls.dialects}
          chosen={said.dialects}
          onChange={(dialects) => said.set({ dialects })}
        />
      </section>
    </>
  )
}
