import type { JudgedPoint } from '../../api/profile/profileOf.ts'
import { requestsInWords } from '../../domain/requestsInWords.ts'
import { requestsOf } from '../../jobs/runChecks.ts'
import { Link } from '../../parts/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { useDialectChange } from './useDialectChange.ts'

type Props = {
  point: JudgedPoint
  /** Null while a check is under way. */
  onTry: ((point: JudgedPoint) => void) | null
}

/** What can be done about a point with one press: change the setting, go to it, or ask the service. */
export function PointAction({ point, onTry }: Props) {
  const change = useDialectChange()
  const { verdict, remedy } = point.judgement
  if (remedy?.kind === 'change') {
    return (
      <Button
        size="s"
        variant={verdict === 'contradicted' ? 'primary' : 'secondary'}
        onClick={() => change(remedy)}
      >
        {remedy.label}
      </Button>
    )
  }
  if (remedy) {
    return (
      <Link className={buttonClass({ size: 's' })} to={paths.settings(remedy.part)}>
        {remedy.label}
      </Link>
    )
  }
  if (verdict !== 'assumed' || !point.probe) return null
  return (
    <Button size="s" disabled={onTry === null} onClick={() => onTry?.(point)}>
      {`Try, ${requestsInWords(requestsOf([point]))}`}
    </Button>
  )
}
