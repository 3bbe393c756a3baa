import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Answer } from '@/api/http/call.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { leaveToAsk, takeUpAgain } from '@/features/messages/noticeFocus.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { TurnOffFault } from './TurnOffFault.tsx'

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
      <TurnOffFault />
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
