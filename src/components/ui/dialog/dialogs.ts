import { makeAutoObservable } from 'mobx'
import type { Clock, TimerId } from '@/lib/clock'

/** A running operation while its dialog is open, shown as a ring with texts. Read again whenever it changes. */
export interface DialogProgress {
  /** 0 to 1. */
  readonly ring: number
  /** Inside the ring, large; '' for nothing. */
  readonly figure: string
  /** Under the figure. */
  readonly caption: string
  /** Announced to screen readers on change. */
  readonly lines: readonly string[]
  /** Changes every second: not announced. */
  readonly ticking: string
}

export interface AlertOptions {
  title?: string
  content?: string
  /** A second sentence, less loud. */
  hint?: string
  /** Address of a picture above the words, checked by the caller. */
  picture?: string
  /** Word of the button; the shell's own "got it" when left out. */
  confirmText?: string
  /** Ms for which the button cannot be used; its word counts them down. */
  lockedFor?: number
  /** Only its button closes it, neither Escape nor the system's back. */
  required?: boolean
}

export interface ConfirmOptions extends AlertOptions {
  cancelText?: string
  /** danger: a yes loses something, and its button is red. */
  tone?: 'normal' | 'danger'
}

/** A question on the screen or waiting for its turn. */
export interface Question extends ConfirmOptions {
  id: number
  /** progress: one button, which cancels the operation. */
  kind: 'alert' | 'confirm' | 'progress'
  progress?: DialogProgress
}

/** An open question; `close` takes it away unanswered, which counts as a no. */
export interface DialogHandle {
  answer: Promise<boolean>
  close: () => void
}

export interface Toast {
  id: number
  text: string
}

/** Default duration of a toast (shell §9). */
const TOAST = 2_000

/**
 * Questions and words to the user, for models and for the floors below (handed in by app.tsx). Texts come ready in the
 * user's language. Questions wait for each other; a toast replaces the one before.
 */
export class Dialogs {
  private questions: readonly Question[] = []
  toastShown: Toast | null = null
  /** How many things are on their way that the user waits for. */
  private waits = 0
  private readonly answers = new Map<number, (answer: boolean) => void>()
  private nextId = 1
  private timer: TimerId | null = null

  constructor(private readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The question on the screen. */
  get current(): Question | null {
    return this.questions[0] ?? null
  }

  /** The next screen, or an answer, is on its way. */
  get waiting(): boolean {
    return this.waits > 0
  }

  /** Something begins that the user waits for. @returns ends it (once; more does nothing). */
  wait(): () => void {
    this.changeWaits(1)
    let over = false
    return () => {
      if (over) return
      over = true
      this.changeWaits(-1)
    }
  }

  /** Asks with two buttons. @returns whether it was confirmed; leaving it by Escape or the system's back is a no. */
  confirm(options: ConfirmOptions): Promise<boolean> {
    return this.open('confirm', options).answer
  }

  /** Shows a message with one button; resolves when it is closed. */
  async alert(options: AlertOptions): Promise<void> {
    await this.open('alert', options).answer
  }

  /** A question that can be taken away again. */
  open(kind: 'alert' | 'confirm', options: ConfirmOptions): DialogHandle {
    return this.put({ ...options, id: this.nextId++, kind })
  }

  /** Shows the progress of an operation; its one button cancels it, which resolves to false. */
  openProgress(progress: DialogProgress, options: AlertOptions): DialogHandle {
    return this.put({ ...options, id: this.nextId++, kind: 'progress', progress })
  }

  /** A short word that needs no answer. `duration` in ms. */
  toast(text: string, duration = TOAST): void {
    if (text === '') return
    const toast = { id: this.nextId++, text }
    this.toastShown = toast
    if (this.timer !== null) this.clock.clearTimeout(this.timer)
    this.timer = this.clock.setTimeout(() => this.endToast(toast.id), duration)
  }

  /** The answer to the question on the screen. */
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
