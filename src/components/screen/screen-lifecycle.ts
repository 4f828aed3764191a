import { action, makeAutoObservable } from 'mobx'
import { createContext } from 'react'
import { createEmitter } from '@/lib/emitter'
import type { ConfirmOptions } from '../ui/dialog/dialogs'
import { nextMoment } from './async-resource'

/** Confirmation dialog before a screen is left. */
export type LeaveQuestion = ConfirmOptions & { title: string }

/** Returns the dialog to confirm before the screen is left; null if no confirmation is needed. Observable. */
export type LeaveGuard = () => LeaveQuestion | null

/** Extent of a refresh: everything, or only the resources that the show event did not load. */
export type RefreshExtent = 'all' | 'rest'

interface LifecycleEvents {
  /** The screen is shown again after it was hidden. Not emitted for the first time. */
  return: undefined
  hide: undefined
  /** Resources are reloaded: after a response mode, or because the visitor requested it. */
  refresh: RefreshExtent
  /** The network is back while the screen is in view. */
  online: undefined
}

/** Events of a screen as a whole; the shell reports them, models listen through their `ScreenScope`. */
export class ScreenLifecycle {
  visible = true
  /** Sequence number of the last show or refresh of the screen. Responses to earlier requests may be outdated. */
  since = 0
  /** True if a dark picture is under the status bar, in any theme. */
  darkHead = false
  private leaveGuards: readonly LeaveGuard[] = []
  private readonly events = createEmitter<LifecycleEvents>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Handles the host's show event. Hosts also send this event when the screen opens, before or after the mount. */
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

  /** Refreshes a screen that has just been shown, without repeating the loads of the show event. */
  refreshOnShow(): void {
    this.events.emit('refresh', 'rest')
  }

  /** The confirmation before the screen is left with unsaved changes; null if none is needed. */
  get leaveQuestion(): LeaveQuestion | null {
    for (const guard of this.leaveGuards) {
      const question = guard()
      if (question) return question
    }
    return null
  }

  /**
   * Adds a guard that may ask for confirmation before the screen is left. Returns a function that removes the guard.
   */
  guardLeave(guard: LeaveGuard): () => void {
    this.leaveGuards = [...this.leaveGuards, guard]
    return action(() => {
      this.leaveGuards = this.leaveGuards.filter((each) => each !== guard)
    })
  }

  /** Removes all guards, because the visitor has agreed to leave. */
  allowLeave(): void {
    this.leaveGuards = []
  }

  setDarkHead(dark: boolean): void {
    this.darkHead = dark
  }

  /** Handles the return of the network. A hidden screen reloads failed resources when it is shown. */
  online(): void {
    if (this.visible) this.events.emit('online', undefined)
  }

  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof LifecycleEvents>(event: Name, listener: (payload: LifecycleEvents[Name]) => void): () => void {
    return this.events.on(event, listener)
  }
}

/** The lifecycle of the screen around a component. */
export const ScreenLifecycleContext = createContext<ScreenLifecycle | null>(null)
