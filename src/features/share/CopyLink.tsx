import LinkIcon from 'lucide-react/icons/link'
import { Suspense, type ReactNode } from 'react'
import { buttonClass, type ButtonSize } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { SHARE } from '@/words/shareNames.ts'
import styles from './CopyLink.module.css'

/** The panel of `CopyLink`; its code loads with the first click. */
export const CopyLinkPanel = lazyPart(
  async () => (await import('./CopyLinkPanel.tsx')).CopyLinkPanel,
  'The link couldn’t be created.',
)

type Props = {
  size?: ButtonSize
  /** The panel, a `CopyLinkPanel` with its options. */
  children: ReactNode
}

/** A button that copies the page’s content as a link and shows what the link includes. */
export function CopyLink({ size = 'm', children }: Props) {
  return (
    <Popover
      label={SHARE.copy}
      align="end"
      triggerClassName={buttonClass({ size })}
      panelClassName={styles.panel}
      trigger={
        <>
          <LinkIcon />
          <span>{SHARE.copy}</span>
        </>
      }
    >
      <Suspense fallback={<Spinner label="Creating the link" />}>{children}</Suspense>
    </Popover>
  )
}
