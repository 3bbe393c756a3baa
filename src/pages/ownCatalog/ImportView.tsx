import { useEffect, useRef } from 'react'
import type { OwnCatalog } from '../../catalog/ownCatalog.ts'
import type { ImportView as View } from '../../work/feedImport.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import styles from './ImportView.module.css'

type ImportViewProps = { view: View; own: OwnCatalog; hasEarlier: boolean }

/** The import under way, or what came of the last one. Presses that take their button along leave the focus here. */
export function ImportView({ view, own, hasEarlier }: ImportViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAsking = view.kind === 'running' && view.isAsking
  useEffect(() => {
    if (view.kind !== 'none' && !isAsking && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true })
    }
  }, [view.kind, isAsking])
  if (view.kind === 'none') return null
  return (
    <div ref={box} tabIndex={-1} className={styles.view}>
      {view.kind === 'running' ? (
        <ImportProgress view={view} hasEarlier={hasEarlier} />
      ) : (
        <ImportResult view={view} own={own} hasEarlier={hasEarlier} />
      )}
    </div>
  )
}
