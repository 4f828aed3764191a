import { type OrderDetail, orderDetail } from '@/api/order'
import type { Clock } from '@/lib/clock'
import type { Client } from '@/request/client'
import { type Poll, poll, type PollPlan } from './poll'

/** The poll of a whole order. */
export type OrderPoll = Poll<OrderDetail>

/** Polls an order by a plan, whole: what a screen of it shows. */
export const pollOrder = (
  { client, clock }: { client: Client; clock: Clock },
  orderId: string,
  plan: PollPlan<OrderDetail>,
): OrderPoll => poll({ clock }, () => client.call(orderDetail, { orderId }, { silent: true }), plan)
