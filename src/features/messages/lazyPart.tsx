import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import styles from './lazyPart.module.css'

/**
 * A part whose code is loaded when it is first drawn. If that fails, the rest of the page stays, and `missing` explains in its
 * place what isn’t there; without `missing` the place is empty.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: string,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => missing !== undefined && <NotArrived title={missing} /> }
    }
  })
}

function NotArrived({ title }: { title: string }) {
  return (
    <ErrorCard isAlert title={title} className={styles.missing}>
      Part of the app didn’t load. Check the connection, then reload the page.
    </ErrorCard>
  )
}
