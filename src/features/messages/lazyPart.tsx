import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import styles from './lazyPart.module.css'

/**
 * A part whose code is loaded when it is first drawn. Where that does not arrive, the rest of its page stays, and `missing`
 * says in its place what is not there; without `missing`, nothing stands there.
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
