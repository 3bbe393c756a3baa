/** The own catalog as the page has it: its worker, started when it is first needed, and which catalog the service answers from. */
import type { Catalog, Week } from '../catalog/catalog.ts'
import { workerCatalog } from '../catalog/workerCatalog.ts'
import type { ToHost } from './ownHost.ts'
import { type HostPort, type OwnService, ownPort } from './ownPort.ts'

export type OwnCatalog = OwnService & {
  active: () => 'own' | 'demo'
  choose: (which: 'own' | 'demo') => void
}

const CHOICE = 'demo-catalog'

/** Where a browser keeps no choice it holds for this visit. */
const choiceIn = (storage: () => Storage) => {
  let chosen: string | null = null
  return {
    read: (): 'own' | 'demo' => {
      try {
        return (chosen ?? storage().getItem(CHOICE)) === 'own' ? 'own' : 'demo'
      } catch {
        return 'demo'
      }
    },
    /** `isLasting` false for a catalog that ends with this page. */
    write: (which: 'own' | 'demo', isLasting: boolean): void => {
      chosen = which
      try {
        if (which === 'own' && isLasting) storage().setItem(CHOICE, which)
        else storage().removeItem(CHOICE)
      } catch {
        // held above
      }
    },
  }
}

const REMOVED = 'demo-catalog-removed'

/** Whether a catalog was removed that can still be put back: of a page that was closed by then the next one finds this. */
const markIn = (storage: () => Storage) => ({
  isSet: (): boolean => {
    try {
      return storage().getItem(REMOVED) !== null
    } catch {
      return false
    }
  },
  set: (isSet: boolean): void => {
    try {
      if (isSet) storage().setItem(REMOVED, 'yes')
      else storage().removeItem(REMOVED)
    } catch {
      // then no catalog is kept, either
    }
  },
})

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
  const mark = markIn(storage)
  let started: Promise<Started> | null = null
  const running = (): Promise<Started> => {
    started ??= start().then((port) => ({ port, service: ownPort(port) }))
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

  /** Null where nothing is kept any more: then the demo's own catalog answers again. */
  const engine = async (week: Week): Promise<Catalog | null> => {
    if (choice.read() === 'demo') return null
    const known = engines.get(week)
    if (known) return known
    const { service } = await running()
    const kept = await service.kept().catch(() => null)
    if (!kept) {
      choice.write('demo', true)
      return null
    }
    const made = connect(week)
    engines.set(week, made)
    return made
  }

  const own: OwnCatalog = {
    kept: async () => (await running()).service.kept(),
    preview: async (...args) => (await running()).service.preview(...args),
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
      mark.set(true)
    },
    putBack: async (id) => {
      const isBack = await (await running()).service.putBack(id)
      mark.set(false)
      return isBack
    },
    forget: async (id) => {
      await (await running()).service.forget(id)
      mark.set(false)
    },
    active: choice.read,
    choose: (which) => {
      choice.write(which, !isForThisVisit)
    },
  }
  if (mark.isSet()) {
    later(() => {
      mark.set(false)
      // its worker looks what is left when it opens its store
      own.kept().catch(() => undefined)
    })
  }
  return { own, engine }
}
