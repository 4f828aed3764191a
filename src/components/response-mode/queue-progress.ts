import { makeAutoObservable } from 'mobx'
import { texts } from '@/locales/texts'
import type { DialogProgress } from '../ui/dialog/dialogs'
import type { LimitingModel } from './limiting.model'

const MINUTE = 60_000
const STEP = 5_000

/** The texts of a wait: position, time and tries, or a note that they are unknown. */
export class QueueProgress implements DialogProgress {
  constructor(private readonly model: LimitingModel) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get ring(): number {
    return this.model.ring
  }

  get figure(): string {
    return String(this.model.waiting?.place ?? this.model.attempts)
  }

  get caption(): string {
    const t = texts.translator()
    return t(this.model.waiting?.place ? 'request.placeCaption' : 'request.attemptsCaption')
  }

  get lines(): string[] {
    const t = texts.translator()
    const { isLongWait, attempts, waiting } = this.model
    const tries = [
      ...(attempts > 0 ? [t('request.attempts', { count: attempts })] : []),
      ...(isLongWait ? [t('request.patience')] : []),
    ]
    const position = waiting?.place ? [t('request.place', { place: waiting.place })] : []
    return [...position, this.wait, tries.join(t('common.separator'))].filter(Boolean)
  }

  get ticking(): string {
    const { nextIn } = this.model
    const t = texts.translator()
    return nextIn === null ? t('request.trying') : t('request.nextTry', { seconds: nextIn })
  }

  /** Remaining time, rounded to five seconds, so that a screen reader does not announce every second. */
  private get wait(): string {
    const t = texts.translator()
    const { remaining } = this.model
    if (remaining === null) return t('request.waitUnknown')
    if (remaining < MINUTE) return t('request.waitSeconds', { count: Math.max(1, Math.round(remaining / STEP)) * 5 })
    return t('request.waitMinutes', { count: Math.ceil(remaining / MINUTE) })
  }
}
