import type { Trait } from '@/api/operations/traits.ts'
import { traitGroups } from '@/api/traitGroups.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { TraitValues } from '@/features/products/values/TraitValues.tsx'
import { plural } from '@/lib/text/plural.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import styles from './TraitsPanel.module.css'

type Props = { traits: Trait[]; headingLevel: 2 | 3 }

/** The most characters of a tag: a longer value is a sentence, and is shown as text. */
const TAG_LENGTH = 48
const NAMES_AT_ONCE = 24

/** The panel with the traits: their names as given and in the order received, with separate values. */
export function TraitsPanel({ traits, headingLevel }: Props) {
  const groups = traitGroups(traits)
  const count = plural(groups.length, 'name')
  const { shown, more } = useMoreOf(groups, { first: NAMES_AT_ONCE, step: 200, what: 'names' })
  return (
    <Panel title={PRODUCT.traits} headingLevel={headingLevel} meta={count} padded>
      {groups.length === 0 ? (
        <EmptyValue what="no attributes given" shown />
      ) : (
        <dl>
          {shown.map(({ name, values }) => (
            <div key={name} className={styles.trait}>
              <dt dir="auto">{name}</dt>
              <dd>
                {values.length === 0 ? (
                  <EmptyValue what="no value given" />
                ) : (
                  <TraitValues values={values} tagLength={TAG_LENGTH} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more && (
        <Button variant="link" size="s" className={styles.all ?? ''} onClick={more.show}>
          {more.label}
        </Button>
      )}
    </Panel>
  )
}
