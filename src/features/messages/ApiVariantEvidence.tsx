import type { ApiVariant } from '@/api/apiVariant.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { PointStateMark } from './PointStateMark.tsx'
import { useProfile } from './useProfile.ts'

/** What answers show about a choice of the API variant, with a link to the evidence. */
export function ApiVariantEvidence({ point }: { point: keyof ApiVariant }) {
  const { profile } = useProfile()
  const evaluation = profile.points.find(({ id }) => id === point)?.evaluation
  if (!evaluation) return null
  const { state: verdict, answers } = evaluation
  const often = plural(answers, 'answer')
  return (
    <PointStateMark state={verdict}>
      {verdict === 'observed' && ` in ${often}`}
      {verdict === 'contradicted' && (
        <>
          {` by ${often}. `}
          <Link to={paths.service()}>See</Link>
        </>
      )}
    </PointStateMark>
  )
}
