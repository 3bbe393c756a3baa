import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import type { TitleAnswer, TitleCandidate } from '@/domain/pricing/itemAnswer.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { acceptTitle, CODE_CHECK, noneFits } from '@/words/codesNames.ts'
import styles from './Answer.module.css'

type Props = {
  /** The row’s index, from 0. */
  row: number
  answer: TitleAnswer
  countries: readonly string[]
  onChoose: (choice: TitleAnswer['choice']) => void
}

/** The listings that a title may mean, each with how well it fits and why; the user accepts one or none. */
export function TitleCandidates({ row, answer, countries, onChoose }: Props) {
  const { candidates, choice, market, marketFailure } = answer
  return (
    <>
      <h2
        className={styles.heading}
      >{`${CODE_CHECK.candidates}, ${formatCount(candidates.length)}`}</h2>
      <ul className={styles.records} aria-label={CODE_CHECK.candidates}>
        {candidates.map((candidate, place) => (
          // Ids may be missing or repeat, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key -- the list of one answer never changes its order
          <li key={place} className={styles.record}>
            <ProductPicture size="thumb" src={candidate.record.imageUrl} />
            <CandidateWords candidate={candidate} countries={countries}>
              {choice === place ? (
                <Tag tone="line">accepted</Tag>
              ) : (
                <Button
                  size="s"
                  icon={<Check />}
                  aria-label={acceptTitle(row + 1, candidate.record.title)}
                  onClick={() => onChoose(place)}
                >
                  {CODE_CHECK.accept}
                </Button>
              )}
            </CandidateWords>
          </li>
        ))}
      </ul>
      {marketFailure && typeof choice === 'number' && (
        <ErrorCard
          isAlert
          title={CODE_CHECK.marketFailed}
          action={
            <Button size="s" onClick={() => onChoose(choice)}>
              {CODE_CHECK.requestMarket}
            </Button>
          }
        >
          {`${marketFailure.says} ${CODE_CHECK.stillAccepted}`}
        </ErrorCard>
      )}
      <div className={styles.actions}>
        {choice === null ? (
          <Button size="s" aria-label={noneFits(row + 1)} onClick={() => onChoose('none')}>
            {CODE_CHECK.noneOfThese}
          </Button>
        ) : (
          <>
            <Button size="s" variant="link" onClick={() => onChoose(null)}>
              {CODE_CHECK.decideAgain}
            </Button>
            {typeof choice === 'number' && market === null && !marketFailure && (
              <>
                <span className={styles.quiet}>No prices found for its codes.</span>
                <Button size="s" onClick={() => onChoose(choice)}>
                  {CODE_CHECK.requestMarket}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

type WordsProps = {
  candidate: TitleCandidate
  countries: readonly string[]
  children: ReactNode
}

function CandidateWords({ candidate, countries, children }: WordsProps) {
  const { record, score, reasons } = candidate
  const words = [record.brand, record.merchant].filter((word) => word !== null).join(', ')
  return (
    <div className={styles.words}>
      <ProductLink id={record.productId} title={record.title} countries={countries.join()} />
      {words !== '' && <span className={styles.quiet}>{words}</span>}
      <span>
        <CurrencyPrefix />
        <b>
          <LangText>{formatPrice(record.offerPrice)}</LangText>
        </b>
      </span>
      {record.eans.length > 0 && (
        <ul className={styles.chain} aria-label="Codes of its variants">
          {record.eans.map((code) => (
            <li key={code}>
              <Link to={paths.ean(code, { countries })}>{code}</Link>
            </li>
          ))}
        </ul>
      )}
      <span>
        <b>
          <LangText>{formatWorkedOut(score)}</LangText>
        </b>
        <span className={styles.quiet}>{` ${reasons.join('; ')}`}</span>
      </span>
      <span>{children}</span>
    </div>
  )
}
