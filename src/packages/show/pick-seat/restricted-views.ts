import type { Services } from '@/components/services'
import { seatTexts } from '@/locales/namespaces/seat'
import { texts } from '@/locales/texts'

/** Seats with a restricted view that the buyer has accepted. Each seat is confirmed only once. */
export class RestrictedViews {
  private accepted: ReadonlySet<number> = new Set()

  /**
   * Asks the buyer to accept restricted views that were not accepted before.
   * @param seats seats with a restricted view
   * @returns true if the buyer has accepted all of them
   */
  async accept(dialogs: Pick<Services['dialogs'], 'confirm'>, seats: readonly number[]): Promise<boolean> {
    const unseen = seats.filter((seat) => !this.accepted.has(seat))
    if (unseen.length === 0) return true
    const t = texts.translator(seatTexts)
    const confirmed = await dialogs.confirm({
      title: t('restricted.title', { count: unseen.length }),
      content: t('restricted.hint'),
      confirmText: t('restricted.accept'),
    })
    if (confirmed) this.accepted = new Set([...this.accepted, ...unseen])
    return confirmed
  }
}
