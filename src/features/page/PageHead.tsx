import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import { Link } from '@/routing/Link.tsx'
import { Conclusion } from './Conclusion.tsx'
import { PageActions, type PageAction } from './PageActions.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from './PageHead.module.css'

type Props = {
  title: ReactNode
  /** The full title, if a long one is truncated: a collection's name. */
  fullTitle?: string | undefined
  /** The link to the page that this one belongs to. */
  back?: { to: string; label: string } | undefined
  /** Details next to the title, such as a count, a date or a country. */
  meta?: ReactNode
  /** A sentence below the title about the purpose of the page. */
  about?: ReactNode
  /** The actions in the order of a wide screen; at most one is primary. */
  actions?: readonly PageAction[]
  /** The name of "…" and its sheet; required if there are actions. */
  more?: string
  /** The page’s conclusion; null while there is none. */
  sentence?: Sentence | null
  /** The figures behind the sentence. */
  statistics?: ReactNode
  /** Whether there is room for a table among the statistics. */
  isWide?: boolean
  /** Rows below the title and the sentence: progress, views, filters. */
  children?: ReactNode
}

/** The header of every page: its title, its conclusion in one sentence, and its actions. */
export function PageHead(props: Props) {
  const { title, fullTitle, back, meta, about, actions = [], more = '' } = props
  const { sentence = null, statistics, isWide, children } = props
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ChevronLeft />
            {back.label}
          </Link>
        )}
        <PageHeading className={styles.title} dir="auto" title={fullTitle}>
          {title}
        </PageHeading>
        {isShown(meta) && <div className={styles.meta}>{meta}</div>}
        {actions.length > 0 && (
          <PageActions actions={actions} more={more} className={styles.actions} />
        )}
      </div>
      {isShown(about) && <p className={styles.about}>{about}</p>}
      {sentence && (
        <Conclusion
          sentence={sentence}
          statistics={statistics}
          {...(isWide !== undefined && { isWide })}
        />
      )}
      {children}
    </header>
  )
}
