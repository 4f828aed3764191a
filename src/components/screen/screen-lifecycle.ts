import { action, makeAutoObservable } from 'mobx'
import { createContext } from 'react'
import { createEmitter } from '@/lib/emitter'
import type { ConfirmOptions } from '../ui/dialog/dialogs'
import { nextMoment } from './async-resource'

/** What is asked before a screen is left. */
export type LeaveQuestion = ConfirmOptions & { title: string }

/** Answers what to ask before the screen is left; null when it may be left. Observable. */
export type LeaveGuard = () => LeaveQuestion | null

/** What a refresh loads: everything, or what a screen that has just come into view did not load by that. */
export type RefreshExtent = 'all' | 'rest'

interface LifecycleEvents {
  /** Back in view after it was hidden; not sent for the first time a screen is seen. */
  return: undefined
  hide: undefined
  /** Everything is loaded again: after a response mode, or because a visitor asks for it. */
  refresh: RefreshExtent
  /** The network is back while the screen is in view. */
  online: undefined
}

/** What happens to a screen as a whole; the shell reports it, models listen through their `ScreenScope`. */
export class ScreenLifecycle {
  visible = true
  /** When the screen came into view or was refreshed the last time: what was asked for before may be out of date. */
  since = 0
  /** A dark picture is under the status bar, whatever the theme. */
  darkHead = false
  private leaveGuards: readonly LeaveGuard[] = []
  private readonly events = createEmitter<LifecycleEvents>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The host shows the screen. Hosts report the first time too, sometimes before and sometimes after the screen is mounted. */
  show(): void {
    if (this.visible) return
    this.visible = true
    this.since = nextMoment()
    this.events.emit('return', undefined)
  }

  hide(): void {
    if (!this.visible) return
    this.visible = false
    this.events.emit('hide', undefined)
  }

  refresh(): void {
    this.since = nextMoment()
    this.events.emit('refresh', 'all')
  }

  /** The refresh of a screen that has just come into view: what it loads then anyway is loaded once. */
  refreshOnShow(): void {
    this.events.emit('refresh', 'rest')
  }

  /** What to ask before the screen is left: something on it is not saved. Null when it may be left. */
  get leaveQuestion(): LeaveQuestion | null {
    for (const guard of this.leaveGuards) {
      const question = guard()
      if (question) return question
    }
    return null
  }

  /** Asks before the screen is left. Answers a function that removes the guard. */
  guardLeave(guard: LeaveGuard): () => void {
    this.leaveGuards = [...this.leaveGuards, guard]
    return action(() => {
      this.leaveGuards = this.leaveGuards.filter((each) => each !== guard)
    })
  }

  /** The visitor agrees to leave: nothing is asked any more. */
  allowLeave(): void {
    this.leaveGuards = []
  }

  setDarkHead(dark: boolean): void {
    this.darkHead = dark
  }

  /** The host has a network again. A hidden screen loads what failed when it is shown. */
  online(): void {
    if (this.visible) this.events.emit('online', undefined)
  }

  /** Answers a function that stops listening. */
  on<Name extends keyof LifecycleEvents>(event: Name, listener: (payload: LifecycleEvents[Name]) => void): () => void {
    return this.events.on(event, listener)
  }
}

/** The lifecycle of the screen that a component is in. */
export const ScreenLifecycleContext = createContext<ScreenLifecycle | null>(null)
