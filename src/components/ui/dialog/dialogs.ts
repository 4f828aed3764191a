import { makeAutoObservable } from 'mobx'
import type { Clock, TimerId } from '@/lib/clock'

/** Progress of a running operation, which a dialog shows as a ring with texts. Observable. */
export interface DialogProgress {
  /** Progress from 0 to 1. */
  readonly ring: number
  /** Large text inside the ring; '' without such a text. */
  readonly figure: string
  /** Text below the large text. */
  readonly caption: string
  /** Lines that screen readers announce when they change. */
  readonly lines: readonly string[]
  /** Line that changes every second. Screen readers do not announce it. */
  readonly ticking: string
}

export interface AlertOptions {
  title?: string
  content?: string
  /** A second, less prominent sentence. */
  hint?: string
  /** Address of a picture above the text, checked by the caller. */
  picture?: string
  /** Text of the button; "got it" by default. */
  confirmText?: string
  /** Time in milliseconds for which the button is disabled. The button's text counts down. */
  lockedFor?: number
  /** True if only the button closes the dialog, and neither Escape nor the system's back does. */
  required?: boolean
}

export interface ConfirmOptions extends AlertOptions {
  cancelText?: string
  /** danger: confirming is destructive, and the button is red. */
  tone?: 'normal' | 'danger'
}

/** A dialog on the screen or in the queue. */
export interface Question extends ConfirmOptions {
  id: number
  /** progress: one button, which cancels the operation. */
  kind: 'alert' | 'confirm' | 'progress'
  progress?: DialogProgress
}

/** Handle of an open dialog. `close` closes it without an answer, which counts as no. */
export interface DialogHandle {
  answer: Promise<boolean>
  close: () => void
}

export interface Toast {
  id: number
  text: string
}

/** Default duration of a toast, in milliseconds (shell §9). */
const TOAST = 2_000

/** Dialogs and toasts, for models and lower layers. Dialogs queue; a toast replaces the previous one. */
export class Dialogs {
  private questions: readonly Question[] = []
  toastShown: Toast | null = null
  /** Number of operations for which the user waits. */
  private waits = 0
  private readonly answers = new Map<number, (answer: boolean) => void>()
  private nextId = 1
  private timer: TimerId | null = null

  constructor(private readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The dialog that is shown; null without a dialog. */
  get current(): Question | null {
    return this.questions[0] ?? null
  }

  /** True while the next screen or a response is loading. */
  get waiting(): boolean {
    return this.waits > 0
  }

  /** Starts an operation for which the user waits. @returns a function that ends it; further calls do nothing */
  wait(): () => void {
    this.changeWaits(1)
    let over = false
    return () => {
      if (over) return
      over = true
      this.changeWaits(-1)
    }
  }

  /** Shows a dialog with two buttons. @returns true if the user confirms; Escape or the system's back means no */
  confirm(options: ConfirmOptions): Promise<boolean> {
    return this.open('confirm', options).answer
  }

  /** Shows a message with one button; resolves when it is closed. */
  async alert(options: AlertOptions): Promise<void> {
    await this.open('alert', options).answer
  }

  /** Opens a dialog that can be closed by the caller. */
  open(kind: 'alert' | 'confirm', options: ConfirmOptions): DialogHandle {
    return this.put({ ...options, id: this.nextId++, kind })
  }

  /** Shows the progress of an operation; its one button cancels it, which resolves to false. */
  openProgress(progress: DialogProgress, options: AlertOptions): DialogHandle {
    return this.put({ ...options, id: this.nextId++, kind: 'progress', progress })
  }

  /** Shows a short message. `duration` in ms. */
  toast(text: string, duration = TOAST): void {
    if (text === '') return
    const toast = { id: this.nextId++, text }
    this.toastShown = toast
    if (this.timer !== null) this.clock.clearTimeout(this.timer)
    this.timer = this.clock.setTimeout(() => this.endToast(toast.id), duration)
  }

  /** Answers the dialog that is shown. */
  answer(confirmed: boolean): void {
    const question = this.current
    if (question) this.end(question.id, confirmed)
  }

  private put(question: Question): DialogHandle {
    const answer = new Promise<boolean>((resolve) => this.answers.set(question.id, resolve))
    this.questions = [...this.questions, question]
    return { answer, close: () => this.end(question.id, false) }
  }

  private end(id: number, confirmed: boolean): void {
    this.questions = this.questions.filter((question) => question.id !== id)
    this.answers.get(id)?.(confirmed)
    this.answers.delete(id)
  }

  private changeWaits(by: number): void {
    this.waits += by
  }

  private endToast(id: number): void {
    if (this.toastShown?.id === id) this.toastShown = null
  }
}
