import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Filter from 'lucide-react/icons/funnel'
import ListPlus from 'lucide-react/icons/list-plus'
import { NAMES } from '../../domain/names.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './FacetPanel.module.css'
import { FacetPart } from './FacetPart.tsx'

/** The facets on their way, in about their final geometry. */
export function FacetSkeleton() {
  return (
    <div className={styles.panel}>
      <FacetPart icon={<Filter />} title="Filters" says="Sent to the service">
        <Lines lines={['22%', '48%', '86%', '72%', '58%', '46%', '20%']} />
        <Lines lines={['18%', '42%', '86%', '66%', '56%', '44%', '22%']} />
        <Boxes size={48} />
      </FacetPart>
      <FacetPart icon={<ChartNoAxesColumn />} title={NAMES.distribution} says="Counts only">
        <Boxes size={81} />
      </FacetPart>
      <FacetPart icon={<ListPlus />} title="Add a word" says="A click adds it to your keywords">
        <Lines lines={['26%', '92%', '78%', '88%', '84%']} />
      </FacetPart>
    </div>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )
}

function Boxes({ size }: { size: number }) {
  return (
    <div className={styles.pair} style={cssVars({ '--box-size': `${size}px` })}>
      <Skeleton height="var(--box-size)" />
      <Skeleton height="var(--box-size)" />
    </div>
  )
}
