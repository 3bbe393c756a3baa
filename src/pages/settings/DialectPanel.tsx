import { choiceIds, OPEN_POINTS, type ChoiceId } from '../../domain/catalog/specification.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { Link } from '../../parts/Link.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { paths } from '../../url/paths.ts'
import { DialectRow } from './DialectRow.tsx'
import { SHORT } from './dialectWords.ts'
import { LoadRows } from './LoadRows.tsx'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import { useDialectChoice } from '../../parts/useDialectChoice.ts'

function ChoiceRow({ id }: { id: ChoiceId }) {
  const { dialect, choose } = useDialectChoice()
  const { setting, choices } = OPEN_POINTS[id]
  return (
    <DialectRow point={id} label={setting}>
      <Segmented
        label={setting}
        size="s"
        options={choices.map((choice) => ({ value: String(choice), label: SHORT[choice] }))}
        value={String(dialect[id])}
        onChange={(value) => {
          const chosen = choices.find((choice) => String(choice) === value)
          choose({ [id]: chosen })
        }}
      />
    </DialectRow>
  )
}

/** What has to be sent one way or another, because the specification does not say which. */
export function DialectPanel() {
  return (
    <Panel
      id="dialect"
      tabIndex={-1}
      title={SETTINGS.dialect}
      meta="what the specification leaves open"
      actions={
        <Link className={buttonClass({ variant: 'quiet', size: 's' })} to={paths.service()}>
          Evidence
        </Link>
      }
    >
      {choiceIds.map((id) => (
        <ChoiceRow key={id} id={id} />
      ))}
      <DialectRow point="eanTokenHeader" label={OPEN_POINTS.eanTokenHeader.setting}>
        <TokenHeaderField size="s" hideLabel />
      </DialectRow>
      <LoadRows />
    </Panel>
  )
}
