import type { Trait } from '../../api/traits.ts'
import { formatCount } from '../../domain/format.ts'
import { NAMES } from '../../domain/names.ts'
import { traitGroups } from '../../domain/traitGroups.ts'
import { Missing } from '../../parts/Missing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FoldedText } from './FoldedText.tsx'
import styles from './TraitsPanel.module.css'

type Props = { traits: Trait[]; headingLevel: 2 | 3 }

/** A value longer than this is a sentence, not a tag. */
const TAG_LENGTH = 48

/** Trait names as given, in the order received, their values apart. */
export function TraitsPanel({ traits, headingLevel }: Props) {
  const groups = traitGroups(traits)
  const count = groups.length === 1 ? '1 name' : `${formatCount(groups.length)} names`
  return (
    <Panel title={NAMES.traits} headingLevel={headingLevel} meta={count} padded>
      {groups.length === 0 ? (
        <Missing what="no traits given" shown />
      ) : (
        <dl className={styles.list}>
          {groups.map(({ name, values }) => (
            <div key={name} className={styles.trait}>
              <dt dir="auto">{name}</dt>
              <dd>
                {values.length === 0 && <Missing what="no value given" />}
                {values.map((value, place) =>
                  value.length > TAG_LENGTH ? (
                    // A value may be given twice; its place tells them apart.
                    <FoldedText key={`${place} ${value}`} text={value} />
                  ) : (
                    <Tag
                      key={`${place} ${value}`}
                      tone="value"
                      className={styles.value ?? ''}
                      dir="auto"
                    >
                      {value}
                    </Tag>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
