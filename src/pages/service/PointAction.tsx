import type { Remedy } from '@/api/profile/openPoint.ts'
import type { EvaluatedPoint } from '@/api/profile/profileOf.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { maxCheckRequests } from '@/jobs/runChecks.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

/** Returns the function that changes an option of the API variant, and announces it with Undo. */
function useApiVariantChange(): (remedy: Remedy & { kind: 'change' }) => void {
  const [dialect, setApiVariant] = usePreference('dialect')
  return ({ change, done }) => {
    setApiVariant({ ...dialect, ...change })
    toast(done, { action: { label: 'Undo', undo: () => setApiVariant(dialect) } })
  }
}

type Props = {
  point: EvaluatedPoint
  /** Checks a point; null while a check is running. */
  onTry: ((point: EvaluatedPoint) => void) | null
  /** Called with a click that removes the clicked control. */
  onClick: () => void
}

/** The control for a point: changes the setting, links to it, or sends requests to the service. */
export function PointAction({ point, onTry, onClick }: Props) {
  const change = useApiVariantChange()
  const { verdict, remedy } = point.evaluation
  // The name of a button includes its point, because buttons of several rows have the same text.
  const named = (words: string) => `${words}: ${point.title.replaceAll('`', '')}`
  if (remedy?.kind === 'change') {
    return (
      <Button
        size="s"
        variant={verdict === 'contradicted' ? 'primary' : 'secondary'}
        aria-label={named(remedy.label)}
        onClick={() => {
          onClick()
          change(remedy)
        }}
      >
        {remedy.label}
      </Button>
    )
  }
  if (remedy) {
    return (
      <Link
        className={buttonClass({ size: 's' })}
        to={paths.settings(remedy.part)}
        aria-label={named(remedy.label)}
      >
        {remedy.label}
      </Link>
    )
  }
  if (verdict !== 'assumed' || !point.probe) return null
  const most = maxCheckRequests([point])
  const words = `Try, ${most > 1 ? 'up to ' : ''}${plural(most, 'request')}`
  return (
    <Button
      size="s"
      disabled={onTry === null}
      aria-label={named(words)}
      onClick={() => {
        onClick()
        onTry?.(point)
      }}
    >
      {words}
    </Button>
  )
}
