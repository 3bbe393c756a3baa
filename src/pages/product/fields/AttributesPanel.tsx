import { useState } from 'react'
import { TIME_FIELDS } from '@/api/attributeLayout.ts'
import { FIELDS } from '@/api/fields/fields.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { ReceivedValue } from '@/features/products/values/ReceivedValue.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import {
  attributeGroups,
  attributeText,
  countAttributes,
  type Attribute,
  type AttributeGroup,
} from './attributeGroups.ts'
import styles from './AttributesPanel.module.css'

type Props = { record: Record<string, unknown>; headingLevel: 2 | 3 }

/** The panel with every field of the record that the page shows nowhere else, as received. */
export function AttributesPanel({ record, headingLevel }: Props) {
  const [hidesEmpty, setHidesEmpty] = useState(false)
  const groups = attributeGroups(record)
  const { fields, empty } = countAttributes(groups)
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const shown = hidesEmpty ? groups.map(withoutEmpty) : groups
  return (
    <Panel
      title={PRODUCT.attributes}
      headingLevel={headingLevel}
      meta={`${fields} fields, ${empty} empty`}
      actions={
        <Checkbox
          className={styles.hide ?? ''}
          label={PRODUCT.hideEmpty}
          checked={hidesEmpty}
          onChange={setHidesEmpty}
        />
      }
    >
      <div className={styles.groups}>
        {shown.map(({ name, source, attributes }) => (
          <section key={name} className={styles.group}>
            <Heading className={styles.name}>
              {name}
              {source !== null && (
                <>
                  {' ('}
                  <UndocumentedName text={FIELDS.extAttributes.open}>{source}</UndocumentedName>)
                </>
              )}
            </Heading>
            {attributes.length === 0 ? (
              <p className={styles.none}>nothing given</p>
            ) : (
              <DataList
                items={attributes.map((attribute) => ({
                  id: attribute.name,
                  label: <bdi title={attribute.name}>{attribute.label}</bdi>,
                  value: <AttributeValue attribute={attribute} />,
                }))}
              />
            )}
          </section>
        ))}
      </div>
    </Panel>
  )
}

function withoutEmpty(group: AttributeGroup): AttributeGroup {
  return { ...group, attributes: group.attributes.filter(({ state }) => state === 'value') }
}

const WHY_MISSING = { absent: 'not given', null: 'null', empty: 'empty' }

function AttributeValue({ attribute }: { attribute: Attribute }) {
  const { name, value, kind, state } = attribute
  if (kind === 'list' || kind === 'map') {
    const text = attributeText(attribute)
    if (state === 'empty') return <span className={styles.none}>{text}</span>
    return <FoldedValue text={text} value={value} />
  }
  if (state !== 'value') {
    return <EmptyValue what={value === 0 ? '0, none recorded' : WHY_MISSING[state]} />
  }
  const when = TIME_FIELDS.has(name) && typeof value === 'number' ? formatWhen(value) : undefined
  return (
    <span title={when}>
      <ReceivedValue value={value} />
    </span>
  )
}

/** A list or map, drawn when it is opened, because a record may have any number of them. */
function FoldedValue({ text, value }: { text: string | null; value: unknown }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={() => setWasOpened(true)}>
      <summary className="touch">{text}</summary>
      {wasOpened && <ReceivedValue value={value} />}
    </details>
  )
}
