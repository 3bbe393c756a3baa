import type { Dialect } from '../catalog/dialect.ts'
import { formatCount } from '../lib/numbers/format.ts'
import { useProfile } from '../queries/service/useProfile.ts'
import { Link } from '../shell/Link.tsx'
import { paths } from '../url/paths.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** What answers show of a choice of the dialect, and the way to the evidence. */
export function DialectEvidence({ point }: { point: keyof Dialect }) {
  const { profile } = useProfile()
  const judgement = profile.points.find(({ id }) => id === point)?.judgement
  if (!judgement) return null
  const { verdict, answers } = judgement
  const often = answers === 1 ? '1 answer' : `${formatCount(answers)} answers`
  return (
    <VerdictMark verdict={verdict}>
      {verdict === 'observed' && ` in ${often}`}
      {verdict === 'contradicted' && (
        <>
          {` by ${often}. `}
          <Link to={paths.service()}>See</Link>
        </>
      )}
    </VerdictMark>
  )
}
