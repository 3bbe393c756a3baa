/** Why what is kept does not reach the browser's storage as it should, for as long as it is so: pages say it at once. */
import { createEmitter } from '../../lib/emitter.ts'

export type StorageTrouble =
  /** There is no database, or the browser does not open it: what is kept ends with the page. */
  | 'refused'
  /** Another tab holds it as an older version of the app made it: reading and writing wait. */
  | 'waiting'
  /** It takes no more: what came since is held, and ends with the page. */
  | 'full'
  /** It was deleted under the page. */
  | 'deleted'

let trouble: StorageTrouble | null = null
/** Who reads it has said that they know. */
let dismissed: StorageTrouble | null = null
const emitter = createEmitter()

export const storageTrouble = () => trouble
export const dismissedTrouble = () => dismissed
export const onStorageTrouble = emitter.on

export function noteTrouble(next: StorageTrouble): void {
  if (trouble === next) return
  trouble = next
  emitter.emit()
}

/** It is over, if it is one of these. */
export function endTrouble(...over: StorageTrouble[]): void {
  if (trouble === null || !over.includes(trouble)) return
  if (dismissed === trouble) dismissed = null
  trouble = null
  emitter.emit()
}

/** It is not shown again in this tab, until it is over and comes anew. */
export function dismissTrouble(known: StorageTrouble): void {
  dismissed = known
  emitter.emit()
}
