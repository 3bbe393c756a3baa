/**
 * Files of page tests share a process and its one window, since starting both costs more than most files take. Before
 * each file the window is put back to what it was before the first: whatever was set, replaced, added to it or to what
 * belongs to it, listens to it or stands in it. A new window a file would not do: testing-library, React and user-event
 * keep hold of the first that they meet.
 */
type Owned = ReadonlyMap<PropertyKey, PropertyDescriptor>
type Listening = readonly [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]

type Environment = {
  address: string
  /** What has properties of its own that somebody may change: the window, its classes, what there is one of. */
  owned: ReadonlyMap<object, Owned>
  /** Behind a property of the window with a getter and a setter; its description says nothing about it. */
  values: ReadonlyMap<string, unknown>
  children: readonly (readonly [Element, readonly Node[]])[]
  attributes: readonly (readonly [Element, ReadonlyMap<string, string>])[]
  listening: Listening[]
  channels: Set<BroadcastChannel>
  /** Work that waits until the page has nothing better to do. */
  idle: Set<number>
  observers: Set<MutationObserver>
  lastFrame: number
}

const WORLD = Symbol.for('catalog-explorer.testing.world')
/** Outlives the modules, which each file reads anew. */
const saved = globalThis as { [WORLD]?: Environment }

const ownOf = (object: object): Owned =>
  new Map(
    Reflect.ownKeys(object).map((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
      return [key, descriptor ?? {}]
    }),
  )

/** Vitest's own, and what packages hide under a symbol for as long as they live. */
const isForeign = (object: object, key: PropertyKey) =>
  object === globalThis && (typeof key === 'symbol' || String(key).startsWith('__v'))

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Some getters only answer where they belong. */
function valueOf(name: string): unknown {
  try {
    return Reflect.get(globalThis, name)
  } catch {
    return undefined
  }
}

const roots = () => [document.documentElement, document.head, document.body]

/** From here on it is known who listens to what outlives a file. */
function noteListeners(listening: Listening[]): void {
  for (const target of [window, document, ...roots()]) {
    // Each of them has its own list of events; here any will do.
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener']
    target.addEventListener = (...words: Parameters<EventTarget['addEventListener']>) => {
      listening.push([target, ...words])
      listen(...words)
    }
  }
}

/** Tabs of a file that is over would go on talking with those of the next. */
function noteChannels(channels: Set<BroadcastChannel>): void {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  }
}

/** Who watches the page itself would go on being told of every change in it. */
function noteObservers(observers: Set<MutationObserver>): void {
  globalThis.MutationObserver = class extends MutationObserver {
    override observe(target: Node, options?: MutationObserverInit): void {
      super.observe(target, options)
      if (target === document || roots().some((root) => root === target)) observers.add(this)
    }
    override disconnect(): void {
      super.disconnect()
      observers.delete(this)
    }
  }
}

/** jsdom is never idle; a short wait does as well. */
function noteIdle(idle: Set<number>): void {
  window.requestIdleCallback = (work) => {
    const waiting = window.setTimeout(() => {
      idle.delete(waiting)
      work({ didTimeout: false, timeRemaining: () => 50 })
    }, 200)
    idle.add(waiting)
    return waiting
  }
  window.cancelIdleCallback = (waiting) => window.clearTimeout(waiting)
}

function readEnvironment(): Environment {
  const listening: Listening[] = []
  const channels = new Set<BroadcastChannel>()
  const observers = new Set<MutationObserver>()
  noteListeners(listening)
  noteChannels(channels)
  const idle = new Set<number>()
  noteIdle(idle)
  noteObservers(observers)
  const names = Object.getOwnPropertyNames(globalThis)
  const values = new Map(names.map((name) => [name, valueOf(name)]))
  const classes = [...values.values()].filter((value) => typeof value === 'function')
  const prototypes = classes.map((one) => one.prototype as unknown).filter(isObject)
  const single = [navigator, document, window.location, history, performance, console, screen]
  return {
    address: window.location.href,
    owned: new Map(
      [globalThis, ...classes, ...prototypes, ...single, ...roots()].map((one) => [
        one,
        ownOf(one),
      ]),
    ),
    values: new Map(
      [...values].filter(([name]) => Reflect.getOwnPropertyDescriptor(globalThis, name)?.set),
    ),
    children: roots().map((root) => [root, [...root.childNodes]]),
    attributes: roots().map((root) => [
      root,
      new Map(Array.from(root.attributes, ({ name, value }) => [name, value])),
    ]),
    listening,
    channels,
    observers,
    idle,
    lastFrame: 0,
  }
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
  one.value === other.value && one.get === other.get && one.set === other.set

function putBack(object: object, owned: Owned): void {
  for (const key of Reflect.ownKeys(object)) {
    if (!owned.has(key) && !isForeign(object, key)) Reflect.deleteProperty(object, key)
  }
  for (const [key, before] of owned) {
    if (isForeign(object, key)) continue
    const now = Reflect.getOwnPropertyDescriptor(object, key)
    if (!now || !isSame(now, before)) Reflect.defineProperty(object, key, before)
  }
}

function clean(environment: Environment): void {
  // The frames' clock may have been a fake one, and would stand still for ever.
  const frame = requestAnimationFrame(() => {})
  for (let one = environment.lastFrame + 1; one <= frame; one += 1) cancelAnimationFrame(one)
  environment.lastFrame = frame
  for (const waiting of environment.idle) window.clearTimeout(waiting)
  environment.idle.clear()
  for (const channel of environment.channels) {
    channel.close()
    // A job that goes on has nobody to tell any more.
    channel.postMessage = () => {}
  }
  environment.channels.clear()
  for (const observer of environment.observers) observer.disconnect()
  for (const [target, type, listener, options] of environment.listening.splice(0)) {
    target.removeEventListener(type, listener, options)
  }
  for (const [object, owned] of environment.owned) putBack(object, owned)
  for (const [name, value] of environment.values) {
    if (valueOf(name) !== value) Reflect.set(globalThis, name, value)
  }
  for (const [root, children] of environment.children) root.replaceChildren(...children)
  for (const [root, attributes] of environment.attributes) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
    for (const [name, value] of attributes) root.setAttribute(name, value)
    Object.assign(root, { scrollTop: 0, scrollLeft: 0 })
  }
  document.getSelection()?.removeAllRanges()
  localStorage.clear()
  sessionStorage.clear()
  // A step, so that none leads forward to where an earlier file has been.
  history.pushState(null, '', environment.address)
}

export function cleanWindow(): void {
  const environment = saved[WORLD] ?? readEnvironment()
  saved[WORLD] = environment
  clean(environment)
}
