/** Checks the key of every operation (§5.1) and, if the API variant requires it, the access token of EAN codes (§5.2). */
import type { Operation } from '../scenarios.ts'
import type { Reply } from './answer/reply.ts'
import { errorReply } from './apiVariant/errorBody.ts'
import type { Reading } from './apiVariant/reading.ts'
import { Refusal } from './parameters.ts'

const NO_KEY = 'The apikey header is missing or its key is not known'
const NO_TOKEN = 'The access token of this operation is missing or not known'

type Refusing = { operation: Operation; refuse: (refusal: Refusal) => unknown }

/** The refusal, or null for an allowed request. §5.3 does not show the answer to a wrong key. */
export const refuseAccess = (
  request: Request,
  key: string,
  { keyRefused, errorBody, eanToken }: Reading,
  { operation, refuse }: Refusing,
): Reply | null => {
  const refused = (refusal: Refusal) => errorReply(refusal, errorBody, refuse(refusal))
  if (request.headers.get('apikey') !== key) {
    if (keyRefused !== 'success false')
      return refused(new Refusal(keyRefused, 'KEY_REFUSED', NO_KEY))
    const body = { success: false, message: NO_KEY, errorCode: 'KEY_REFUSED' }
    return { status: 200, kind: 'refusal', body }
  }
  const wantsToken = eanToken !== null && operation === 'ean'
  return wantsToken && request.headers.get(eanToken.header) !== eanToken.value
    ? refused(new Refusal(403, 'TOKEN_REFUSED', NO_TOKEN))
    : null
}
