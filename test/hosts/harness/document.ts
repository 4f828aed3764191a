import { JSDOM } from 'jsdom'

/**
 * The DOM document in which the engine renders, because WeChat's component framework requires one. It belongs to the
 * host's side of the bridge; the mini program never accesses it.
 */
const ground = globalThis.document
  ? undefined
  : new JSDOM('<!doctype html><body></body>', { url: 'http://host.invalid/', pretendToBeVisual: true })

if (ground) {
  const { window } = ground
  for (const name of [
    'window',
    'document',
    'Element',
    'HTMLElement',
    'Node',
    'Text',
    'Event',
    'CustomEvent',
    'MutationObserver',
  ] as const)
    Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true })
}
