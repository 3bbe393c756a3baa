/**
 * The strip for your own codes: paste them, or drop a file anywhere on *Home*. In the demo it also links to connecting a service.
 */
import Barcode from 'lucide-react/icons/barcode'
import KeyRound from 'lucide-react/icons/key-round'
import Upload from 'lucide-react/icons/upload'
import { useCallback, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { ReadingFile } from '@/components/ui/fields/ReadingFile.tsx'
import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import { CODES_FILES, useDraftFile } from '@/features/job-progress/useDraftFile.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { addTextToDraft, writeDraftFile } from '@/storage/newCollection/codesDraft.ts'
import { START } from '@/words/startNames.ts'
import { usePagePaste } from './usePagePaste.ts'
import styles from './OwnStrip.module.css'

export function OwnStrip() {
  const { id, mode } = useConnection()
  const go = useGo()
  const isPhone = usePhone()
  // Opens the page *New collection*, which checks nothing until the user starts it.
  const showNewCollection = useCallback(
    (saved: Promise<unknown>) => void saved.then(() => go(paths.newCollection())),
    [go],
  )
  const openFile = useCallback(
    (file: DraftFile) => showNewCollection(writeDraftFile(id, file)),
    [id, showNewCollection],
  )
  const input = useDraftFile(openFile)
  const isOver = useFileDrop((file) => void input.open(file))
  usePagePaste({
    onFile: (file) => void input.open(file),
    onText: (text) => showNewCollection(addTextToDraft(id, text)),
  })
  return (
    <section aria-label={START.own} className={styles.strip}>
      <Cell
        icon={<Barcode />}
        title="Paste your codes"
        message="EANs, links or product IDs, or columns from Excel, up to 10,000 lines."
      >
        <Link to={paths.newCollection()} className={buttonClass()}>
          {START.paste}
        </Link>
      </Cell>
      <Cell
        icon={<Upload />}
        title={isPhone ? 'Choose a file' : 'Drop a file anywhere'}
        message="CSV, TXT, XLSX, XML or JSON with codes, links or product IDs."
        className={classes(styles.file, isOver && styles.over)}
      >
        {input.underWay === null ? (
          <FileButton
            icon={null}
            label="File with codes"
            accept={CODES_FILES}
            onFile={(file) => void input.open(file)}
          >
            {START.chooseFile}
          </FileButton>
        ) : (
          <span className={styles.reading}>
            <ReadingFile file={input.underWay} onCancel={() => input.cancel()} />
          </span>
        )}
      </Cell>
      {mode === 'demo' && (
        <Cell
          icon={<KeyRound />}
          title="Connect the service"
          message="Address and key. The key isn’t saved unless you choose to."
        >
          <Link to={paths.settings('connection')} className={buttonClass()}>
            {START.connect}
          </Link>
        </Cell>
      )}
      {input.problem !== null && (
        <ErrorCard isAlert className={styles.problem} title={input.problem} />
      )}
    </section>
  )
}

type CellProps = {
  icon: ReactNode
  title: string
  message: string
  className?: string | undefined
  children: ReactNode
}

function Cell({ icon, title, message, className, children }: CellProps) {
  return (
    <div className={classes(styles.cell, className)}>
      {icon}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{message}</p>
      </div>
      {children}
    </div>
  )
}
