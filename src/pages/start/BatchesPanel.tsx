import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { askedOf, countsInWords } from '../../runs/steer/runWords.ts'
import { Link } from '../../shell/Link.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'

const SHOWN = 4

/** The batches of this browser that have ended; the others stand with what runs. */
export function BatchesPanel() {
  const query = useBatches()
  const ended = (query.data?.batches ?? []).filter(({ counts }) => askedOf(counts) >= counts.asks)
  return (
    <KeptPanel
      title={START.batches}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      isEmpty={ended.length === 0}
      actions={
        <Link to={paths.batch()} className={buttonClass({ size: 's' })}>
          <Plus />
          {START.newBatch}
        </Link>
      }
    >
      {ended.slice(0, SHOWN).map(({ id, name, at, counts }) => (
        <KeptRow
          key={id}
          to={paths.batch(id)}
          kind="Batch"
          icon={<Check />}
          name={name}
          detail={countsInWords(counts)}
          end={
            <>
              <span>{formatCount(counts.asks)} asked</span>
              <span>
                <Localized>{formatWhenShort(at)}</Localized>
              </span>
            </>
          }
        />
      ))}
    </KeptPanel>
  )
}
