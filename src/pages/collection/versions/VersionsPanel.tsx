import Clock from 'lucide-react/icons/clock'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import {
  CHANGES,
  deleteVersionOf,
  HISTORY,
  renameVersionOf,
} from '@/domain/changes/changesNames.ts'
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import { versionTimes } from '@/domain/collections/versionTimes.ts'
import { rowsInWords } from '@/features/job-progress/load/loadWords.ts'
import { NameForm } from '@/features/page/NameForm.tsx'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'
import { restoreDeleted } from '@/storage/collections/collections.ts'
import {
  type CollectionVersions,
  deleteVersions,
  nameVersion,
} from '@/storage/collections/versions.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from './VersionsPanel.module.css'

const REFUSED = 'The browser’s storage didn’t accept the change. Nothing was deleted.'

/** Deletes a version with its rows; *Undo* in the message restores it. */
function useDeleteVersion() {
  const { id: connectionId } = useConnection()
  return async ({ id, setId: collectionId, at }: Version) => {
    try {
      const { openLoads } = await import('@/jobs/load/openLoads.ts')
      openLoads.close(connectionId, collectionId, id)
      const deleted = await deleteVersions(connectionId, [id])
      toast(`The version of ${formatWhen(at)} is deleted`, {
        action: { label: CHANGES.undo, undo: () => restoreDeleted(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
}

/** Renames a version; *Undo* in the message restores the earlier name. */
function useRenameVersion() {
  const { id: connectionId } = useConnection()
  return async ({ id, name: before = '' }: Version, name: string) => {
    try {
      await nameVersion(connectionId, id, name)
      toast(`Version renamed to ${isolated(name)}`, {
        action: { label: CHANGES.undo, undo: () => nameVersion(connectionId, id, before) },
      })
    } catch {
      toast('The browser’s storage didn’t accept the change. The name is unchanged.', {
        tone: 'error',
      })
    }
  }
}

type VersionProps = {
  version: Version
  /** The version's name and time, for the labels of its buttons. */
  when: string
  /** The addresses of the version's rows and of its changes; `changes` is null for the first version. */
  rows: string
  changes: string | null
}

function VersionLine({ version, when, rows, changes }: VersionProps) {
  const remove = useDeleteVersion()
  const rename = useRenameVersion()
  const [isNaming, setNaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    // The rename button replaces the field, so it gets the field’s focus.
    flushSync(() => setNaming(false))
    button.current?.focus()
  }
  if (isNaming) {
    return (
      <li>
        <NameForm
          label={HISTORY.versionName}
          name={version.name ?? ''}
          what="A version"
          action={HISTORY.saveName}
          onName={(name) => {
            close()
            void rename(version, name)
          }}
          onCancel={close}
        />
      </li>
    )
  }
  return (
    <li>
      <Clock />
      <Link to={rows}>
        <LangText>{when}</LangText>
      </Link>
      <span className={styles.end}>
        {changes !== null && (
          <Link to={changes}>
            {COLLECTION_VIEWS.changes}
            <span className="vh">
              {' '}
              up to <LangText>{when}</LangText>
            </span>
          </Link>
        )}
        {!isComplete(version) && <Tag tone="warn">partial</Tag>}
        {isComplete(version) ? rowsInWords({ ...version, promised: null }) : rowsInWords(version)}
      </span>
      {version.endedAt !== null && (
        <IconButton
          ref={button}
          size="s"
          label={renameVersionOf(when)}
          icon={<Pencil />}
          onClick={() => setNaming(true)}
        />
      )}
      <IconButton
        size="s"
        label={deleteVersionOf(when)}
        icon={<Trash />}
        onClick={() => void remove(version)}
      />
    </li>
  )
}

type Props = { collectionId: string; savedVersions: CollectionVersions }

/** The panel with all versions of a collection, each with links to its rows and changes, *Rename* and *Delete*. */
export function VersionsPanel({
  collectionId,
  savedVersions: { collection, versions, bytes, damaged },
}: Props) {
  const whenOf = versionTimes(versions)
  return (
    <Panel title={HISTORY.versions} meta={`${formatCount(versions.length)}, ${formatBytes(bytes)}`}>
      <ul className={styles.list}>
        {versions.map((version, index) => (
          <VersionLine
            key={version.id}
            version={version}
            when={whenOf(version)}
            changes={
              index < versions.length - 1
                ? paths.changes(collectionId, encodeChanges({ to: version.id }))
                : null
            }
            rows={paths.collection(collection.id, new URLSearchParams({ snapshot: version.id }))}
          />
        ))}
      </ul>
      <p className={styles.rule}>
        {HISTORY.thinning} <Link to={paths.settings('stored')}>{HISTORY.toSettings}</Link>.
      </p>
      {damaged > 0 && (
        <p className={styles.damaged}>{plural(damaged, 'version')} can’t be read any more.</p>
      )}
    </Panel>
  )
}
