import type { DemoControls } from '@/api/connection.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useStoredCatalog } from '@/storage/queries/useStoredCatalog.ts'
import { DEMO } from '@/words/demoNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { useChooseCatalog } from './useChooseCatalog.ts'
import type { DemoSettings } from './useDemoSettings.ts'
import styles from './DemoDrawer.module.css'

/** The value of the option for the user’s own catalog; none of the sizes has this name. */
const OWN = 'own'
const NEXT_WEEK = 'next-week'

type Props = {
  controls: DemoControls
  demoSettings: DemoSettings
  /** Called when a link to another page is clicked. */
  onLeave: () => void
}

/** Fields for the catalog that answers (one of the demo’s, by size, or the user’s own), and for whether a week has passed. */
export function CatalogFields({
  controls: { own, sizes, scenarios },
  demoSettings,
  onLeave,
}: Props) {
  const { data: storedCatalog = null } = useStoredCatalog(own)
  const { switchTo, toDemo } = useChooseCatalog(own)
  const { size, scenario, set } = demoSettings
  const isOwn = own.active() === 'own'
  const choose = (chosen: string) => {
    if (chosen === OWN && storedCatalog) switchTo(storedCatalog)
    if (chosen === OWN) return
    if (isOwn) toDemo()
    set({ size: chosen })
  }
  const offered = sizes.map(({ name, listings }) => ({ value: name, label: formatCount(listings) }))
  const isOther = !sizes.some(({ name }) => name === size)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{DEMO.catalog}</h3>
      <Segmented
        fill
        label={DEMO.catalog}
        value={isOwn ? OWN : size}
        onChange={choose}
        options={[
          ...offered,
          ...(isOther ? [{ value: size, label: size }] : []),
          { value: OWN, label: 'Yours', disabled: storedCatalog === null },
        ]}
      />
      <p className={styles.says}>
        {isOwn && storedCatalog
          ? `${storedCatalog.fileName}, ${plural(storedCatalog.rows, 'row')}. `
          : 'Sample listings. A million takes a few seconds to create. '}
        {storedCatalog === null && 'Or '}
        <Link to={paths.ownCatalog()} onClick={onLeave}>
          {storedCatalog === null ? DEMO.ownCatalog : PAGES.ownCatalog}
        </Link>
      </p>
      {scenarios.some(({ name }) => name === NEXT_WEEK) && (
        <Checkbox
          label={DEMO.nextWeek}
          description="Prices, MRPs and stock changed, some listings gone and some new. Replaces a state below."
          checked={scenario === NEXT_WEEK}
          onChange={(isOn) => set({ scenario: isOn ? NEXT_WEEK : '' })}
        />
      )}
    </section>
  )
}
