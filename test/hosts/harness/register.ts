import type { Engine, PageInstance } from './engine'
import type { Kind } from './kinds'
import type { Meter } from './meter'

type Definition = Record<string, unknown>
type Hook = (this: unknown, ...args: unknown[]) => void

/** Registers a page or component of the program in the engine. */
export interface Registrar {
  page(unit: string, definition: Definition): void
  component(unit: string, definition: Definition): void
}

const TYPES: Record<string, unknown> = { String, Number, Boolean, Object, Array }

/** The engine compares with the `String` of this process, but the realm has its own `String`. */
const ownTypes = (properties: Definition): Definition => {
  const own = (type: unknown) => (typeof type === 'function' ? (TYPES[type.name] ?? null) : type)
  const entries = Object.entries(properties).map(([name, facts]) =>
    typeof facts === 'object' && facts !== null
      ? [name, { ...facts, type: own((facts as { type?: unknown }).type) }]
      : [name, own(facts)],
  )
  return Object.fromEntries(entries) as Definition
}

/**
 * Converts a component of Alipay. It has props and mount hooks; WeChat's components have properties and lifetimes
 * instead.
 */
const fromAlipay = ({ props, didMount, didUnmount, ...rest }: Definition): Definition => ({
  ...rest,
  properties: {
    ...Object.fromEntries(
      Object.entries((props ?? {}) as Definition).map(([name, value]) => [name, { type: null, value }]),
    ),
    ...((rest.properties ?? {}) as Definition),
  },
  attached(this: { props?: unknown; data: unknown }) {
    this.props = this.data
    ;(didMount as Hook | undefined)?.call(this)
  },
  detached(this: unknown) {
    ;(didUnmount as Hook | undefined)?.call(this)
  },
})

const bytesOf = (text: string): number => Buffer.byteLength(text)

/**
 * Registers pages and components. Their updates cross a JSON bridge and are counted, as on a real device.
 * @param isHidden returns true if the page of an instance is hidden
 */
export const createRegistrar = (
  kind: Kind,
  engine: Engine,
  meter: Meter,
  isHidden: (instance: unknown) => boolean,
): Registrar => {
  const bridge = (unit: string, instance: PageInstance): void => {
    const apply = instance.setData.bind(instance)
    instance.setData = (data, done) => {
      const text = JSON.stringify(data)
      meter.update(unit, bytesOf(text), isHidden(instance))
      apply(JSON.parse(text) as Record<string, unknown>, done)
    }
  }
  return {
    page(unit, definition) {
      const own = Object.entries(definition).filter(
        ([name]) => !['data', 'behaviors', 'mixins', 'options'].includes(name),
      )
      const methods = Object.fromEntries(own.filter(([, value]) => typeof value === 'function'))
      const fields = Object.fromEntries(own.filter(([, value]) => typeof value !== 'function'))
      engine.register(unit, {
        data: definition.data ?? {},
        methods,
        created(this: PageInstance) {
          bridge(unit, this)
          Object.assign(this, fields)
        },
      })
    },
    component(unit, definition) {
      const facts = kind === 'alipay' ? fromAlipay(definition) : definition
      const lifetimes = (facts.lifetimes ?? {}) as Record<string, Hook | undefined>
      const created = (facts.created as Hook | undefined) ?? lifetimes.created
      engine.register(unit, {
        ...facts,
        properties: ownTypes((facts.properties ?? {}) as Definition),
        created(this: PageInstance) {
          bridge(unit, this)
          created?.call(this)
        },
      })
    },
  }
}
