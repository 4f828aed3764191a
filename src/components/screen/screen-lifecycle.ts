import { makeAutoObservable } from 'mobx'
import { createContext } from 'react'
import { createEmitter } from '@/lib/emitter'

interface LifecycleEvents {
  /** Back in view after it was hidden; not sent for the first time a screen is seen. */
  return: undefined
  hide: undefined
  /** Everything is loaded again: after a response mode, or because a visitor asks for it. */
  refresh: undefined
}

/** What happens to a screen as a whole; the shell reports it, models listen through their `ScreenScope`. */
export class ScreenLifecycle {
  visible = true
  private readonly events = createEmitter<LifecycleEvents>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The host shows the screen. Hosts report the first time too, sometimes before and sometimes after the screen is mounted. */
  show(): void {
    if (this.visible) return
    this.visible = true
    this.events.emit('return', undefined)
  }

  hide(): void {
    if (!this.visible) return
    this.visible = false
    this.events.emit('hide', undefined)
  }

  refresh(): void {
    this.events.emit('refresh', undefined)
  }

  /** Answers a function that stops listening. */
  on(event: keyof LifecycleEvents, listener: () => void): () => void {
    return this.events.on(event, listener)
  }
}

/** The lifecycle of the screen that a component is in. */
export const ScreenLifecycleContext = createContext<ScreenLifecycle | null>(null)
