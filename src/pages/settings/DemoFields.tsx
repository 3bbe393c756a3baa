import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { DemoControls } from '../../catalog/connection.ts'
import { DemoOn } from '../../demo/DemoOn.tsx'
import { MatchNote } from '../../demo/MatchNote.tsx'
import { useDemoControls } from '../../demo/useDemoControls.ts'
import { useDemoDrawer } from '../../demo/useDemoDrawer.tsx'
import { useDemoSaid } from '../../demo/useDemoSaid.ts'
import { whatIsOn } from '../../demo/whatIsOn.ts'
import { Link } from '../../shell/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import { DEMO } from '../../words/demoNames.ts'
import styles from './DemoFields.module.css'

const nothing = () => {}

function Controls({ controls }: { controls: DemoControls }) {
  const said = useDemoSaid(controls)
  const { open, drawer } = useDemoDrawer()
  const spoken = controls.dialects.filter(({ name }) => said.dialects.includes(name))
  return (
    <>
      <div className={styles.way}>
        <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={open}>
          {DEMO.controls}
        </Button>
        <p className={styles.says}>
          Its size, its dialect, its faults and its delay; or, in place of its catalog,{' '}
          <Link to={paths.ownCatalog()}>{DEMO.ownCatalog}</Link>
        </p>
      </div>
      <DemoOn on={whatIsOn(controls, said)} />
      <MatchNote dialects={spoken} onMatched={nothing} />
      {drawer}
    </>
  )
}

/** What the demo service is told to be, and the way to tell it something else. */
export function DemoFields() {
  const { data: controls, isError } = useDemoControls()
  if (isError) return <p className={styles.says}>The demo service could not be started.</p>
  if (controls === undefined) return <Spinner label="Starting the demo service" />
  return controls && <Controls controls={controls} />
}
