import { refused, unsupported } from '../outcome'
import type { ObserveElement } from './contract'

/**
 * Returns the scroll box that contains the element, which is Taro's page element. It must be the observer's root:
 * margins apply only to the root, and the window itself does not scroll.
 */
const scrollBoxOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}

/**
 * Returns the app's own style sheet while it is loading (platform/boot). The layout is not final until it has loaded.
 */
const pendingSheet = (): Element | null => document.querySelector('link[data-app][media=print]')

type Listener = (entry: IntersectionObserverEntry) => void

interface Watch {
  observer: IntersectionObserver
  listeners: Map<Element, Listener>
}

/**
 * Observers by scroll box and distance. Elements share them, because browsers compute the geometry of each observer in
 * every frame.
 */
const watches = new Map<Element | null, Map<string, Watch>>()

const createWatch = (root: Element | null, rootMargin: string): Watch => {
  const listeners = new Map<Element, Listener>()
  const observer = new IntersectionObserver(
    (entries) => {
      // Uses only the last entry of each element; earlier entries are outdated.
      const last = new Map(entries.map((entry) => [entry.target, entry]))
      last.forEach((entry, element) => listeners.get(element)?.(entry))
    },
    { root, rootMargin },
  )
  return { observer, listeners }
}

/**
 * Adds a listener for an element.
 * @returns a function that removes the listener
 */
const watch = (element: Element, rootMargin: string, listener: Listener): (() => void) => {
  const root = scrollBoxOf(element)
  const byMargin = watches.get(root) ?? new Map<string, Watch>()
  const { observer, listeners } = byMargin.get(rootMargin) ?? createWatch(root, rootMargin)
  watches.set(root, byMargin.set(rootMargin, { observer, listeners }))
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
    if (listeners.size > 0) return
    observer.disconnect()
    byMargin.delete(rootMargin)
    if (byMargin.size === 0) watches.delete(root)
  }
}

/** Observes by IntersectionObserver, with one listener per element and distance. A focused element counts as near. */
export const observeElement: ObserveElement = (id, screens, listener) => {
  if (typeof IntersectionObserver !== 'function') return unsupported
  const element = document.getElementById(id)
  if (!element) return refused('failed')
  const started = new AbortController()
  const start = (): void => {
    if (started.signal.aborted) return
    const end = watch(element, `${Math.round(screens * 100)}% 0px`, ({ isIntersecting, boundingClientRect }) => {
      const { height } = boundingClientRect
      if (height > 0) listener({ near: isIntersecting || element.contains(document.activeElement), height })
    })
    started.signal.addEventListener('abort', end)
  }
  const sheet = pendingSheet()
  if (sheet)
    for (const end of ['load', 'error']) sheet.addEventListener(end, start, { once: true, signal: started.signal })
  else start()
  return { kind: 'observing', dispose: () => started.abort() }
}
