import { RotateCw } from 'lucide-react'
import type { Product } from '../../api/product.ts'
import { formatCount } from '../../domain/format.ts'
import { NAMES } from '../../domain/names.ts'
import type { ReferenceKind } from '../../domain/priceIndex.ts'
import { AnswerNotice } from '../../parts/AnswerNotice.tsx'
import { failureWords } from '../../parts/failureWords.ts'
import { FnMark } from '../../ui/FnMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { eansInWords } from './formWords.ts'
import { nameOfMine } from './market.ts'
import { MarketKey } from './MarketKey.tsx'
import styles from './MarketPanel.module.css'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import { MarketTable } from './MarketTable.tsx'
import { REFERENCES } from './references.ts'
import type { Market } from './useMarket.ts'
import type { RecordSkus } from './useSkus.ts'

type Props = {
  product: Product
  skus: RecordSkus
  market: Market
  countries: readonly string[]
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
  headingLevel: 2 | 3
  /** Tells the panels of several countries apart; null where there is one. */
  country: string | null
}

/** Each SKU of the chosen record against the other merchants' offers of its EAN. */
export function MarketPanel(props: Props) {
  const { product, skus, market, countries, reference, onReference, headingLevel, country } = props
  const select = (
    <SelectField
      label={NAMES.reference}
      className={styles.reference ?? ''}
      value={reference}
      onChange={onReference}
      options={REFERENCES.map(({ kind, label }) => ({ value: kind, label }))}
    />
  )
  return (
    <Panel
      title="Market position by SKU"
      headingLevel={headingLevel}
      {...(country !== null && { 'aria-label': `Market position by SKU, ${country}` })}
      className={styles.panel ?? ''}
      tabIndex={-1}
      meta={
        product.merchant !== null && (
          <span className={styles.wide}>{`mine: the record at ${product.merchant}`}</span>
        )
      }
      actions={
        market.codes.length > 0 && (
          <>
            <MarketKey reference={reference} />
            {select}
          </>
        )
      }
    >
      <MarketNotes skus={skus} market={market} />
      {skus.skus === null ? (
        skus.query?.isError !== true && <MarketSkeleton rows={6} />
      ) : (
        <MarketTable
          rows={market.rows}
          countries={countries}
          mine={nameOfMine(product)}
          reference={reference}
        />
      )}
      {market.codes.length > 0 && (
        <p className={styles.formula}>
          <span>
            <FnMark /> {REFERENCES.find(({ kind }) => kind === reference)?.formula} A price of 0 or
            none is left out.
          </span>
          {market.rows.some(({ position }) => position && position.recordPrice !== null) && (
            <span>
              Where the record and the answer for an EAN give mine different prices, the answer’s is
              measured.
            </span>
          )}
          {market.rows.some(({ position }) => position?.ownFrom === 'record') && (
            <span>
              Where the answer for an EAN does not list this merchant, the record’s own price stands
              in.
            </span>
          )}
        </p>
      )}
    </Panel>
  )
}

/** A button that goes with its press leaves the focus to the panel that it stood in. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true })
}

function MarketNotes({ skus, market }: Pick<Props, 'skus' | 'market'>) {
  const { failed, next, asked, codes } = market
  const [first] = failed
  const words = first && failureWords(first.error, eansInWords(failed.length))
  return (
    <div className={styles.notes}>
      {skus.query && (
        <>
          {skus.query.isSuccess && (
            <p className={styles.quiet}>
              A lite answer holds no SKUs: these come from one traits request for the chosen record.
            </p>
          )}
          <AnswerNotice query={skus.query} what="The request for the SKUs" />
        </>
      )}
      {skus.skus?.length === 0 && (
        <p className={styles.quiet}>
          This record lists no SKUs, so there is no EAN to compare prices of.
        </p>
      )}
      {words && (
        <Note
          tone="danger"
          title={words.title}
          actions={
            <Button
              size="s"
              icon={<RotateCw />}
              onClick={(event) => {
                focusPanel(event.currentTarget)
                for (const query of failed) void query.refetch()
              }}
            >
              {failed.length === 1 ? NAMES.retry : `${NAMES.retry} ${failed.length}`}
            </Button>
          }
        >
          <span>{words.cause}</span> <span>{words.advice}</span>
        </Note>
      )}
      {next > 0 && (
        <Note
          title={`${formatCount(codes.length)} EANs, ${asked === 0 ? 'none' : formatCount(asked)} asked so far.`}
          actions={
            <Button
              onClick={(event) => {
                focusPanel(event.currentTarget)
                market.askMore()
              }}
              sub={next === 1 ? '1 request' : `${next} requests`}
            >{`Ask ${eansInWords(next)}`}</Button>
          }
        >
          <span>More than 12 are asked on your press only: one request each.</span>
        </Note>
      )}
    </div>
  )
}
