import { useState } from 'react'
import type { Trait } from '../../api/traits.ts'
import { formatCount } from '../../domain/format.ts'
import { PRODUCT } from '../../domain/productNames.ts'
import { traitGroups } from '../../domain/traitGroups.ts'
import { Missing } from '../../parts/Missing.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FoldedText } from '../../parts/FoldedText.tsx'
import styles from './TraitsPanel.module.css'

type Props = { traits: Trait[]; headingLevel: 2 | 3 }

/** A value longer than this is a sentence, not a tag. */
const TAG_LENGTH = 48
const NAMES_AT_ONCE = 24
const VALUES_AT_ONCE = 12

/** Trait names as given, in the order received, their values apart. */
export function TraitsPanel({ traits, headingLevel }: Props) {
  const [isAll, setIsAll] = useState(false)
  const groups = traitGroups(traits)
  const count = groups.length === 1 ? '1 name' : `${formatCount(groups.length)} names`
  const shown = isAll ? groups : groups.slice(0, NAMES_AT_ONCE)
  return (
    <Panel title={PRODUCT.traits} headingLevel={headingLevel} meta={count} padded>
      {groups.length === 0 ? (
        <Missing what="no traits given" shown />
      ) : (
        <dl className={styles.list}>
          {shown.map(({ name, values }) => (
            <div key={name} className={styles.trait}>
              <dt dir="auto">{name}</dt>
              <dd>
                <Values values={values} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shown.length < groups.length && (
        <Button variant="link" size="s" className={styles.all ?? ''} onClick={() => setIsAll(true)}>
          Show all {count}
        </Button>
      )}
    </Panel>
  )
}

function Values({ values }: { values: string[] }) {
  const [isAll, setIsAll] = useState(false)
  if (values.length === 0) return <Missing what="no value given" />
  const shown = isAll ? values : values.slice(0, VALUES_AT_ONCE)
  return (
    <>
      {shown.map((value, place) => {
        // A value may be given twice; its place tells them apart.
        const key = `${place} ${value}`
        return value.length > TAG_LENGTH ? (
          <FoldedText key={key} text={value} />
        ) : (
          <Tag key={key} tone="value" className={styles.value ?? ''} dir="auto">
            {value}
          </Tag>
        )
      })}
      {shown.length < values.length && (
        <Button variant="link" size="s" onClick={() => setIsAll(true)}>
          Show all {formatCount(values.length)} values
        </Button>
      )}
    </>
  )
}
