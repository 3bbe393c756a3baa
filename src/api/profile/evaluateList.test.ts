import { describe, expect, it } from 'vitest'
import { evaluateList } from './evaluateList.ts'
import type { ListForm } from './listFacts.ts'
import type { Evidence } from './openPoint.ts'

const seen = (
  fact: 'understood' | 'not understood',
  manner: ListForm,
  count: number,
): Evidence => ({
  point: 'filterLists',
  fact,
  value: manner,
  example: `${manner} was ${fact}`,
  count,
  first: 1,
  last: 1,
})
const evaluate = (chosen: ListForm | null, ...evidence: Evidence[]) =>
  evaluateList(evidence, {
    what: 'Lists',
    chosen,
    nothingSeen: 'Not tried',
    change: (manner) => ({ filterLists: manner ?? 'one value' }),
    oneByOne: 'One value',
  })
const changeTo = (label: string, filterLists: ListForm | 'one value') => ({
  kind: 'change',
  label,
  change: { filterLists },
  done: `Lists: now ${filterLists}`,
})

describe('lists in one parameter', () => {
  it('are assumed before any answer is seen', () => {
    expect(evaluate('comma')).toEqual({
      verdict: 'assumed',
      message: 'Not tried',
      answers: 0,
      remedy: null,
    })
  })

  it('are observed while single values are sent, and the best list format is offered', () => {
    expect(
      evaluate(
        null,
        seen('not understood', 'pipe', 1),
        seen('understood', 'comma', 2),
        seen('understood', 'repeated parameter', 3),
      ),
    ).toEqual({
      verdict: 'observed',
      message:
        'comma was understood, twice; pipe was not understood; repeated parameter was understood, 3 times',
      answers: 6,
      remedy: changeTo('Repeat it', 'repeated parameter'),
    })
    expect(evaluate(null, seen('not understood', 'pipe', 1)).remedy).toBeNull()
  })

  it('are evaluated for the chosen list format', () => {
    const comma = seen('understood', 'comma', 2)
    expect(evaluate('comma', comma)).toMatchObject({
      verdict: 'observed',
      answers: 2,
      remedy: null,
    })
    expect(evaluate('pipe', comma)).toMatchObject({
      verdict: 'assumed',
      remedy: changeTo('Join by comma', 'comma'),
    })
    expect(evaluate('pipe', comma, seen('not understood', 'pipe', 4))).toMatchObject({
      verdict: 'contradicted',
      answers: 4,
      remedy: changeTo('Join by comma', 'comma'),
    })
    expect(evaluate('pipe', seen('not understood', 'pipe', 1))).toMatchObject({
      verdict: 'contradicted',
      remedy: changeTo('One value', 'one value'),
    })
  })
})
