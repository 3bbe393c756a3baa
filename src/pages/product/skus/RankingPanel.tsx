import type { ReactNode } from 'react'
import { fieldValue } from '@/api/fields/derived.ts'
import type { FieldKey } from '@/api/fields/fields.ts'
import { fieldOf, rankKeys } from '@/api/fields/places.ts'
import type { Product } from '@/api/operations/product.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { NO_RANK, NO_RATING, NONE_RECORDED } from '@/words/columnNames.ts'
import styles from './RankingPanel.module.css'

type Props = { product: Product; headingLevel: 2 | 3 }

type FigureKey = (typeof rankKeys)[number] | 'ratingScore'

/** A figure of the record; `nothing` is the text for a 0 that means no value. */
function figure(product: Product, key: FigureKey, nothing: string): ReactNode {
  const value = fieldValue(product, key)
  if (value !== null) return formatCount(value)
  return product[key] === null ? <EmptyValue /> : <EmptyValue what={nothing} />
}

function flag(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'yes' : 'no'
}

function recordTime(ms: number | null): ReactNode {
  return ms === null ? (
    <EmptyValue what={NONE_RECORDED} />
  ) : (
    <time dateTime={new Date(ms).toISOString()}>
      <LangText>{formatWhen(ms)}</LangText>
    </time>
  )
}

/** Whether and when the record changed, "yes, 18 Nov 2025, 09:42": the flag and the time of the last change are two fields. */
function changed({ changed: isChanged, lastChangedTime }: Product): ReactNode {
  const words = flag(isChanged)
  if (lastChangedTime === null) return words ?? <EmptyValue />
  return (
    <>
      {words ?? <EmptyValue />}, {recordTime(lastChangedTime)}
    </>
  )
}

type ProductFieldKey = keyof Product & FieldKey

function nameOf(key: ProductFieldKey): ReactNode {
  const { label, open } = fieldOf(key)
  if (open === undefined) return label
  return <UndocumentedName text={`${label}. ${open}`}>{label}</UndocumentedName>
}

/** The panel with the ranks, scores, flags and times of the record. */
export function RankingPanel({ product, headingLevel }: Props) {
  const item = (key: ProductFieldKey, value: ReactNode) => ({
    id: key,
    label: nameOf(key),
    value,
  })
  const items = [
    ...rankKeys.map((key) => item(key, figure(product, key, NO_RANK))),
    item('ratingScore', figure(product, 'ratingScore', NO_RATING)),
    item('newArrival', flag(product.newArrival) ?? <EmptyValue />),
    item('changed', changed(product)),
    item('creationDate', recordTime(product.creationDate)),
    item('lastModifiedDate', recordTime(product.lastModifiedDate)),
  ]
  return (
    <Panel title={PRODUCT.standing} headingLevel={headingLevel}>
      <DataList items={items} className={styles.list ?? ''} />
    </Panel>
  )
}
