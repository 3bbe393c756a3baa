import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { readingFor } from '@/features/codes-input/priceUse.ts'
import { FileActions } from '@/features/import/preview/FileActions.tsx'
import { ImportPreview } from '@/features/import/preview/ImportPreview.tsx'
import { CODES_FILES } from '@/features/job-progress/useDraftFile.ts'
import { CODE_CHECK, previewOf } from '@/words/codesNames.ts'
import { isPlainList } from './isPlainList.ts'
import { PriceUseField } from './PriceUseField.tsx'
import type { CodesDraftState } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'
import type { FileInput } from './useFileInput.ts'
import styles from './InputPreview.module.css'

type Props = {
  input: DraftInput
  draft: CodesDraftState
  /** The buttons for the file, which are shown here; null if they are shown elsewhere. */
  fileInput: FileInput | null
  isShown: boolean
  /** Whether this is the first preview, whose contents are placed in the grid of the page. */
  isLead: boolean
  onWanted: (isWanted: boolean) => void
}

/** The preview of how the file or text is read; collapsed for a plain list of codes. */
export function InputPreview({ input, draft, fileInput, isShown, isLead, onWanted }: Props) {
  const id = useId()
  const { kind, reading, answers, isBusy, use } = input
  const setAnswers = (next: typeof answers) => draft.setAnswers(kind, next)
  return (
    <section
      aria-label={previewOf(kind)}
      className={classes(styles.preview, styles[kind], isLead && styles.lead)}
    >
      {isPlainList(reading, answers) && (
        <Button
          size="s"
          variant="link"
          className={styles.switch}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => onWanted(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'} how the {kind} is read
        </Button>
      )}
      {isShown && (
        <div id={id} className={styles.how}>
          <ImportPreview
            reading={readingFor(reading, use)}
            answers={answers}
            onAnswers={setAnswers}
            isBusy={isBusy}
            remembered={draft.rememberedFor(kind)}
            inGridOfPage={isLead}
            actions={
              fileInput && (
                <FileActions
                  label={CODE_CHECK.file}
                  accept={CODES_FILES}
                  onFile={fileInput.open}
                  fileInProgress={fileInput.underWay}
                  onCancel={fileInput.cancel}
                >
                  <IconButton
                    size="s"
                    icon={<X />}
                    label={CODE_CHECK.removeFile}
                    onClick={() => draft.setFile(null)}
                  />
                </FileActions>
              )
            }
            besideCounts={
              <PriceUseField input={input} countries={draft.countries} onChange={setAnswers} />
            }
          />
        </div>
      )}
    </section>
  )
}
