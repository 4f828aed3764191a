import { makeAutoObservable } from 'mobx'
import { CODE_WAIT } from '@/domain/typed/one-time-code'
import type { Clock } from '@/lib/clock'

export interface SentCode<Target> {
  target: Target
  /** Earliest time of the next request, epoch ms of the server's clock. */
  resendFrom: number
}

export interface CodeRequestOptions<Target> {
  clock: Pick<Clock, 'now'>
  /** Sends a code; `countdown` in seconds, 0 for the default of a minute. */
  send: (target: Target) => Promise<{ countdown: number }>
  /** External storage of the last code, for several screens. By default, this object stores the code. */
  stored?: { read: () => SentCode<Target> | null; write: (sent: SentCode<Target>) => void }
}

/** The part of a request that the code input needs. */
export interface CodeSender {
  /** False before the first code. */
  readonly isSent: boolean
  readonly resendFrom: number
  resend(): Promise<boolean>
  change(): void
}

/** Requests verification codes, at most once per countdown. Rejects when `send` fails. */
export class CodeRequest<Target extends object> implements CodeSender {
  /** The last code that was sent, while the buyer enters it; null otherwise. */
  sent: SentCode<Target> | null
  private last: SentCode<Target> | null = null

  constructor(private readonly options: CodeRequestOptions<Target>) {
    this.sent = options.stored?.read() ?? null
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get isSent(): boolean {
    return this.sent !== null
  }

  get resendFrom(): number {
    return this.sent?.resendFrom ?? 0
  }

  /** Sends a code. Reuses the last code if it went to the same target and its countdown is running. */
  async request(target: Target): Promise<void> {
    const last = this.options.stored?.read() ?? this.last
    const isSame = last !== null && JSON.stringify(last.target) === JSON.stringify(target)
    if (isSame && last.resendFrom > this.options.clock.now()) this.applySent(last)
    else await this.send(target)
  }

  /** Sends another code to the same target. @returns false, without sending, while the countdown is running */
  async resend(): Promise<boolean> {
    if (!this.sent || this.options.clock.now() < this.resendFrom) return false
    await this.send(this.sent.target)
    return true
  }

  /** Returns to the input of the address or number. The last code may still be reused. */
  change(): void {
    this.sent = null
  }

  private async send(target: Target): Promise<void> {
    const { clock, send } = this.options
    const { countdown } = await send(target)
    this.applySent({ target, resendFrom: clock.now() + (countdown || CODE_WAIT) * 1000 })
  }

  private applySent(sent: SentCode<Target>): void {
    this.sent = this.last = sent
    this.options.stored?.write(sent)
  }
}
