import { GivenLink, type EanStanding } from '../../runs/answer/GivenLink.tsx'
import { askedText, marketCodeOf, type ShownRow } from './rows/batchRows.ts'

type Props = {
  shown: ShownRow
  standing: EanStanding
}

/** What a row was given as a link to its own page. */
export function AskedLink({ shown, standing }: Props) {
  const { countries, ask } = shown.row
  return (
    <GivenLink
      entry={ask?.entry}
      text={askedText(shown)}
      code={marketCodeOf(shown)}
      countries={countries}
      standing={standing}
    />
  )
}
