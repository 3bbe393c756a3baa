import { SingleKeys } from '../../keyboard/SingleKeys.tsx'
import { showLayer } from '../../keyboard/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { SETTINGS } from '../../words/settingsNames.ts'
import { SettingRow } from './SettingRow.tsx'

/** Which keys do something, and where all of them are listed. */
export function ShortcutsPanel() {
  return (
    <Panel id="shortcuts" tabIndex={-1} title={SETTINGS.shortcuts}>
      <SettingRow
        label={KEYBOARD.singleKeys}
        reason="J, K, X, /, ? and the like: off where speech or a slip of the hand would press them"
      >
        <SingleKeys />
      </SettingRow>
      <SettingRow label={KEYBOARD.help} reason="What ƒ, a dashed edge or – say, and every key">
        <Button size="s" aria-label={`Show ${KEYBOARD.help}`} onClick={() => showLayer('help')}>
          Show
        </Button>
      </SettingRow>
      <SettingRow label={KEYBOARD.commands} reason="Pages, kept things and actions by their names">
        <Button
          size="s"
          aria-label={`Open ${KEYBOARD.commands}`}
          onClick={() => showLayer('commands')}
        >
          Open
        </Button>
      </SettingRow>
    </Panel>
  )
}
