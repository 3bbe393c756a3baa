import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { say } from '@/components/ui/panels/LiveRegion.tsx'
import type { AnswerHistory } from './useAnswerHistory.ts'
import styles from './ImportPreview.module.css'

/** Both buttons stay once they are there, so that a click on the last change doesn't take the focus away. */
export function AnswerActions({ history }: { history: AnswerHistory }) {
  const { undo, reset, isUsed } = history
  if (!isUsed) return null
  return (
    <fieldset aria-label="Your changes" className={styles.actions}>
      <Button
        size="s"
        variant="quiet"
        icon={<Undo />}
        aria-disabled={undo === null}
        onClick={() => {
          if (undo === null) return
          undo()
          say('Undone')
        }}
      >
        Undo
      </Button>
      <Button
        size="s"
        variant="quiet"
        icon={<RotateCcw />}
        aria-disabled={reset === null}
        onClick={() => {
          if (reset === null) return
          reset()
          say('Reset to the app’s choices')
        }}
      >
        Reset to the app’s choices
      </Button>
    </fieldset>
  )
}
