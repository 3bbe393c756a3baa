/**
 * The user's catalog as the page uses it: its worker, started when first needed, and the choice between it and the demo's
 * catalog.
 */
import type { Catalog, Week } from '../catalog/catalog.ts'
import { workerCatalog } from '../catalog/worker/workerCatalog.ts'
import type { ToHost } from './ownHost.ts'
import { type HostPort, type OwnService, ownPort } from './ownPort.ts'
import type { StorageState } from './stored/catalogStore.ts'

export type OwnCatalog = OwnService & {
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}

/** A value in the browser's storage; null if it is missing or storage is unavailable. */
const wordIn = (storage: () => Storage, key: string) => ({
  read: (): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  write: (word: string | null): void => {
    try {
      if (word === null) storage().removeItem(key)
      else storage().setItem(key, word)
    } catch {
      // reads then return null
    }
  },
})

/** The chosen catalog; if the browser's storage is unavailable, the choice lasts for this visit. */
const choiceIn = (storage: () => Storage) => {
  const saved = wordIn(storage, 'demo-catalog')
  let chosen: string | null = null
  return {
    read: (): 'own' | 'demo' => ((chosen ?? saved.read()) === 'own' ? 'own' : 'demo'),
    /** `isLasting` is false for a catalog that ends with this page. */
    write: (which: 'own' | 'demo', isLasting: boolean): void => {
      chosen = which
      saved.write(which === 'own' && isLasting ? which : null)
    },
  }
}

/** Set while a removed catalog can be restored; if the page is closed meanwhile, the next page finds the mark and cleans up. */
const REMOVED = 'demo-catalog-removed'

/** Leftovers of a closed page are removed after this delay, when the first answers have arrived. */
const LATER_MS = 5000

type Started = { port: HostPort; service: OwnService }

export type OwnCatalogOptions = {
  /** Starts the worker, or its replacement if workers are blocked. */
  start: () => Promise<HostPort>
  storage?: () => Storage
  later?: (act: () => void) => void
}

export const ownCatalog = ({
  start,
  storage = () => localStorage,
  later = (act) => setTimeout(act, LATER_MS),
}: OwnCatalogOptions) => {
  const choice = choiceIn(storage)
  const mark = wordIn(storage, REMOVED)
  let started: Promise<Started> | null = null
  const listeners = new Set<(state: StorageState) => void>()
  const running = (): Promise<Started> => {
    started ??= start().then((port) => {
      const service = ownPort(port)
      for (const listener of listeners) service.onStorage(listener)
      return { port, service }
    })
    return started
  }
  let isForThisVisit = false
  /** The engines of the current catalog, by week. */
  const engines = new Map<Week, Promise<Catalog>>()

  const connect = async (week: Week): Promise<Catalog> => {
    const { port } = await running()
    const { port1, port2 } = new MessageChannel()
    const message: ToHost = { kind: 'engine', port: port2 }
    port.postMessage(message, [port2])
    port1.start()
    return workerCatalog(
      {
        postMessage: (question) => {
          port1.postMessage(question)
        },
        addEventListener: (type, listener) => {
          if (type === 'error') port.addEventListener(type, listener)
          else port1.addEventListener(type, listener)
        },
      },
      0,
      week,
    )
  }

  /** Null if no catalog is stored any more: the demo's catalog then answers. */
  const engine = async (week: Week): Promise<Catalog | null> => {
    if (choice.read() === 'demo') return null
    const known = engines.get(week)
    if (known) return known
    const { service } = await running()
    const storedCatalog = await service.storedCatalog().catch(() => null)
    if (!storedCatalog) {
      choice.write('demo', true)
      return null
    }
    const made = connect(week)
    engines.set(week, made)
    return made
  }

  const own: OwnCatalog = {
    storedCatalog: async () => (await running()).service.storedCatalog(),
    importFile: async (...args) => {
      const imported = await (await running()).service.importFile(...args)
      if (imported) {
        isForThisVisit = imported.isForThisVisit
        engines.clear()
      }
      return imported
    },
    remove: async () => {
      choice.write('demo', true)
      engines.clear()
      await (await running()).service.remove()
      mark.write('yes')
    },
    putBack: async (id) => {
      const isBack = await (await running()).service.putBack(id)
      mark.write(null)
      return isBack
    },
    forget: async (id) => {
      await (await running()).service.forget(id)
      mark.write(null)
    },
    onStorage: (listener) => {
      listeners.add(listener)
      // listening does not start the worker
      void started?.then(({ service }) => {
        service.onStorage(listener)
      })
    },
    active: choice.read,
    choose: (which) => {
      choice.write(which, !isForThisVisit)
    },
  }
  if (mark.read() !== null) {
    later(() => {
      mark.write(null)
      // the worker removes leftovers when it opens its store
      own.storedCatalog().catch(() => undefined)
    })
  }
  return { own, engine }
}
