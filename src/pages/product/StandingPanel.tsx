import type { ReactNode } from 'react'
import type { Product } from '../../api/product.ts'
import { formatCount } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import { PRODUCT } from '../../domain/productNames.ts'
import { Missing } from '../../parts/Missing.tsx'
import { Undocumented } from '../../parts/Undocumented.tsx'
import { DataList } from '../../ui/DataList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './StandingPanel.module.css'

type Props = { product: Product; headingLevel: 2 | 3 }

const RANK = 'Which end is better, and what is ranked, is not documented.'

function figure(value: number | null): ReactNode {
  return value === null ? <Missing /> : formatCount(value)
}

function flag(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'yes' : 'no'
}

function moment(ms: number | null): ReactNode {
  return ms === null ? (
    <Missing what="none recorded" />
  ) : (
    <time dateTime={new Date(ms).toISOString()}>{formatWhen(ms)}</time>
  )
}

/** "yes, 18 Nov 2025, 09:42": the flag and the time of the last change are two fields. */
function changed({ changed: isChanged, lastChangedTime }: Product): ReactNode {
  const words = flag(isChanged)
  if (lastChangedTime === null) return words ?? <Missing />
  return (
    <>
      {words ?? <Missing />}, {moment(lastChangedTime)}
    </>
  )
}

/** Ranks, scores, flags and times of the record. */
export function StandingPanel({ product, headingLevel }: Props) {
  const items = [
    {
      id: 'categoryRank',
      label: <Undocumented text={`Category rank. ${RANK}`}>Category rank</Undocumented>,
      value: figure(product.categoryRank),
    },
    {
      id: 'trendingRank',
      label: <Undocumented text={`Trending rank. ${RANK}`}>Trending rank</Undocumented>,
      value: figure(product.trendingRank),
    },
    { id: 'ratingScore', label: 'Rating score', value: figure(product.ratingScore) },
    { id: 'newArrival', label: 'New arrival', value: flag(product.newArrival) ?? <Missing /> },
    { id: 'changed', label: 'Changed', value: changed(product) },
    { id: 'created', label: 'Created', value: moment(product.creationDate) },
    { id: 'modified', label: 'Last modified', value: moment(product.lastModifiedDate) },
  ]
  return (
    <Panel title={PRODUCT.standing} headingLevel={headingLevel}>
      <DataList items={items} className={styles.list ?? ''} />
    </Panel>
  )
}
