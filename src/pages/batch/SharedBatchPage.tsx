import Play from 'lucide-react/icons/play'
import { useMemo, useState } from 'react'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { formatCount, inSentence } from '../../lib/numbers/format.ts'
import { shownCountries } from '../../lib/countryCode.ts'
import { readRowReference, referenceWords } from '../../market/reference.ts'
import { planBatch } from '../../model/batch/planBatch.ts'
import { readLines } from '../../model/batch/inputLines.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { SharedLinkRefused, SharedPreview, useSharedLink } from '../../share/SharedLink.tsx'
import type { Shared, SharedOf } from '../../share/sharedWork.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useGo } from '../../shell/way.tsx'
import { readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { BATCH } from '../../words/batchNames.ts'
import { requestsInWords } from '../../words/requestsInWords.ts'
import { batchFromLink, SHARE } from '../../words/shareNames.ts'
import { requestsOf } from '../../work/batch/batchRequest.ts'
import { BATCH_LACKS } from './BatchLink.tsx'
import styles from './SharedBatchPage.module.css'
import { batchName } from './draft/batchName.ts'
import { decodeBatch, encodeBatch, type BatchState } from './batchState.ts'
import { orderInWords, topInWords } from './rows/rowColumns.ts'
import { NOT_STARTED, startBatch } from '../../work/batch/startBatch.ts'
import { tileWords } from './run/tileWords.ts'

/** So many of the codes are shown before they are asked. */
const FIRST = 12

/** A batch that came with a link: what it holds, and one press that asks it here. */
export function SharedBatchPage() {
  const read = useSharedLink('batch')
  return (
    <Frame className={styles.page}>
      {read.kind === 'shared' ? (
        <Preview shared={read.shared} work={read.work} />
      ) : (
        <SharedLinkRefused
          read={read}
          others={{ to: paths.newCollection(), label: COLLECTIONS.new }}
        />
      )}
    </Frame>
  )
}

/** How its rows will be shown: "dearer than the market, by index, highest first, against the median of the others". */
function viewInWords({ status, sort, top, tile, ref, view }: BatchState): string {
  const reference = referenceWords(readRowReference(ref))
  const order = sort.map((key) => orderInWords(key, reference))
  const parts = [
    ...(view === 'matrix' ? ['prices by merchant'] : []),
    ...(status === 'all' ? [] : [`only ${status.replace('-', ' ')}`]),
    ...(tile === '' ? [] : [inSentence(tileWords(tile, reference))]),
    ...(top === null ? [] : [topInWords(top, reference)]),
    // A top without a sort stands by rank, which its own words say.
    ...(order.length === 0 && top !== null ? [] : [order.join(', then ') || BATCH.asGiven]),
    ...(ref === '' ? [] : [`against the ${reference.label}`]),
  ]
  return parts.join(', ')
}

type Given = { shared: Pick<Shared, 'at' | 'isDemo'>; work: SharedOf<'batch'> }

function Preview({ shared, work }: Given) {
  const connection = useConnection()
  const go = useGo()
  const [isStarting, setStarting] = useState(false)
  const settings = useMemo(
    () => ({ ...work.settings, atOnce: readLoadChoice().atOnce }),
    [work.settings],
  )
  const groups = useMemo(() => marketGroups(work.countries), [work.countries])
  const lines = useMemo(() => {
    const titles = new Set(work.titles)
    const given = work.lines.map((text, at) => ({
      line: at + 1,
      text,
      target: work.targets?.[at] ?? null,
      ...(titles.has(at) && { isTitle: true }),
    }))
    return readLines(given, work.settings.as)
  }, [work])
  const titles = lines.filter(({ isTitle }) => isTitle === true).length
  const { asks, counts } = useMemo(() => planBatch(lines, groups), [lines, groups])
  const view = useMemo(() => decodeBatch(new URLSearchParams(work.view)), [work.view])
  const requests = requestsOf(asks, settings)
  const title = batchFromLink(lines.length - titles, titles)
  const name = work.name || batchName(counts)
  const start = async () => {
    setStarting(true)
    try {
      const id = await startBatch(connection, { name, lines, groups, settings })
      go(paths.collection(id, encodeBatch(view.state)))
    } catch {
      toast(NOT_STARTED, { tone: 'error' })
      setStarting(false)
    }
  }
  return (
    <>
      <Corrections list={view.corrections} />
      <SharedPreview
        title={title}
        about={name}
        shared={shared}
        lacks={BATCH_LACKS}
        figures={[
          { label: titles > 0 ? 'Lines' : 'Codes', value: formatCount(counts.lines) },
          { label: 'Countries', value: shownCountries(work.countries) },
          {
            label: 'To ask',
            value: formatCount(counts.asks),
            sub: `up to ${requestsInWords(requests)}`,
          },
          ...(counts.invalid > 0
            ? [{ label: 'Invalid', value: formatCount(counts.invalid), sub: 'kept, and marked' }]
            : []),
          ...(work.targets
            ? [
                {
                  label: 'Own target prices',
                  value: formatCount(work.targets.filter((target) => target !== null).length),
                },
              ]
            : []),
        ]}
        view={viewInWords(view.state)}
        actions={
          <Button
            variant="primary"
            icon={<Play />}
            sub={formatCount(counts.asks)}
            disabled={counts.asks === 0 || isStarting}
            onClick={() => void start()}
          >
            {SHARE.start}
          </Button>
        }
      >
        <ol className={styles.codes} aria-label={SHARE.codes}>
          {lines.slice(0, FIRST).map(({ line, text }) => (
            <li key={line} dir="auto">
              {text}
            </li>
          ))}
        </ol>
        {lines.length > FIRST && (
          <p className={styles.more}>{`and ${formatCount(lines.length - FIRST)} more`}</p>
        )}
      </SharedPreview>
    </>
  )
}
