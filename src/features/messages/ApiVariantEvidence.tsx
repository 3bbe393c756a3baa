import type { ApiVariant } from '@/api/apiVariant.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useProfile } from './useProfile.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** What answers show about a choice of the API variant, with a link to the evidence. */
export function ApiVariantEvidence({ point }: { point: keyof ApiVariant }) {
  const { profile } = useProfile()
  const evaluation = profile.points.find(({ id }) => id === point)?.evaluation
  if (!evaluation) return null
  const { verdict, answers } = evaluation
  const often = plural(answers, 'answer')
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
