import type { Trait } from '../../../catalog/operations/traits.ts'
import { traitGroups } from '../../../catalog/traitGroups.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { TraitValues } from '../../../products/values/TraitValues.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useMoreOf } from '../../../ui/tables/useMoreOf.ts'
import styles from './TraitsPanel.module.css'
import { PRODUCT } from '../productNames.ts'

type Props = { traits: Trait[]; headingLevel: 2 | 3 }

/** A value longer than this is a sentence, not a tag. */
const TAG_LENGTH = 48
const NAMES_AT_ONCE = 24

/** Trait names as given, in the order received, their values apart. */
export function TraitsPanel({ traits, headingLevel }: Props) {
  const groups = traitGroups(traits)
  const count = groups.length === 1 ? '1 name' : `${formatCount(groups.length)} names`
  const { shown, more } = useMoreOf(groups, { first: NAMES_AT_ONCE, step: 200, what: 'names' })
  return (
    <Panel title={PRODUCT.traits} headingLevel={headingLevel} meta={count} padded>
      {groups.length === 0 ? (
        <Missing what="no attributes given" shown />
      ) : (
        <dl className={styles.list}>
          {shown.map(({ name, values }) => (
            <div key={name} className={styles.trait}>
              <dt dir="auto">{name}</dt>
              <dd>
                {values.length === 0 ? (
                  <Missing what="no value given" />
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
