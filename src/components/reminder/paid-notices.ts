import { COUPON_EXPIRE, subscribeRemind } from '@/api/benefit-reminder'
import { type NoticeTemplates, orderNotice } from '@/api/message'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { NoticeOccasion } from '@/domain/notice-channel'
import { keys } from '@/platform/storage/keys'
import { MAX_TEMPLATES } from '@/platform/subscribe-message/contract'
import { hostTemplates } from './host-templates'

/** Time without another question after a refusal, ms (decision 103). */
export const REFUSED_FOR = 30 * 24 * 3_600_000

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'screen' | 'stores'>

/** A paid order: of tickets, or of a package of coupons with the id that binds it to other orders. */
type PaidOrder = { kind: 'tickets'; orderId: string } | { kind: 'package'; orderId: string; bindId: string }

/**
 * Requests permission for messages of the mini program's host, once, in the tap that leaves the result of a payment.
 * The messages are updates of the order, and reminders of bought coupons. Hosts without such messages show no prompt.
 */
export class PaidNotices {
  private readonly templates: Resource<NoticeTemplates>
  private isAsked = false

  /** @param occasions those of the order; their templates load before the tap */
  constructor(
    private readonly deps: Deps,
    occasions: readonly NoticeOccasion[],
  ) {
    this.templates = hostTemplates(deps, occasions, () => !this.isRefused)
  }

  /**
   * Opens the host's prompt. Call it in the tap handler, before any `await`. Resolves after the buyer's answer, and
   * does not wait for the gateway. Never rejects.
   */
  async offer(order: PaidOrder): Promise<void> {
    const { clock, platform, stores } = this.deps
    const templates = (this.templates.value?.templates ?? []).slice(0, MAX_TEMPLATES)
    if (this.isAsked || this.isRefused || templates.length === 0) return
    this.isAsked = true
    const answer = await platform.subscribeMessage.request(templates.map(({ templateId }) => templateId))
    if (answer.kind === 'rejected') platform.storage.write(keys.paidNoticesRefused, clock.now(), stores.user.userId)
    if (answer.kind !== 'accepted') return
    for (const { occasion, templateId } of templates)
      if (answer.ids.includes(templateId)) void this.register(occasion, order).catch(() => undefined)
  }

  /** True if the buyer refused on this device within the last 30 days. */
  private get isRefused(): boolean {
    const { clock, platform, stores } = this.deps
    const refusedAt = platform.storage.read(keys.paidNoticesRefused, stores.user.userId)
    return refusedAt !== undefined && clock.now() - refusedAt < REFUSED_FOR
  }

  private register(occasion: NoticeOccasion, order: PaidOrder): Promise<unknown> {
    const { client, stores } = this.deps
    const { orderId } = order
    if (occasion !== 'BENEFIT_EXPIRE' || order.kind !== 'package')
      return client.call(orderNotice, { orderId, remindType: 'SUBSCRIBE_MESSAGE' }, { silent: true })
    const account = { appId: stores.shop.config?.appId ?? '', openId: stores.user.openId }
    const bought = { itemOrderId: orderId, bindId: order.bindId }
    return client.call(
      subscribeRemind,
      { ...account, ...bought, couponTemplateIds: [], remindSubscribeTypeEnums: [COUPON_EXPIRE] },
      { silent: true },
    )
  }
}
