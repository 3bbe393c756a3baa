import { usePreference } from '../shell/settings/usePreference.ts'
import styles from './EnterHint.module.css'
import type { EnterAction } from './enterAction.ts'

type EnterHintProps = {
  id: string
  text: string
  action: EnterAction
  place: string
  className: string | undefined
}

/** At the end of the one box: what Enter will do, or how to get here. */
export function EnterHint({ id, text, action, place, className }: EnterHintProps) {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <span id={id} className={className}>
      {text === '' ? (
        singleKeys && <kbd aria-hidden="true">/</kbd>
      ) : (
        <>
          {action.reading ? (
            <span className={styles.warning}>Check digit should be {action.reading.expected}</span>
          ) : (
            <span className={styles.words}>
              {action.verb}{' '}
              {action.asks && (
                <span className={styles.place}>
                  in <b>{place}</b>
                </span>
              )}
            </span>
          )}{' '}
          <kbd>Enter</kbd>
        </>
      )}
    </span>
  )
}
