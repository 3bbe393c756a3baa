import { useMemo } from 'react'
import { shownCountries } from '../../../lib/countryCode.ts'
import { countriesInWords } from '../../../lib/countries.ts'
import { formatCount, formatIndex, inSentence } from '../../../lib/numbers/format.ts'
import { mineIn } from '../../../market/me.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import type { BatchMerchant } from '../../../model/batch/batchMerchants.ts'
import { ChooseMerchantNote } from '../../../position/ChooseMerchantNote.tsx'
import { ReferenceField } from '../../../position/ReferenceField.tsx'
import { useSayStanding } from '../../../position/useSayStanding.ts'
import { Link } from '../../../shell/Link.tsx'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { useGo } from '../../../shell/way.tsx'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Folded } from '../../../ui/layers/Folded.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { paths } from '../../../url/paths.ts'
import { BATCH } from '../../../words/batchNames.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import { AssortmentIndex } from './AssortmentIndex.tsx'
import styles from './StandingPanel.module.css'
import { assortment, assortmentRows, type Assortment } from './assortment.ts'
import { type ShownRow, countBy, tileOf } from '../rows/batchRows.ts'
import { encodeBatch, type BatchState, type BatchTile, BATCH_TILES } from '../batchState.ts'
import type { RowsHold } from '../rows/rowColumns.ts'
import { tileWords } from './tileWords.ts'
import { useBatchReference } from '../useBatchReference.ts'

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  state: BatchState
  /** The tile that holds: one of the address waits for somebody to be chosen as me. */
  tile: BatchTile | ''
  merchants: readonly BatchMerchant[]
  reference: ReferenceWords
  isNobody: boolean
  hold: RowsHold
}

/** What has to be known to read the tiles: whose prices are mine, and where they come from. */
function hints(rows: readonly ShownRow[], ref: string, hold: RowsHold) {
  const listed = rows.filter(({ summary }) => summary?.mine?.source === 'price list').length
  return [
    listed > 0 &&
      `${formatCount(listed)} ${listed === 1 ? 'row takes' : 'rows take'} my price from my price list, because the catalog holds no offer of mine there.`,
    ref === 'own-target' &&
      hold.countries &&
      'A target price names no country: in each one it is measured against as it was given.',
  ].filter((words) => words !== false)
}

/** Where my prices stand, row by row as tiles that filter, and over the whole assortment of each country. */
export function StandingPanel(props: Props) {
  const { job, rows, state, tile, merchants, reference, isNobody, hold } = props
  const go = useGo()
  const isPhone = usePhone()
  const [mine] = usePreference('mine')
  const { id, groups } = job.batch
  const figures = useMemo(
    () =>
      groups.map((group) => {
        const country = group.join()
        const name = countriesInWords(group)
        return { country, name, all: assortment(assortmentRows(rows, country)) }
      }),
    [groups, rows],
  )
  const ref = useBatchReference(state)
  const chooseReference = (chosen: string) =>
    go(paths.collection(id, encodeBatch({ ...state, ref: chosen })), { keepScroll: true })
  const fields = (
    <ReferenceField
      merchants={merchants}
      mine={mineIn(mine, groups.flat())}
      isNobody={isNobody}
      hasTargets={hold.targets}
      value={ref}
      onChange={chooseReference}
    />
  )
  const choice = isNobody && <ChooseMerchantNote countries={groups.flat()} />
  const tiles = (
    <StandingTiles
      batchId={id}
      rows={rows}
      state={state}
      chosen={tile}
      reference={reference}
      isNobody={isNobody}
    />
  )
  const about = (
    <>
      {hints(rows, ref, hold).map((words) => (
        <p key={words} className={styles.hint}>
          {words}
        </p>
      ))}
      {!isNobody &&
        figures.map(({ country, name, all }) => (
          <AssortmentIndex
            key={country}
            where={groups.length > 1 ? name : ''}
            figures={all}
            reference={reference}
          />
        ))}
    </>
  )
  if (isPhone) {
    return (
      <section className={styles.phone} aria-label={BATCH.standing}>
        <Folded
          label={BATCH.standing}
          triggerClassName={styles.strip}
          trigger={
            isNobody ? (
              <Invitation />
            ) : (
              <IndexStrip figures={figures} reference={reference} isOne={groups.length === 1} />
            )
          }
        >
          {choice}
          {fields}
          <div>{about}</div>
        </Folded>
        {tiles}
      </section>
    )
  }
  return (
    <Panel title={BATCH.standing} meta={`Reference: ${reference.label}`} actions={fields}>
      {choice}
      {tiles}
      {about}
    </Panel>
  )
}

/** Where nobody is me, the strip of a phone asks who that is. */
function Invitation() {
  return (
    <>
      <span className={styles.words}>
        <b>{BATCH.whoAmI}</b>
        <span>to see your price position</span>
      </span>
      <span className={styles.change}>{BATCH.choose}</span>
    </>
  )
}

type IndexStripProps = {
  figures: readonly { country: string; all: Assortment }[]
  reference: ReferenceWords
  isOne: boolean
}

/** The price index of the assortment in one line; a press opens how it comes about and what it is measured by. */
function IndexStrip({ figures, reference, isOne }: IndexStripProps) {
  const n = figures[0]?.all.n ?? 0
  return (
    <>
      {figures.map(({ country, all: { meanIndex, n: rows } }) => (
        <span key={country} className={styles.figure}>
          <b>{meanIndex === null ? <Missing what="no price index" /> : formatIndex(meanIndex)}</b>
          {!isOne && <span>{` ${shownCountries(country.split(','))}, ${formatCount(rows)}`}</span>}
        </span>
      ))}
      <span className={styles.words}>
        <b>{n > 0 && isOne ? `Price index, mean of ${formatCount(n)}` : 'Price index'}</b>
        <span>{`vs ${reference.label}`}</span>
      </span>
      <span className={styles.change}>{BATCH.change}</span>
    </>
  )
}

type StandingTilesProps = {
  batchId: string
  rows: readonly ShownRow[]
  state: BatchState
  chosen: BatchTile | ''
  reference: ReferenceWords
  /** Nobody is chosen as me: then no row stands anywhere. */
  isNobody: boolean
}

/**
 * How many rows stand where; a press shows them, a second one all again. Whatever status was chosen gives way, so that as
 * many rows are shown as the tile counts.
 */
function StandingTiles(props: StandingTilesProps) {
  const { batchId, rows, state, chosen, reference, isNobody } = props
  const counts = countBy(rows, tileOf)
  const to = (tile: BatchTile | '') =>
    paths.collection(batchId, encodeBatch({ ...state, tile, status: 'all' }))
  const tiles = (isNobody ? [] : BATCH_TILES).map((tile) => ({
    tile,
    label: tileWords(tile, reference),
    count: counts.get(tile) ?? 0,
    to: to(chosen === tile ? '' : tile),
  }))
  useSayStanding(
    isNobody,
    tiles
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => `${formatCount(count)} ${inSentence(label)}`)
      .join(', '),
  )
  return (
    <ul className={styles.tiles} aria-label={BATCH.tiles}>
      {[{ tile: '' as const, label: 'All rows', count: rows.length, to: to('') }, ...tiles].map(
        ({ tile, label, count, to: path }) => (
          <li key={tile}>
            <Link
              className={classes(styles.tile, chosen === tile && styles.on)}
              to={path}
              keepScroll
              aria-current={chosen === tile || undefined}
            >
              <span className={styles.label}>{label}</span>
              <b>{formatCount(count)}</b>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
