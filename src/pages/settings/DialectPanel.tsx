import { choiceIds, OPEN_POINTS, type ChoiceId } from '../../catalog/fields/specification.ts'
import { Link } from '../../shell/Link.tsx'
import { useDialectChoice } from '../../shell/useDialectChoice.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { SETTINGS } from '../../words/settingsNames.ts'
import { DialectRow } from './DialectRow.tsx'
import { LoadRows } from './LoadRows.tsx'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import { SHORT } from './dialectWords.ts'

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
