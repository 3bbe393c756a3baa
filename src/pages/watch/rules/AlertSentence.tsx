import { Fragment } from 'react'
import type { WatchRule } from '../../../model/watch/rule.ts'
import { rulePieces } from '../../../model/watch/ruleWords.ts'

/** What an alert says; the part that tells it from others is strong. */
export function AlertSentence({ condition }: Pick<WatchRule, 'condition'>) {
  return rulePieces(condition).map((piece, at) =>
    typeof piece === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have no other name
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <b key={piece.strong}>{piece.strong}</b>
    ),
  )
}
