import { Button } from '@/components/ui/buttons/Button.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { LinkVariantRow } from './LinkVariantRow.tsx'
import type { TriedVariants } from './useLinkVariants.ts'
import styles from './LinkVariantsPanel.module.css'

type Props = {
  tried: TriedVariants
  headingLevel: 2 | 3
  /** The countries in the panel's name, which distinguish the panels of several sections; null when there is only one. */
  country: string | null
}

/** The panel with every variant of the link and its result. */
export function LinkVariantsPanel({ tried, headingLevel, country }: Props) {
  const { forms, matched, isTrying, tryOthers } = tried
  const left = forms.slice(1).filter(({ query }) => query.data === undefined).length
  const originalQuery = forms[0]?.query
  const isOffered = matched === null && left > 0 && originalQuery?.data !== undefined
  return (
    <Panel
      title={FIND_BY_LINK.linkVariants}
      headingLevel={headingLevel}
      {...(country !== null && {
        'aria-label': `${FIND_BY_LINK.linkVariants}, ${shownCountry(country)}`,
      })}
      meta={forms.length > 1 && 'until one matched'}
      actions={
        isOffered && (
          <Button size="s" variant="quiet" onClick={tryOthers} aria-disabled={isTrying}>
            {left === 1 ? 'Try the other' : `Try the other ${left}`}
          </Button>
        )
      }
    >
      <ol className={styles.list}>
        {forms.map((row, at) => (
          <LinkVariantRow
            key={row.form.url}
            row={row}
            original={forms[0]?.form.url ?? ''}
            before={forms[at - 1]?.form}
            isMatched={matched?.index === row.index}
            isOffered={originalQuery?.isFetched === true && !isTrying}
          />
        ))}
      </ol>
    </Panel>
  )
}
