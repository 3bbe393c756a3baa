/** The own catalog as the page has it: its worker, started when it is first needed, and which catalog the service answers from. */
import type { Catalog, Week } from '../catalog/catalog.ts'
import { workerCatalog } from '../catalog/worker/workerCatalog.ts'
import type { ToHost } from './ownHost.ts'
import { type HostPort, type OwnService, ownPort } from './ownPort.ts'
import type { StorageState } from './stored/storePart.ts'

export type OwnCatalog = OwnService & {
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}

/** A word that the browser keeps; null where there is none, or no storage. */
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
      // read as none
    }
  },
})

/** Where a browser keeps no choice it holds for this visit. */
const choiceIn = (storage: () => Storage) => {
  const saved = wordIn(storage, 'demo-catalog')
  let chosen: string | null = null
  return {
    read: (): 'own' | 'demo' => ((chosen ?? saved.read()) === 'own' ? 'own' : 'demo'),
    /** `isLasting` false for a catalog that ends with this page. */
    write: (which: 'own' | 'demo', isLasting: boolean): void => {
      chosen = which
      saved.write(which === 'own' && isLasting ? which : null)
    },
  }
}

/** Kept while a removed catalog can still be put back: of a page that was closed by then the next one finds this. */
const REMOVED = 'demo-catalog-removed'

/** What is left is let go of when the first answers are there. */
const LATER_MS = 5000

type Started = { port: HostPort; service: OwnService }

export type OwnCatalogOptions = {
  /** Starts the worker, or what stands for it where workers are blocked. */
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
  /** One for each week, of the catalog that is there now. */
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

  /** Null where nothing is stored any more: then the demo's own catalog answers again. */
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
    take: async (...args) => {
      const taken = await (await running()).service.take(...args)
      if (taken) {
        isForThisVisit = taken.isForThisVisit
        engines.clear()
      }
      return taken
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
      // nothing is started for it
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
      // its worker looks what is left when it opens its store
      own.storedCatalog().catch(() => undefined)
    })
  }
  return { own, engine }
}
