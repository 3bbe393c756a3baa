/** Whether a filter takes several values, and how they are separated; the specification (§4.3) does not say. */
import { filters } from '@/api/fields/filters.ts'
import { OPEN_POINTS, openPoint } from '@/api/fields/specification.ts'
import { evaluateList, listByProxy } from '@/api/profile/evaluateList.ts'
import { listFacts } from '@/api/profile/listFacts.ts'
import { LIST_REQUESTS, tryListForms } from '@/api/profile/listProbe.ts'
import type { OpenPoint } from '@/api/profile/openPoint.ts'

const ONE = 'one value'

export const filterLists: OpenPoint = {
  ...openPoint('filterLists'),
  assumes: ({ apiVariant }) => apiVariant.filterLists,
  observe: (seen, earlier) =>
    filters.flatMap(({ name, field }) => listFacts(seen, earlier, name, field)),
  byProxy: listByProxy,
  evaluate: (evidence, { apiVariant }) =>
    evaluateList(evidence, {
      what: OPEN_POINTS.filterLists.title,
      chosen: apiVariant.filterLists === ONE ? null : apiVariant.filterLists,
      nothingSeen: 'Not tried: needs two searches whose counts can be added up',
      change: (manner) => ({ filterLists: manner ?? ONE }),
      oneByOne: 'One value',
    }),
  probe: {
    requests: LIST_REQUESTS,
    needsSubject: true,
    lacks: ({ merchants }) => (merchants.length < 2 ? 'two merchants among the facets' : null),
    run: (send, subject) =>
      tryListForms(send, subject, {
        parameter: 'merchantFilter',
        field: 'merchant',
        values: subject.merchants,
      }),
  },
}
