import { useId } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { LookupOptions } from './LookupOptions.tsx'
import type { LookupForm } from './useLookupForm.ts'
import styles from './OptionsSheet.module.css'

type Props = { form: LookupForm; onClose: () => void; findLabel: string }

/** The options on a small screen. Each takes effect at once; the button sends the request and closes the sheet. */
export function OptionsSheet({ form, onClose, findLabel }: Props) {
  const id = useId()
  return (
    <Sheet
      open
      side="bottom"
      title={FIND_BY_LINK.options}
      onClose={onClose}
      footer={
        <Button variant="primary" size="l" type="submit" form={id} className={styles.go ?? ''}>
          {findLabel}
        </Button>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
          onClose()
        }}
      >
        <LookupOptions form={form} layout="stack" />
      </form>
    </Sheet>
  )
}
