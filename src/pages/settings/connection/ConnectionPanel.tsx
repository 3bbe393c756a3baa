import Check from 'lucide-react/icons/check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import type { DemoControls, Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { activeDemoSettings } from '@/features/demo/activeDemoSettings.ts'
import { ActiveSettingsList } from '@/features/demo/ActiveSettingsList.tsx'
import { ConnectionBadge } from '@/features/demo/ConnectionBadge.tsx'
import { MatchNote } from '@/features/demo/MatchNote.tsx'
import { useDemoDrawer } from '@/features/demo/useDemoDrawer.tsx'
import { useDemoSettings } from '@/features/demo/useDemoSettings.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { DEMO } from '@/words/demoNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { isDemoBuild } from './demoBuild.ts'
import { DirectFields } from './DirectFields.tsx'
import { testedOperations } from './testConnection.ts'
import { TestNotes } from './TestNotes.tsx'
import { TestTable } from './TestTable.tsx'
import { useConnectionMode } from './useConnectionMode.ts'
import { answeredWords, useConnectionTest, type ConnectionTest } from './useConnectionTest.ts'
import { useSecrets } from './useSecrets.ts'
import styles from './ConnectionPanel.module.css'

/** The result of the connection test, once all operations have been requested: how many of them answer. */
function TestOutcome({ test }: { test: ConnectionTest | null }) {
  if (!test || test.isRunning) return null
  const isGood = test.tried.every(({ outcome }) => outcome.kind === 'answered')
  const isBad = test.tried.every(({ outcome }) => outcome.kind !== 'answered')
  return (
    <span className={classes(styles.verdict, isBad && styles.bad)}>
      {isGood || !isBad ? <Check /> : <TriangleAlert />}
      {answeredWords(test)}
    </span>
  )
}

/** The panel for how the service is reached, with which key, and whether it answers. */
export function ConnectionPanel() {
  const { mode: reached, badge } = useConnection()
  const { mode, isWaiting, choose, resetChoice } = useConnectionMode()
  const { hasKey, hasToken, forget } = useSecrets()
  const { test, run, cancel } = useConnectionTest()

  const start = () => {
    // Without a key no request would be sent, so the field for the key gets the focus.
    if (reached === 'direct' && !hasKey) document.getElementById('api-key')?.focus()
    else run()
  }
  const body = (fields: ReactNode) => (
    <>
      {fields}
      <div className={styles.actions}>
        {test?.isRunning ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button
            variant="primary"
            sub={`${testedOperations.length} requests`}
            disabled={isWaiting}
            onClick={start}
          >
            {test ? SETTINGS.testAgain : SETTINGS.test}
          </Button>
        )}
        {(hasKey || hasToken) && (
          <Button variant="quiet" onClick={forget}>
            {SETTINGS.forgetKey}
          </Button>
        )}
        {!isDemoBuild && resetChoice && (
          <Button variant="quiet" onClick={resetChoice}>
            {SETTINGS.deployed}
          </Button>
        )}
      </div>
    </>
  )

  return (
    <Panel
      id="connection"
      tabIndex={-1}
      title={SETTINGS.connection}
      actions={<TestOutcome test={test} />}
    >
      <div role="radiogroup" aria-label={SETTINGS.connection}>
        <ConnectionModeOption
          mode="demo"
          label={SETTINGS.demo}
          message={
            isDemoBuild
              ? (badge?.[2] ?? 'Sample data. Nothing is sent anywhere.')
              : 'Sample data. Not part of this build; run it with npm start.'
          }
          isOffered={isDemoBuild}
          isChosen={mode === 'demo'}
          onChoose={() => choose('demo')}
          end={<ConnectionBadge mode="demo" {...(badge && { badge })} />}
        >
          {/* `__DEMO__` is a constant of the build and comes first, so that a live build contains no code of the demo. */}
          {body(__DEMO__ && isDemoBuild && <DemoFields />)}
        </ConnectionModeOption>
        <ConnectionModeOption
          mode="proxy"
          label={SETTINGS.proxy}
          message={
            isDemoBuild
              ? 'The key stays on the server. Not set up at this address; the demo is used here.'
              : 'The key stays on the server, which adds it to each request.'
          }
          isOffered={!isDemoBuild}
          isChosen={mode === 'proxy'}
          onChoose={() => choose('proxy')}
        >
          {body(null)}
        </ConnectionModeOption>
        <ConnectionModeOption
          mode="direct"
          label={SETTINGS.direct}
          message="Works only where the service allows calls from web pages."
          isChosen={mode === 'direct'}
          onChoose={() => choose('direct')}
        >
          {body(<DirectFields />)}
        </ConnectionModeOption>
      </div>
      {test && <TestTable test={test} />}
      {test && !test.isRunning && <TestNotes tried={test.tried} />}
    </Panel>
  )
}

const nothing = () => {}

function Controls({ controls }: { controls: DemoControls }) {
  const demoSettings = useDemoSettings(controls)
  const { open, drawer } = useDemoDrawer()
  const chosenVariants = controls.apiVariants.filter(({ name }) =>
    demoSettings.apiVariants.includes(name),
  )
  return (
    <>
      <div className={styles.way}>
        <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={open}>
          {DEMO.controls}
        </Button>
        <p className={styles.says}>
          Size, responses, faults and delay, or{' '}
          <Link to={paths.ownCatalog()}>{DEMO.ownCatalog}</Link>
        </p>
      </div>
      <ActiveSettingsList on={activeDemoSettings(controls, demoSettings)} />
      <MatchNote apiVariants={chosenVariants} onMatched={nothing} />
      {drawer}
    </>
  )
}

/** The settings of the demo service. */
function DemoFields() {
  const { data: controls, isError } = useDemoControls()
  if (isError) return <p className={styles.says}>The demo service couldn’t be started.</p>
  if (controls === undefined) return <Spinner label="Starting the demo service" />
  return controls && <Controls controls={controls} />
}

type Props = {
  mode: Connection['mode']
  label: string
  message: string
  isChosen: boolean
  isOffered?: boolean
  onChoose: () => void
  /** What is shown at the end of the option's line. */
  end?: ReactNode
  /** Fields that are shown while the option is chosen. */
  children?: ReactNode
}

/** The option for a connection mode. */
function ConnectionModeOption({
  mode,
  label,
  message,
  isChosen,
  isOffered = true,
  onChoose,
  end,
  children,
}: Props) {
  return (
    <div className={classes(styles.option, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <label className={styles.name}>
          <input
            className={styles.radio}
            type="radio"
            name="way"
            value={mode}
            checked={isChosen}
            disabled={!isOffered}
            aria-describedby={`way-${mode}`}
            onChange={onChoose}
          />
          {label}
        </label>
        {end}
      </div>
      <p id={`way-${mode}`} className={styles.wayOptionSays}>
        {message}
      </p>
      {isChosen && children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  )
}
