import RotateCw from 'lucide-react/icons/rotate-cw'
import type { DemoControls } from '@/api/connection.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { useDemoSettings } from '@/features/demo/useDemoSettings.ts'
import { moveFocusForRetry, restoreRetryFocus } from '@/features/messages/noticeFocus.ts'
import { NAMES } from '@/words/names.ts'

type RetryProps = {
  onRetry: () => void
  /** The button’s label, "Retry 3" if it repeats several requests. */
  label?: string | undefined
}

/**
 * The one action of a failed request: for a fault that the demo simulates it turns the fault off, otherwise it sends the request
 * again.
 */
export function ErrorAction(props: RetryProps) {
  // `__DEMO__` is a constant, so that a live build contains no demo code.
  return __DEMO__ ? <InDemo {...props} /> : <Retry {...props} />
}

function InDemo(props: RetryProps) {
  const { data: controls } = useDemoControls()
  return controls ? <TurnOffOrRetry {...props} controls={controls} /> : <Retry {...props} />
}

function TurnOffOrRetry({ controls, ...props }: RetryProps & { controls: DemoControls }) {
  const { scenario, set } = useDemoSettings(controls)
  if (scenario === '') return <Retry {...props} />
  return (
    <Button
      size="s"
      onClick={(event) => {
        moveFocusForRetry(event.currentTarget)
        set({ scenario: '' })
      }}
    >
      {NAMES.turnOffFault}
    </Button>
  )
}

function Retry({ onRetry, label = NAMES.retry }: RetryProps) {
  return (
    <Button
      ref={restoreRetryFocus}
      size="s"
      icon={<RotateCw />}
      onClick={(event) => {
        moveFocusForRetry(event.currentTarget)
        onRetry()
      }}
    >
      {label}
    </Button>
  )
}
