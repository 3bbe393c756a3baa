/**
 * Test files of pages share a process and its one window, because starting both costs more than most files take. Before each file,
 * the window is restored to its state before the first: everything that was set, replaced, or added to it, and every listener. A
 * new window per file would not work: testing-library, React and user-event use the first window that they get.
 */
type Owned = ReadonlyMap<PropertyKey, PropertyDescriptor>
type Listening = readonly [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]

type Environment = {
  address: string
  /** Objects whose own properties may be changed: the window, its classes, its singletons. */
  owned: ReadonlyMap<object, Owned>
  /** Values of window properties with a getter and a setter, whose descriptors do not contain the value. */
  values: ReadonlyMap<string, unknown>
  children: readonly (readonly [Element, readonly Node[]])[]
  attributes: readonly (readonly [Element, ReadonlyMap<string, string>])[]
  listening: Listening[]
  channels: Set<BroadcastChannel>
  /** Work that waits until the page is idle. */
  idle: Set<number>
  observers: Set<MutationObserver>
  lastFrame: number
}

const WORLD = Symbol.for('catalog-explorer.testing.world')
/** The saved state is global, because each test file loads this module again. */
const saved = globalThis as { [WORLD]?: Environment }

const ownOf = (object: object): Owned =>
  new Map(
    Reflect.ownKeys(object).map((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
      return [key, descriptor ?? {}]
    }),
  )

/** Whether a property belongs to Vitest, or to a package that stores it under a symbol; such properties stay. */
const isForeign = (object: object, key: PropertyKey) =>
  object === globalThis && (typeof key === 'symbol' || String(key).startsWith('__v'))

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** The value of a global property; undefined if its getter throws. */
function valueOf(name: string): unknown {
  try {
    return Reflect.get(globalThis, name)
  } catch {
    return undefined
  }
}

const roots = () => [document.documentElement, document.head, document.body]

/** Records the listeners that are added to objects that outlive a test file. */
function noteListeners(listening: Listening[]): void {
  for (const target of [window, document, ...roots()]) {
    // Each target has a different event map; any type will do here.
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener']
    target.addEventListener = (...words: Parameters<EventTarget['addEventListener']>) => {
      listening.push([target, ...words])
      listen(...words)
    }
  }
}

/** Records channels, because those of a finished file would exchange messages with those of the next. */
function noteChannels(channels: Set<BroadcastChannel>): void {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  }
}

/** Records observers of the page itself, which would otherwise still receive every change. */
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

/** Replaces `requestIdleCallback`: jsdom is never idle, so the work runs after 200 ms. */
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
  // Cancel all animation frames, because they may have been requested under a fake clock, which no longer advances.
  const frame = requestAnimationFrame(() => {})
  for (let one = environment.lastFrame + 1; one <= frame; one += 1) cancelAnimationFrame(one)
  environment.lastFrame = frame
  for (const waiting of environment.idle) window.clearTimeout(waiting)
  environment.idle.clear()
  for (const channel of environment.channels) {
    channel.close()
    // A job that continues must not send messages any more.
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
  // Push an entry, so that no forward entry leads to a page of an earlier file.
  history.pushState(null, '', environment.address)
}

export function cleanWindow(): void {
  const environment = saved[WORLD] ?? readEnvironment()
  saved[WORLD] = environment
  clean(environment)
}
