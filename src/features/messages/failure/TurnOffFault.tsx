import type { DemoControls } from '@/api/connection.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { useDemoSaid } from '@/features/demo/useDemoSaid.ts'
import { leaveToAsk } from '@/features/messages/noticeFocus.ts'
import { NAMES } from '@/words/names.ts'

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
