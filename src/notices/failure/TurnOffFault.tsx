import type { DemoControls } from '../../catalog/connection.ts'
import { useDemoControls } from '../../queries/service/useDemoControls.ts'
import { useDemoSaid } from '../../queries/service/useDemoSaid.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { NAMES } from '../../words/names.ts'
import { leaveToAsk } from '../noticeFocus.ts'

/** Turns off the demo state in the address, which caused the failure; nothing where the address names none. */
export function TurnOffFault() {
  const { data: controls } = useDemoControls()
  return controls ? <InDemo controls={controls} /> : null
}

function InDemo({ controls }: { controls: DemoControls }) {
  const { scenario, set } = useDemoSaid(controls)
  if (scenario === '') return null
  return (
    <Button
      size="s"
      onClick={(event) => {
        leaveToAsk(event.currentTarget)
        set({ scenario: '' })
      }}
    >
      {NAMES.turnOffFault}
    </Button>
  )
}
