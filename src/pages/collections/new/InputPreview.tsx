import { useId, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { readingFor } from '@/features/codes-input/priceUse.ts'
import { ImportPreview } from '@/features/import/preview/ImportPreview.tsx'
import { previewOf } from '@/words/codesNames.ts'
import { isPlainList } from './isPlainList.ts'
import { PriceUseField } from './PriceUseField.tsx'
import type { CodesDraftState } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'
import styles from './InputPreview.module.css'

/** How the file or the text is read. A plain list of codes shows it on demand only. */
export function InputPreview({ input, draft }: { input: DraftInput; draft: CodesDraftState }) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const { kind, reading, answers, isBusy, use } = input
  const isPlain = isPlainList(reading, answers)
  const isShown = !isPlain || isWanted
  const setAnswers = (next: typeof answers) => draft.setAnswers(kind, next)
  return (
    <section aria-label={previewOf(kind)} className={styles.preview}>
      <PriceUseField input={input} countries={draft.countries} onChange={setAnswers} />
      {isPlain && (
        <Button
          size="s"
          variant="link"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setWanted(!isWanted)}
        >
          {isShown ? 'Hide' : 'Show'} how the {kind} is read
        </Button>
      )}
      {isShown && (
        <div id={id}>
          <ImportPreview
            reading={readingFor(reading, use)}
            answers={answers}
            onAnswers={setAnswers}
            isBusy={isBusy}
            remembered={draft.rememberedFor(kind)}
          />
        </div>
      )}
    </section>
  )
}
