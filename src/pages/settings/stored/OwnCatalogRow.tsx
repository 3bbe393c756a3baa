import type { OwnCatalog } from '@/api/ownCatalog.ts'
import { useDemoControls } from '@/api/queries/useDemoControls.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { formatBytes } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useStoredCatalog } from '@/storage/queries/useStoredCatalog.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import styles from './DurabilityRow.module.css'

/** The row of your own catalog, which is stored separately: its size, that backups exclude it, and where to remove it. */
export function OwnCatalogRow() {
  const { data: controls } = useDemoControls()
  return controls && <Saved own={controls.own} />
}

function Saved({ own }: { own: OwnCatalog }) {
  const { data: storedCatalog } = useStoredCatalog(own)
  if (!storedCatalog) return null
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        {OWN_CATALOG.page}: <bdi>{storedCatalog.fileName}</bdi>, {plural(storedCatalog.rows, 'row')}
        , <LangText>{formatBytes(storedCatalog.bytes)}</LangText>. It isn’t part of backups, and
        “Delete all” doesn’t remove it. Import your file again to restore it.
      </p>
      <Link to={paths.ownCatalog()} className={buttonClass({ size: 's' })}>
        View or remove it
      </Link>
    </div>
  )
}
