import Barcode from 'lucide-react/icons/barcode'
import Box from 'lucide-react/icons/box'
import Layers from 'lucide-react/icons/layers'
import Link2 from 'lucide-react/icons/link-2'
import type { ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import type { ChainStep, ChainSteps } from './chainSteps.ts'
import styles from './Chain.module.css'

type StepProps = { step: ChainStep; icon?: ReactNode; label: ReactNode; isLast?: boolean }

function Step({ step, icon, label, isLast = false }: StepProps) {
  return (
    <li className={classes(styles.step, isLast && styles.last)}>
      <span className={styles.label}>
        {icon}
        <span>{label}</span>
      </span>
      <span className={styles.figure}>
        {step.isWaiting === true ? (
          <>
            <Skeleton width={64} height={14} className={styles.bone ?? ''} />
            <span className="vh">under way</span>
          </>
        ) : (
          <b className={styles.value}>{step.value ?? <EmptyValue what="not reached" />}</b>
        )}
        {step.sub !== undefined && <small className={styles.sub}>{step.sub}</small>}
      </span>
    </li>
  )
}

/** The steps from the URL to the market as five figures; the last one is the price index. */
export function Chain({ url, records, eans, offers, index, indexBase: indexOf }: ChainSteps) {
  const isPhone = usePhone()
  return (
    <ol
      className={styles.chain}
      aria-label={FIND_BY_LINK.market}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there it scrolls, by keyboard, too
      tabIndex={isPhone ? 0 : undefined}
    >
      <Step step={url} icon={<Link2 />} label="URL" />
      <Step step={records} icon={<Box />} label="Listings" />
      <Step step={eans} icon={<Barcode />} label="Variant EANs" />
      <Step step={offers} icon={<Layers />} label="Offers" />
      <Step
        step={index}
        label={
          <>
            <FormulaHint>Your price index</FormulaHint>
            {indexOf !== '' && `, ${indexOf}`}
          </>
        }
        isLast
      />
    </ol>
  )
}
