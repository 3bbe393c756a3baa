import { useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { RequestError } from '@/features/messages/failure/RequestError.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { shortId } from '@/lib/numbers/format.ts'
import type { CompareState } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { findProducts, type ProductReference, type FoundProduct } from './findProducts.ts'
import { readProductInput } from './readProductInput.ts'
import styles from './AddForm.module.css'

type Props = { state: CompareState; onAdd: (ids: readonly string[]) => void }

type Step =
  | { kind: 'typing'; problem: string }
  | { kind: 'requesting' }
  | { kind: 'found'; list: readonly FoundProduct[] }
  | { kind: 'failed'; error: unknown; requested: ProductReference }

/**
 * The form that adds products. IDs are added at once; a URL or code is looked up first, and the user chooses one of the records
 * found.
 */
export function AddForm({ state, onAdd }: Props) {
  const [text, setText] = useState('')
  const [step, setStep] = useState<Step>({ kind: 'typing', problem: '' })
  const client = useQueryClient()
  const connection = useConnection()

  // Counts the inputs, so that answers to earlier inputs, and answers after unmounting, are ignored.
  const inputCount = useRef(0)
  useEffect(() => () => void (inputCount.current += 1), [])
  const showProblem = (problem: string) => {
    inputCount.current += 1
    setStep({ kind: 'typing', problem })
  }
  const request = async (requested: ProductReference) => {
    inputCount.current += 1
    const turn = inputCount.current
    setStep({ kind: 'requesting' })
    try {
      const list = await findProducts(client, connection, requested, state.country)
      if (inputCount.current !== turn) return
      if (list.length === 0)
        return showProblem(`No product in ${shownCountry(state.country)} was found.`)
      setStep({ kind: 'found', list })
      announce(`${list.length} found. Choose one.`)
    } catch (error) {
      if (inputCount.current === turn) setStep({ kind: 'failed', error, requested })
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readProductInput(text, state.ids, window.location.origin)
    if (read.kind === 'problem') showProblem(read.problem)
    else if (read.kind === 'ids') onAdd(read.ids)
    else void request(read)
  }
  const problem = step.kind === 'typing' ? step.problem : ''
  return (
    <div className={styles.add}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={COMPARE.addField}
          value={text}
          error={problem === '' ? undefined : problem}
          onChange={(next) => {
            setText(next)
            showProblem('')
          }}
        />
        <Button type="submit" variant="primary">
          Add
        </Button>
      </form>
      {step.kind === 'requesting' && <Spinner label="Loading its products" />}
      {step.kind === 'failed' && (
        <RequestError
          error={step.error}
          what="The look-up"
          onRetry={() => void request(step.requested)}
          savedNote="The comparison is unchanged."
        />
      )}
      {step.kind === 'found' && (
        <FoundList list={step.list} present={state.ids} onChoose={(id) => onAdd([id])} />
      )}
    </div>
  )
}

type FoundListProps = {
  list: readonly FoundProduct[]
  /** Ids that are in the comparison already. */
  present: readonly string[]
  onChoose: (id: string) => void
}

/** The list of records found for a URL or code, to choose one from. */
function FoundList({ list, present, onChoose }: FoundListProps) {
  return (
    <ul className={styles.list} aria-label={COMPARE.found}>
      {list.map(({ id, merchant, title, price }, index) => (
        <li key={`${index} ${id}`}>
          {present.includes(id) ? (
            <span className={styles.here}>{merchant ?? shortId(id)}, already here</span>
          ) : (
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <Plus />
              <span className={styles.words}>
                <bdi>{merchant ?? shortId(id)}</bdi>
                {title !== null && (
                  <>
                    <span className="vh">, </span>
                    <bdi className={styles.title}>{title}</bdi>
                  </>
                )}
              </span>
              <Price offer={price} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
