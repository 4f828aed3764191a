import './document'
import { glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { TmplGroup } from 'glass-easel-template-compiler'
import type { Program } from './program'

type Element = glassEasel.Element
type Groups = Record<string, unknown>

/** A page instance as the page's script sees it. */
export interface PageInstance {
  data: Record<string, unknown>
  setData(data: Record<string, unknown>, done?: () => void): void
  [name: string]: unknown
}

/** A page that the engine has drawn. */
export interface View {
  readonly instance: PageInstance
  readonly dom: HTMLElement
  /** Returns the element with this id, as a selector query of the mini program does. */
  byId(id: string): HTMLElement | undefined
  /** Sends an event to the element and its ancestors. */
  fire(target: HTMLElement, type: string, detail: object, extra?: object): void
  close(): void
}

export interface Engine {
  /** Registers the configuration of a page or component before its script runs. */
  declare(unit: string, using: Record<string, string>, isComponent: boolean): void
  register(unit: string, definition: object): void
  open(unit: string): View
}

/** Problems since the last call of `takeReports`: errors of handlers, and data that templates cannot render. */
let reported: string[] = []

export const takeReports = (): string[] => {
  const all = reported
  reported = []
  return all
}

/**
 * Warning about an undefined list, which hosts draw as an empty list. Below the 15th level, Taro draws nodes by a
 * component whose list is undefined until its first property arrives.
 */
const UNDEFINED_LIST = /^The for-list data is neither Array nor Object, got type "undefined"/

const keep = (report: unknown): false => {
  if (typeof report === 'string' && UNDEFINED_LIST.test(report)) return false
  reported.push(report instanceof Error ? String(report.stack) : String(report))
  // Prevents console output, because tests check the messages instead.
  return false
}
glassEasel.addGlobalErrorListener(keep)
glassEasel.addGlobalWarningListener(keep)

/** Compiled templates, by folder and template texts of the mini program. Compiling is the slow part of a launch. */
const compiled = new Map<string, string>()

const compile = (program: Program): Groups => {
  const key = JSON.stringify([program.root, program.templates, program.scripts])
  let source = compiled.get(key)
  if (!source) {
    const group = new TmplGroup()
    const problems: { isError?: boolean }[] = []
    for (const [name, text] of Object.entries(program.templates))
      problems.push(...((group.addTmpl(name, text) as { isError?: boolean }[] | undefined) ?? []))
    for (const [name, text] of Object.entries(program.scripts)) group.addScript(name, text)
    source = `return ${group.getTmplGenObjectGroups()}`
    group.free()
    const errors = problems.filter(({ isError }) => isError)
    if (errors.length > 0) throw new Error(`The templates do not compile: ${JSON.stringify(errors.slice(0, 3))}`)
    compiled.set(key, source)
  }
  // Runs code that the engine has compiled from the mini program's templates. The mini program itself cannot run code
  // from strings.
  return new Function(source)() as Groups
}

const domOf = (element: object): unknown => (element as { getBackendElement?: () => unknown }).getBackendElement?.()

const find = (node: glassEasel.Node, fits: (element: Element) => boolean): Element | undefined => {
  const element = node as Element & { getShadowRoot?: () => Element | null; childNodes?: glassEasel.Node[] }
  if (fits(element)) return element
  for (const child of element.childNodes ?? []) {
    const found = find(child, fits)
    if (found) return found
  }
  const shadow = element.getShadowRoot?.()
  return shadow ? find(shadow, fits) : undefined
}

/** Creates WeChat's component framework for the templates of a mini program. Each launch gets a separate code space. */
export const createEngine = (program: Program): Engine => {
  const env = new MiniProgramEnv()
  const groups = compile(program)
  const space = env.createCodeSpace('', true)
  for (const name of Object.keys(program.templates)) {
    if (!groups[name]) continue
    const template = { groupList: groups, content: groups[name], fallbackListenerOnNativeNode: true }
    space.addCompiledTemplate(name, template as unknown as Parameters<typeof space.addCompiledTemplate>[1])
  }
  const backend = env.associateBackend()
  return {
    declare(unit, usingComponents, component) {
      // With 'shared', class names are not rewritten. This is how Taro's pages and components share styles.
      const facts = { component, usingComponents, styleIsolation: 'shared' }
      space.addComponentStaticConfig(unit, facts as Parameters<typeof space.addComponentStaticConfig>[1])
    },
    register(unit, definition) {
      space.componentEnv(unit, ({ Component }) => {
        Component(definition as Parameters<typeof Component>[0])
      })
    },
    open(unit) {
      const parent = globalThis.document.body
      const holder = parent.appendChild(globalThis.document.createElement('div'))
      const root = backend.createRoot('page', space, unit)
      root.attach(parent as never, holder as never)
      const component = root.getComponent()
      return {
        instance: root.get() as unknown as PageInstance,
        dom: component.getBackendElement() as unknown as HTMLElement,
        byId(id) {
          const element = find(component as unknown as glassEasel.Node, (each) => each.id === id)
          return element && (domOf(element) as HTMLElement)
        },
        fire(target, type, detail, extra) {
          const element = find(component as unknown as glassEasel.Node, (each) => domOf(each) === target)
          if (!element) throw new Error(`The page has no node for <${target.tagName}>.`)
          const facts = { bubbles: true, composed: true, capturePhase: true, extraFields: { ...extra } }
          element.triggerEvent(type, detail, facts)
        },
        close() {
          const dom = component.getBackendElement() as unknown as HTMLElement
          root.release()
          dom.remove()
        },
      }
    },
  }
}
