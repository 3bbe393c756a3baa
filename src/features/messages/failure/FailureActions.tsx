import RotateCw from 'lucide-react/icons/rotate-cw'
import type { DemoControls } from '@/api/connection.ts'
import type { Answer } from '@/api/http/call.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { useDemoSaid } from '@/features/demo/useDemoSaid.ts'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { leaveToAsk, takeUpAgain } from '@/features/messages/noticeFocus.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'

type Props = {
  /** Null where none came: then there is no request worth copying. */
  answer: Answer | null
  /** Whether Settings may help. */
  inSettings?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** The ways on from a failure; Retry comes last, where the eye ends. */
export function FailureActions({ answer, inSettings = false, onRetry }: Props) {
  return (
    <>
      {answer && <CopyCurl call={answer.call} size="s" variant="quiet" />}
      {inSettings && (
        <Link className={buttonClass({ size: 's' })} to={paths.settings('connection')}>
          {NAMES.settings}
        </Link>
      )}
      {/* The first is a constant, so a live build holds nothing of it. */}
      {__DEMO__ && <TurnOffFault />}
      {onRetry && (
        <Button
          ref={takeUpAgain}
          size="s"
          icon={<RotateCw />}
          onClick={(event) => {
            leaveToAsk(event.currentTarget)
            onRetry()
          }}
        >
          {NAMES.retry}
        </Button>
      )}
    </>
  )
}

/** Turns off the demo state in the address, which caused the failure; nothing where the address names none. */
function TurnOffFault() {
  const { data: controls } = useDemoControls()
  return controls ? <TurnOffInDemo controls={controls} /> : null
}

function TurnOffInDemo({ controls }: { controls: DemoControls }) {
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
