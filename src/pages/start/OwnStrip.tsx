/** For whoever has codes at hand: pasted, or in a file that is dropped anywhere; and the way from the demo to a service of one's own. */
import Barcode from 'lucide-react/icons/barcode'
import KeyRound from 'lucide-react/icons/key-round'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import { CODES_FILE, useTakeFile } from '../../runs/useTakeFile.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useGo } from '../../shell/way.tsx'
import { changeDraftTable } from '../../store/batches/batchDraft.ts'
import { usePhone } from '../../ui/browser/usePhone.ts'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { FileButton } from '../../ui/fields/FileButton.tsx'
import { ReadingFile } from '../../ui/fields/ReadingFile.tsx'
import { useFileDrop } from '../../ui/fields/useFileDrop.ts'
import { Note } from '../../ui/panels/Note.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import styles from './OwnStrip.module.css'

export function OwnStrip() {
  const { id, way } = useConnection()
  const go = useGo()
  const isPhone = usePhone()
  const input = useTakeFile((table) => {
    // The next batch shows it, and asks nothing before it is started.
    void changeDraftTable(id, () => table).then(() => go(paths.batch()))
  })
  const isOver = useFileDrop((file) => void input.take(file))
  return (
    <section aria-label={START.own} className={styles.strip}>
      <Cell
        icon={<Barcode />}
        title="Paste your codes"
        says="EANs, links or product ids, a column from Excel, up to 10,000 lines."
      >
        <Link to={paths.batch()} className={buttonClass()}>
          {START.paste}
        </Link>
      </Cell>
      <Cell
        icon={<Upload />}
        title={isPhone ? 'Bring a file' : 'Drop a file anywhere'}
        says="CSV, TXT or XLSX with codes, links or product ids."
        className={classes(styles.file, isOver && styles.over)}
      >
        {input.reading === null ? (
          <FileButton
            icon={null}
            label="File with codes"
            accept={CODES_FILE}
            onFile={(file) => void input.take(file)}
          >
            {START.chooseFile}
          </FileButton>
        ) : (
          <span className={styles.reading}>
            <ReadingFile file={input.reading} onCancel={() => input.drop()} />
          </span>
        )}
      </Cell>
      {way === 'demo' && (
        <Cell
          icon={<KeyRound />}
          title="Connect the service"
          says="Address and key. The key stays in memory unless you say otherwise."
        >
          <Link to={paths.settings('connection')} className={buttonClass()}>
            {START.connect}
          </Link>
        </Cell>
      )}
      {input.problem !== null && (
        <Note tone="danger" role="alert" className={styles.problem}>
          {input.problem}
        </Note>
      )}
    </section>
  )
}

type CellProps = {
  icon: ReactNode
  title: string
  says: string
  className?: string | undefined
  children: ReactNode
}

function Cell({ icon, title, says, className, children }: CellProps) {
  return (
    <div className={classes(styles.cell, className)}>
      {icon}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{says}</p>
      </div>
      {children}
    </div>
  )
}
