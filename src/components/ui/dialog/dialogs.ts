import { makeAutoObservable } from 'mobx'
import type { Clock, TimerId } from '@/lib/clock'

export interface AlertOptions {
  title?: string
  content?: string
  /** Word of the button; the shell's own "got it" when left out. */
  confirmText?: string
}

export interface ConfirmOptions extends AlertOptions {
  cancelText?: string
  /** danger: what cannot be undone. */
  tone?: 'normal' | 'danger'
}

/** A question on the screen or waiting for its turn. */
export interface Question extends ConfirmOptions {
  id: number
  kind: 'alert' | 'confirm'
}

export interface Toast {
  id: number
  text: string
}

/** How long a toast stays unless told otherwise (shell §9). */
const TOAST = 2_000

/**
 * Questions and words to the user, for models and for the floors below (handed in by app.tsx). Texts come ready in the
 * user's language. Questions wait for each other; a toast replaces the one before.
 */
export class Dialogs {
  private questions: Question[] = []
  toastShown: Toast | null = null
  /** The next screen is on its way. */
  waiting = false
  private readonly answers = new Map<number, (answer: boolean) => void>()
  private nextId = 1
  private timer: TimerId | null = null

  constructor(private readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>) {
    makeAutoObservable<this, 'clock' | 'answers' | 'nextId' | 'timer'>(
      this,
      { clock: false, answers: false, nextId: false, timer: false },
      { autoBind: true },
    )
  }

  /** The question on the screen. */
  get current(): Question | null {
    return this.questions[0] ?? null
  }

  setWaiting(waiting: boolean): void {
    this.waiting = waiting
  }

  /** Asks with two buttons. @returns whether it was confirmed; leaving it by Escape or the scrim is a no. */
  confirm(options: ConfirmOptions): Promise<boolean> {
    return this.ask('confirm', options)
  }

  /** Says something with one button; settles once it has been read. */
  async alert(options: AlertOptions): Promise<void> {
    await this.ask('alert', options)
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
    const question = this.questions.shift()
    if (!question) return
    this.answers.get(question.id)?.(confirmed)
    this.answers.delete(question.id)
  }

  private ask(kind: Question['kind'], options: ConfirmOptions): Promise<boolean> {
    const id = this.nextId++
    this.questions.push({ ...options, id, kind })
    return new Promise((resolve) => this.answers.set(id, resolve))
  }

  private endToast(id: number): void {
    if (this.toastShown?.id === id) this.toastShown = null
  }
}
