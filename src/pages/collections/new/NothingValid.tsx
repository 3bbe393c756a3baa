import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { CodesDraftState } from './useCodesDraft.ts'

/** More than one word: what a product is called. */
const WORDS = /\p{L}{2}\S*\s+\S/u

/** None of the lines can be checked. It is not announced: the import preview says how many rows were read, and who types a first code has made no mistake yet. */
export function NothingValid({ draft }: { draft: CodesDraftState }) {
  const { aliases, inputs, plan, settings } = draft
  const isAsked = inputs.some(({ openQuestions }) => openQuestions > 0)
  if (aliases.kind !== 'read' || plan === null || plan.counts.valid > 0 || isAsked) return null
  const { lines } = plan.counts
  const words =
    lines === 0
      ? 'No line has an EAN, link, product ID or title. See below how the input is read.'
      : lines === 1
        ? 'The line can’t be checked; the reason is below.'
        : `None of the ${formatCount(lines)} lines can be checked; the reasons are below.`
  const mayBeTitles = settings.as !== 'title' && aliases.lines.some(({ text }) => WORDS.test(text))
  return (
    <ErrorCard
      title={words}
      action={
        mayBeTitles && (
          <Button size="s" onClick={() => draft.change({ as: 'title' })}>
            {CODE_CHECK.asTitles}
          </Button>
        )
      }
    >
      Your input stays as it is.
    </ErrorCard>
  )
}
