import Table from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { formatCount, MISSING } from '../../../lib/numbers/format.ts'
import { changeKinds, type ChangeKind } from '../../../model/changes/change.ts'
import { CHANGES, kindInWords } from '../../../model/changes/changesNames.ts'
import { ChangeSign } from '../../../runs/ChangeMarks.tsx'
import { Link } from '../../../shell/Link.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { encodeChanges, type ChangesState } from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './ChangeTiles.module.css'
import { tileWords } from './tileWords.ts'

type Props = { setId: string; found: FoundChanges; state: ChangesState }

/** How many products changed in which way; a press shows them, a second one all again. */
export function ChangeTiles({ setId, found, state }: Props) {
  const { summary } = found
  const to = (tile: ChangeKind | '') =>
    paths.changes(setId, encodeChanges({ ...state, tile: state.tile === tile ? '' : tile }))
  return (
    <ul className={styles.tiles} aria-label={CHANGES.tiles}>
      <Tile
        sign={<Table className={styles.sign} />}
        label={CHANGES.all}
        value={formatCount(summary.changed)}
        words={`of ${formatCount(summary.products)} products`}
        isOn={state.tile === ''}
        to={paths.changes(setId, encodeChanges({ ...state, tile: '' }))}
      />
      {changeKinds.map((kind) => {
        const words = tileWords(kind, found)
        return (
          <Tile
            key={kind}
            sign={<ChangeSign kind={kind} />}
            label={kindInWords(kind)}
            value={words.isTold ? formatCount(summary.counts[kind]) : MISSING}
            words={words.words}
            isOn={state.tile === kind}
            to={to(kind)}
          />
        )
      })}
      <Tile
        sign={null}
        label={CHANGES.none}
        value={formatCount(summary.same)}
        words="not shown"
        isOn={false}
        to={null}
      />
    </ul>
  )
}

type TileProps = {
  sign: ReactNode
  label: string
  value: string
  words: string
  isOn: boolean
  /** null: there is nothing to show. */
  to: string | null
}

function Tile({ sign, label, value, words, isOn, to }: TileProps) {
  const content = (
    <>
      <span className={styles.label}>
        {sign}
        {label}
      </span>
      <b>{value}</b>
      <span className={styles.words}>
        <Localized>{words}</Localized>
      </span>
    </>
  )
  const look = classes(styles.tile, isOn && styles.on)
  return (
    <li>
      {to === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link className={look} to={to} keepScroll aria-current={isOn || undefined}>
          {content}
        </Link>
      )}
    </li>
  )
}
